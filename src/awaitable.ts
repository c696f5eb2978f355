/**
 * There at once, or later. `await` takes a turn of the queue for both, so where a short request passes, what is there is
 * taken as it is: `const known = find(); const value = known instanceof Promise ? await known : known;`
 */
export type Awaitable<T> = T | Promise<T>;
