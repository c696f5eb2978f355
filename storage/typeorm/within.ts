/** What the work gives, or the error where that takes longer. The work itself goes on. */
export function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = after(ms, () => reject(late()));
    work.then(resolve, reject).finally(stop);
  });
}

/** Short enough beside every wait. */
const STEPS = 10;

/**
 * Calls back after so long, in which this process was not held up itself: what came in meanwhile lies there unread
 * when the timers go off. Ends with what it gives.
 */
export function after(ms: number, done: () => void): () => void {
  let left = STEPS;
  const step = (): void => {
    // After the last one comes a turn of no length, which reads what is there.
    if (left-- < 0) done();
    else timer = setTimeout(step, left < 0 ? 0 : Math.max(0, ms) / STEPS);
  };
  let timer: ReturnType<typeof setTimeout>;
  step();
  return () => clearTimeout(timer);
}

/** A pause that is a little different each time, so that many who fail at once do not come back at once. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random())));
