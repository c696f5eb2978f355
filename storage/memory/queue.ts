import { type Awaitable, isLater, settled } from "../../src/awaitable.ts";

/** Runs one piece of work after another, in the order of the calls; at once when nothing runs. */
export type Queue = <T>(work: () => Awaitable<T>) => Awaitable<T>;

/** A queue of its own. Work that fails rejects its own promise only. */
export function oneAtATime(): Queue {
  const waiting: (() => void)[] = [];
  let busy = false;

  /** Whoever is woken takes over `busy`, so that nobody slips in between. */
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else busy = false;
  };
  const begin = <T>(work: () => Awaitable<T>): Awaitable<T> => {
    busy = true;
    const result = settled(work);
    if (isLater(result)) return Promise.resolve(result).finally(end);
    end();
    return result;
  };
  return (work) =>
    busy ? new Promise<void>((wake) => waiting.push(wake)).then(() => begin(work)) : begin(work);
}
