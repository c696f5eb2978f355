/** How long is waited for what. All of them may stand in an address too: `mysql://host/database?poolSize=20`. */
export interface Limits {
  /** Connections to a server, 1 to 1,000; default 10. A DataSource of your own has its own `poolSize`. */
  readonly poolSize?: number;
  /**
   * How long a call waits for a free connection, or for a server that went away, milliseconds, 50 to 60,000;
   * default 2,000.
   */
  readonly acquireTimeoutMs?: number;
  /**
   * How long a server may say nothing before it is asked whether it is alive, and then again so long, milliseconds,
   * 50 to 60,000; default 1,000. So a server that hangs is noticed after twice that, while slow statements go on.
   */
  readonly silenceMs?: number;
  /** How long one statement may take on a server that is alive, milliseconds, 50 to 3,600,000; default 15,000. */
  readonly statementTimeoutMs?: number;
  /** How long a write waits for, and gives way to, those of others, milliseconds, 50 to 600,000; default 10,000. */
  readonly busyTimeoutMs?: number;
  /**
   * Whether servers of the address that take no writes answer reads, as far as they have what this process has
   * written and seen; default false.
   */
  readonly readFromReplicas?: boolean;
}

export type SettledLimits = Required<Limits>;

/** Default, lowest and highest value. */
const NUMBERS = {
  poolSize: [10, 1, 1000],
  acquireTimeoutMs: [2000, 50, 60_000],
  silenceMs: [1000, 50, 60_000],
  statementTimeoutMs: [15_000, 50, 3_600_000],
  busyTimeoutMs: [10_000, 50, 600_000],
} as const;

export const LIMIT_NAMES: readonly string[] = [...Object.keys(NUMBERS), "readFromReplicas"];

/** @throws {RangeError} that names what cannot be. */
export function settleLimits(given: Limits): SettledLimits {
  const numbers = Object.entries(NUMBERS).map(([name, [standard, from, to]]) => {
    const value = given[name as keyof typeof NUMBERS] ?? standard;
    if (Number.isInteger(value) && value >= from && value <= to) return [name, value];
    throw new RangeError(
      `Cannot open the store: "${name}" must be a whole number from ${from} to ${to}, got ${String(value)}`,
    );
  });
  const { readFromReplicas = false } = given;
  if (typeof readFromReplicas !== "boolean")
    throw new RangeError(`Cannot open the store: "readFromReplicas" must be true or false`);
  return { ...(Object.fromEntries(numbers) as Required<Limits>), readFromReplicas };
}

/** Limits as texts, for example of an address. */
export function readLimits(texts: Readonly<Record<string, string>>): Limits {
  const read = ([name, text]: [string, string]) => {
    if (name !== "readFromReplicas") return [name, /^\d{1,9}$/.test(text) ? Number(text) : text];
    return [name, text === "true" ? true : text === "false" ? false : text];
  };
  return Object.fromEntries(Object.entries(texts).map(read)) as Limits;
}
