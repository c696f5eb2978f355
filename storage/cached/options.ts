/** How much a cache keeps and how fresh it is. All have defaults. */
export interface CacheOptions {
  /** Most answers that are kept, 1 to 10,000,000, default 10,000; the longest unused go first. */
  readonly max?: number;
  /** Most bytes that they may take, as an estimate, from 1000 on, default 64 MiB. An answer larger than a quarter is not kept. */
  readonly maxBytes?: number;
  /** Longest time that an answer is kept, in milliseconds; default: as long as nothing changes. */
  readonly ttlMs?: number;
  /**
   * How long writes of other processes may stay unseen, in milliseconds. Default 0: not at all, every read asks for
   * the version of the data first. Writes of this process are seen at once whatever it says.
   */
  readonly maxStaleMs?: number;
}

export type CacheSettings = Readonly<Required<CacheOptions>>;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly preset: number;
  readonly unit: string;
}

const RANGES: Readonly<Record<keyof CacheOptions, Range>> = {
  max: { from: 1, to: 10_000_000, preset: 10_000, unit: "answers" },
  maxBytes: { from: 1000, to: 2 ** 40, preset: 64 * 2 ** 20, unit: "bytes" },
  // 0 is what lru-cache calls no limit; nobody else can say it.
  ttlMs: { from: 1, to: 2 ** 31 - 1, preset: 0, unit: "milliseconds" },
  maxStaleMs: { from: 0, to: 3_600_000, preset: 0, unit: "milliseconds" },
};

/** @throws {TypeError} for unknown names @throws {RangeError} for values that cannot be */
export function settleOptions(options: CacheOptions): CacheSettings {
  const names = Object.keys(RANGES) as (keyof CacheOptions)[];
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(RANGES, name));
  if (unknown !== undefined)
    throw new TypeError(`Unknown option "${unknown}" of cachedStore: use ${names.join(", ")}`);
  return Object.fromEntries(
    names.map((name) => [name, settled(name, options[name])]),
  ) as unknown as CacheSettings;
}

function settled(name: keyof CacheOptions, value: unknown): number {
  const { from, to, preset, unit } = RANGES[name];
  if (value === undefined) return preset;
  if (Number.isInteger(value) && (value as number) >= from && (value as number) <= to) return value as number;
  throw new RangeError(
    `Option ${name} of cachedStore must be a whole number of ${unit} from ${from} to ${to}, got ${String(value)}`,
  );
}
