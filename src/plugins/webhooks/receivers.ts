/** Who is told of changes: receivers of the options, and those that admins add. */
import type { Kind, State } from "../../store.ts";

export interface Receiver {
  /** `[a-z0-9_-]`, 1 to 40 characters: under it the place in the journal is kept. */
  readonly id: string;
  /** http(s) address of a public host. */
  readonly url: string;
  /** Of the signature; at least 24 characters. */
  readonly secret: string;
  /** Only changes of these kinds; default all. */
  readonly kinds?: readonly Kind[] | undefined;
}

const PREFIX = "webhooks:receiver:";
export const KINDS: readonly Kind[] = ["event", "venue", "organizer", "category", "tag"];

/** What is wrong with a receiver; undefined when it can be one. */
export function faultOf({ id, url, secret, kinds }: Receiver): string | undefined {
  if (typeof id !== "string" || !/^[a-z0-9_-]{1,40}$/.test(id))
    return "`id` must be 1 to 40 of a-z, 0-9, _ and -";
  if (typeof url !== "string" || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return "`url` must be an http(s) address";
  if (typeof secret !== "string" || secret.length < 24) return "`secret` must have at least 24 characters";
  if (kinds !== undefined && (!Array.isArray(kinds) || !kinds.every((kind) => KINDS.includes(kind))))
    return `\`kinds\` must be a list of ${KINDS.join(", ")}`;
  return undefined;
}

export async function added(state: State): Promise<Receiver[]> {
  return (await state.list(PREFIX)).map(([, text]) => JSON.parse(text) as Receiver);
}

export const add = (state: State, receiver: Receiver): Promise<void> =>
  state.put(PREFIX + receiver.id, JSON.stringify(receiver));

export const remove = (state: State, id: string): Promise<void> => state.put(PREFIX + id, undefined);
