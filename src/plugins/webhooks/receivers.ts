/** Who is told of changes: receivers of the options, and those that admins add. */
import type { Kind, State } from "../../store.ts";
import { keyOf } from "./message.ts";
import { FAULTS, type Fault } from "./words.ts";

export interface Receiver {
  /** `[a-z0-9_-]`, 1 to 40 characters: under it the place in the journal is kept. */
  readonly id: string;
  /** http(s) address of a public host. */
  readonly url: string;
  /**
   * Of the signature: `whsec_` and base64 of at least 24 bytes, as Standard Webhooks writes it, or any other text of
   * at least 24 characters, of which the bytes are the key.
   */
  readonly secret: string;
  /** Only changes of these kinds; default all. */
  readonly kinds?: readonly Kind[] | undefined;
}

const PREFIX = "webhooks:receiver:";
const KINDS: readonly Kind[] = ["event", "venue", "organizer", "category", "tag"];

/** The member that is wrong with a receiver; undefined when it can be one. */
export function faultOf({ id, url, secret, kinds }: Receiver): Fault | undefined {
  if (typeof id !== "string" || !/^[a-z0-9_-]{1,40}$/.test(id)) return "id";
  if (typeof url !== "string" || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return "url";
  if (typeof secret !== "string" || (keyOf(secret)?.length ?? 0) < 24) return "secret";
  const isKinds =
    kinds === undefined || (Array.isArray(kinds) && kinds.every((kind) => KINDS.includes(kind)));
  return isKinds ? undefined : "kinds";
}

/** The same as a sentence for who sets the plugin up. */
export function faultText(receiver: Receiver): string | undefined {
  const fault = faultOf(receiver);
  return fault && `\`${fault}\` ${FAULTS[fault].en}`;
}

export async function added(state: State): Promise<Receiver[]> {
  return (await state.list(PREFIX)).map(([, text]) => JSON.parse(text) as Receiver);
}

/** Whether a receiver that was added is still there. */
export const isAdded = async (state: State, id: string): Promise<boolean> =>
  (await state.get(PREFIX + id)) !== undefined;

export const add = (state: State, receiver: Receiver): Promise<void> =>
  state.put(PREFIX + receiver.id, JSON.stringify(receiver));

export const remove = (state: State, id: string): Promise<void> => state.put(PREFIX + id, undefined);
