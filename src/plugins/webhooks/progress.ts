/** How far a receiver has been told, and who is telling it: kept in `store.state`. */
import type { State, Store } from "../../store.ts";

export interface Delivery {
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** From 1. */
  readonly attempt: number;
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  readonly error?: string;
}

export interface Progress {
  /** The last entry of the journal that is done with. */
  readonly sequence: number;
  /** Failures in a row since. */
  readonly failures: number;
  /** Epoch milliseconds: not to be tried before. */
  readonly notBefore: number;
  /** The last ones, newest first. */
  readonly log: readonly Delivery[];
}

interface Lease {
  readonly owner: string;
  readonly until: number;
}

const LOGGED = 50;
const progressKey = (id: string): string => `webhooks:progress:${id}`;
const leaseKey = (id: string): string => `webhooks:lease:${id}`;

const parsed = <T>(text: string | undefined): T | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as T);

export const progressOf = async (state: State, id: string): Promise<Progress | undefined> =>
  parsed<Progress>(await state.get(progressKey(id)));

export const logged = (log: readonly Delivery[], delivery: Delivery): readonly Delivery[] =>
  [delivery, ...log].slice(0, LOGGED);

export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
  /** Whether the receiver is one still. */
  readonly isKnown: (state: State) => Promise<boolean>;
}

/**
 * Claims a receiver for a time, or longer for who has it: undefined while another process has it, and for one that was
 * removed. A receiver that is new begins with what is written from now on.
 */
export function claim(
  store: Store,
  id: string,
  { owner, now, leaseMs, isKnown }: Claim,
): Promise<Progress | undefined> {
  return store.transaction(async (tx) => {
    const lease = parsed<Lease>(await tx.state.get(leaseKey(id)));
    if (lease && lease.owner !== owner && lease.until > now) return undefined;
    if (!(await isKnown(tx.state))) return undefined;
    // Half of it is longer than a post; writing it anew at every look would write all day long.
    if (lease?.owner !== owner || lease.until - now < leaseMs / 2)
      await tx.state.put(leaseKey(id), JSON.stringify({ owner, until: now + leaseMs }));
    return (await progressOf(tx.state, id)) ?? begin(tx, id);
  });
}

/** From here on a receiver is told of everything. */
export async function begin(tx: Pick<Store, "state" | "version">, id: string): Promise<Progress> {
  const first: Progress = { sequence: await tx.version(), failures: 0, notBefore: 0, log: [] };
  await tx.state.put(progressKey(id), JSON.stringify(first));
  return first;
}

/** Keeps progress; false when another process has the receiver by now, which then knows better. */
export function keep(store: Store, id: string, owner: string, progress: Progress): Promise<boolean> {
  return store.transaction(async ({ state }) => {
    const lease = parsed<Lease>(await state.get(leaseKey(id)));
    if (lease?.owner !== owner) return false;
    await state.put(progressKey(id), JSON.stringify(progress));
    return true;
  });
}

/** Lets others have it at once. */
export function release(store: Store, id: string, owner: string): Promise<void> {
  return store.transaction(async ({ state }) => {
    const lease = parsed<Lease>(await state.get(leaseKey(id)));
    if (lease?.owner === owner) await state.put(leaseKey(id), undefined);
  });
}

/** Forgets a receiver. */
export async function forget(state: State, id: string): Promise<void> {
  await state.put(progressKey(id), undefined);
  await state.put(leaseKey(id), undefined);
}
