import type { OrganizerDraft, OrganizerRow, VenueDraft, VenueRow } from "../../src/store.ts";
import { organizerSearchText, venueSearchText } from "../../src/text/search.ts";
import { Changes } from "./changes.ts";
import { EventTable } from "./events.ts";
import { MemoryJournal } from "./journal.ts";
import { type PlaceKind, PlaceTable } from "./places.ts";
import { ReplayTable } from "./replays.ts";
import { TermTable } from "./terms.ts";

/** All that a store holds. */
export type Data = ReturnType<typeof emptyData>;

const VENUES: PlaceKind<VenueRow, VenueDraft> = {
  kind: "venue",
  nameOf: (row) => row.venue,
  textOf: venueSearchText,
  build: (draft, generated) => ({ ...draft, ...generated }),
};

const ORGANIZERS: PlaceKind<OrganizerRow, OrganizerDraft> = {
  kind: "organizer",
  nameOf: (row) => row.organizer,
  textOf: organizerSearchText,
  build: (draft, generated) => ({ ...draft, ...generated }),
};

/** The tables of a new store. */
export function emptyData() {
  const journal = new MemoryJournal();
  const changes = new Changes(journal);
  const [postId, termId] = [counter(), counter()];
  const events = new EventTable(changes, postId);
  return {
    journal,
    changes,
    events,
    venues: new PlaceTable(VENUES, changes, postId, events),
    organizers: new PlaceTable(ORGANIZERS, changes, postId, events),
    categories: new TermTable("category", changes, termId, events),
    tags: new TermTable("tag", changes, termId, events),
    replays: new ReplayTable(changes),
  };
}

/** 1, 2, 3, …: rollbacks and removals give nothing back, so no id comes twice. */
function counter(): () => number {
  let last = 0;
  return () => ++last;
}
