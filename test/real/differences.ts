/** Something that is not as the file says. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** A difference for each member that is not as expected. */
export function compare(
  what: string,
  expected: Readonly<Record<string, unknown>>,
  got: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.keys(expected)
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(got[name]))
    .map((name) => ({ what: `${what}: ${name}`, expected: expected[name], got: got[name] }));
}

export const told = ({ what, expected, got }: Difference): string =>
  `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
