/** Runs one piece of work after another, in the order of the calls; at once when nothing runs. */
export interface Queue {
  <T>(work: () => T | Promise<T>): Promise<T>;
  /** Whether nothing runs and nothing waits: what is done synchronously now disturbs nobody. */
  isIdle(): boolean;
}

/** A queue of its own. Work that fails rejects its own promise only. */
export function oneAtATime(): Queue {
  const waiting: (() => void)[] = [];
  let busy = false;

  const queue = async <T>(work: () => T | Promise<T>): Promise<T> => {
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
  return Object.assign(queue, { isIdle: () => !busy });
}
