/** Runs one piece of work after another, in the order of the calls; at once when nothing runs. */
export type Queue = <T>(work: () => T | Promise<T>) => Promise<T>;

/** A queue of its own. Work that fails rejects its own promise only. */
export function oneAtATime(): Queue {
  const waiting: (() => void)[] = [];
  let busy = false;

  return async (work) => {
    if (busy) await new Promise<void>((wake) => waiting.push(wake));
    busy = true;
    try {
      return await work();
    } finally {
      // Whoever is woken takes over `busy`, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else busy = false;
    }
  };
}
