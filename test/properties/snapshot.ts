/** Everything that an admin can see of a site, for comparing it before and after a write. */
import { type Json, KINDS, type Kind, type Site } from "./site.ts";
import { recordsOf } from "./worlds.ts";

export type Snapshot = Readonly<Record<Kind, ReadonlyMap<number, Json>>>;

const POSTS = "per_page=60&status=publish,future,draft,pending,private,trash";
const LISTS: Readonly<Record<Kind, string>> = {
  events: `/events?${POSTS}&starts_after=0001-01-02`,
  venues: `/venues?${POSTS}`,
  organizers: `/organizers?${POSTS}`,
  categories: "/categories?per_page=60&hide_empty=false",
  tags: "/tags?per_page=60&hide_empty=false",
};

/** Counts of terms inside an event say something of other events. */
function withoutCounts(view: Json): Json {
  const bare = (terms: unknown) => (terms as Json[]).map(({ count: _count, ...term }) => term);
  return "tags" in view ? { ...view, categories: bare(view.categories), tags: bare(view.tags) } : view;
}

/** Only a record asked for by itself has JSON-LD, also in its venue and organizers. */
const withoutJsonLd = (view: Json): Json =>
  JSON.parse(JSON.stringify(view, (name, value) => (name === "json_ld" ? undefined : value)));

/** All lists, and the events of `also`, which lists may hide. */
export async function snapshot(site: Site, also: readonly number[]): Promise<Snapshot> {
  const maps: Record<string, Map<number, Json>> = {};
  for (const kind of KINDS) {
    const body = await site.must(200, "GET", LISTS[kind], { as: "admin" });
    const views = recordsOf(kind, body).map((one) => withoutCounts(withoutJsonLd(one)));
    maps[kind] = new Map(views.map((one) => [one.id as number, one]));
  }
  for (const id of also) {
    const { status, body } = await site.get(`/events/${id}`, "admin");
    if (status === 200 && body.hide_from_listings) maps.events!.set(id, withoutCounts(withoutJsonLd(body)));
  }
  return maps as unknown as Snapshot;
}

export const plain = (taken: Snapshot): Record<string, unknown> =>
  Object.fromEntries(KINDS.map((kind) => [kind, [...taken[kind].entries()].sort(([a], [b]) => a - b)]));
