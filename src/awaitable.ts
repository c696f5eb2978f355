/**
 * There at once, or later. `await` takes a turn of the queue for both, so where a short request passes, what is there is
 * taken as it is.
 */
export type Awaitable<T> = T | Promise<T>;

/** Whether it is still to come; whatever has a `then` is, also promises of other libraries. */
export const isLater = <T>(value: Awaitable<T>): value is Promise<T> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === "function";

/** What comes of a value: at once where it is there. */
export const andThen = <T, Out>(value: Awaitable<T>, next: (value: T) => Awaitable<Out>): Awaitable<Out> =>
  isLater(value) ? value.then(next) : next(value);

/** All of the values, at once where they are there. */
export const together = <Values extends readonly unknown[]>(
  values: {
    readonly [At in keyof Values]: Awaitable<Values[At]>;
  },
): Awaitable<Values> => (values.some(isLater) ? Promise.all(values) : values) as Awaitable<Values>;

/** One step after another: each begins when the one before it is done. */
export const inTurn = (steps: readonly (() => Awaitable<unknown>)[]): Awaitable<unknown> =>
  steps.reduce<Awaitable<unknown>>((before, step) => andThen(before, step), undefined);

/** What the call returns, or a promise that rejects with what it throws. */
export function settled<T>(call: () => Awaitable<T>): Awaitable<T> {
  try {
    return call();
  } catch (error) {
    return Promise.reject(error);
  }
}
