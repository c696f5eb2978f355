import type { Store } from "../../../src/store.ts";
import {
  ALL,
  AUTHOR,
  anEvent,
  anOrganizer,
  aTerm,
  aVenue,
  EDITOR,
  events,
  LATER,
  NOW,
  PUBLIC,
  places,
  terms,
} from "../../suites/storage/drafts.ts";

/** Records of every kind in every state, written once by each version of the schema. */
export async function fill(store: Store): Promise<void> {
  const music = await store.categories.insert(aTerm("music", { name: "Music &amp; Café" }));
  const jazz = await store.categories.insert(aTerm("jazz", { name: "Jazz", parent: music.id }));
  const tag = await store.tags.insert(aTerm("free-entry", { name: "Free entry 🎟" }));
  const hall = await store.venues.insert(aVenue({ venue: "Große Halle", slug: "halle", city: "Köln" }));
  const hidden = await store.venues.insert(aVenue({ venue: "Backroom", slug: "back", status: "draft" }));
  const club = await store.organizers.insert(anOrganizer({ organizer: "Jazz Club", slug: "club" }));
  const links = { categories: [jazz.id], tags: [tag.id], venue: [hall.id], organizer: [club.id] };
  await store.events.insert(anEvent({ title: "Opening night", slug: "opening", featured: true, ...links }));
  await store.events.insert(
    anEvent({ title: "Émile’s matinée 🎷", slug: "opening", description: "<p>Saxophone; two sets</p>" }),
  );
  await store.events.insert(
    anEvent({
      title: "Sealed",
      slug: "sealed",
      password_hash: "pbkdf2$1$c2FsdHNhbHQ=$x",
      venue: [hidden.id],
    }),
  );
  for (const status of ["draft", "pending", "private"] as const)
    await store.events.insert(anEvent({ title: `A ${status} one`, slug: status, status, author: 7 }));
  await store.events.insert(anEvent({ title: "To come", slug: "to-come", date: LATER, date_utc: LATER }));
  const moved = await store.events.insert(anEvent({ title: "Moved", slug: "before", sticky: true }));
  await store.events.update(moved.id, { slug: "after", start_date: "2027-06-20 10:00:00" });
  const binned = await store.events.insert(anEvent({ title: "Binned", slug: "binned", ...links }));
  await store.events.update(binned.id, { status: "trash", slug: "", former_slug: "binned" });
  const gone = await store.events.insert(anEvent({ title: "Gone", slug: "gone" }));
  await store.events.remove(gone.id, NOW);
  const extra = { tickets: 3, seats: "A–C" };
  await store.events.insert(anEvent({ title: "With seats", slug: "seats", extra }));
  await store.state.put("feed/position", "17");
  await store.replays.put("ann", "key-1", { fingerprint: "f", status: 201, body: '{"id":1}', at: NOW });
}

/** What a store says of those records; later versions may say more, never anything else. */
export async function answers(store: Store): Promise<Record<string, unknown>> {
  const list = async (given: Parameters<typeof events>[0]) => {
    const { rows, total } = await store.events.list(events(given), ALL);
    return { titles: rows.map(({ title }) => title), total };
  };
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  return {
    events: await store.events.many(ids),
    venues: await store.venues.many(ids),
    organizers: await store.organizers.many(ids),
    categories: await store.categories.list(terms(), ALL),
    tags: await store.tags.list(terms(), ALL),
    everybody: await list({ gate: PUBLIC }),
    anAuthor: await list({ gate: AUTHOR }),
    editors: await list({ gate: EDITOR, statuses: ["publish", "draft", "trash"] }),
    byTitle: await list({ order: { by: "title", descending: true } }),
    accents: await list({ search: { all: ["emile"], none: [] } }),
    inDescription: await list({ search: { all: ["saxophone"], none: ["piano"] } }),
    inJazz: await list({ categories: [2] }),
    inHall: await list({ venue: [1] }),
    named: (await store.venues.named("große halle")).map(({ id }) => id),
    places: (await store.venues.list(places({ search: { all: ["koln"], none: [] } }), ALL)).total,
    bySlug: [await store.events.get({ slug: "opening-2" }), await store.events.get({ slug: "before" })],
    journal: await store.journal.after(0, 1000),
    version: await store.version(),
    state: await store.state.list(""),
    replay: await store.replays.get("ann", "key-1"),
  };
}
