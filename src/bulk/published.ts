/** What time alone has published: no entry of the journal tells of it. */
import type { Awaitable } from "../awaitable.ts";
import type { Context } from "../context.ts";
import type { Kind, Page, PostRow, Window } from "../store.ts";

const SOME = 100;

/**
 * The posts whose publication date lies after one moment and not after now, and after they were last written: of all
 * others the journal tells that they were out.
 */
export async function publishedSince(
  { store, now }: Context,
  time: string,
): Promise<(readonly [Kind, number])[]> {
  const gate = { now, everything: false, author: undefined };
  const filter = { gate, statuses: ["publish"], order: { by: "date", descending: true } } as const;
  const kinds = {
    event: (window: Window) => store.events.list(filter, window),
    venue: (window: Window) => store.venues.list(filter, window),
    organizer: (window: Window) => store.organizers.list(filter, window),
  };
  const found: (readonly [Kind, number])[] = [];
  for (const [kind, list] of Object.entries(kinds)) {
    const ids = await newest(list, time);
    found.push(...ids.map((id) => [kind as Kind, id] as const));
  }
  return found;
}

/** The newest come first, so the walk ends with the first that is older. */
async function newest(list: (window: Window) => Awaitable<Page<PostRow>>, time: string): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; ; offset += SOME) {
    const { rows } = await list({ offset, limit: SOME });
    const later = rows.filter((row) => row.date_utc > time);
    ids.push(...later.filter((row) => row.date_utc > row.changed_utc).map((row) => row.id));
    if (later.length < SOME) return ids;
  }
}
