import type { OrganizerDraft, OrganizerRow, VenueDraft, VenueRow } from "../../src/store.ts";
import { organizerSearchText, venueSearchText } from "../../src/text/search.ts";
import { Changes } from "./changes.ts";
import { EventTable } from "./events.ts";
import { GeoGrid } from "./geo_grid.ts";
import { MemoryJournal } from "./journal.ts";
import { type PlaceKind, PlaceTable } from "./places.ts";
import { ReplayTable } from "./replays.ts";
import { ownExtra } from "./shared.ts";
import { StateTable } from "./state.ts";
import { TermTable } from "./terms.ts";

/** All that a store holds. */
export type Data = ReturnType<typeof emptyData>;

const VENUES: PlaceKind<VenueRow, VenueDraft> = {
  kind: "venue",
  nameOf: (row) => row.venue,
  textOf: venueSearchText,
  build: (draft, generated) => Object.assign({}, draft, generated, { extra: ownExtra(draft.extra) }),
};

const ORGANIZERS: PlaceKind<OrganizerRow, OrganizerDraft> = {
  kind: "organizer",
  nameOf: (row) => row.organizer,
  textOf: organizerSearchText,
  build: (draft, generated) => Object.assign({}, draft, generated, { extra: ownExtra(draft.extra) }),
};

/** The tables of a new store. */
export function emptyData() {
  const journal = new MemoryJournal();
  const changes = new Changes(journal);
  const [postId, termId] = [counter(), counter()];
  const grid = new GeoGrid();
  const events = new EventTable(changes, postId, grid);
  return {
    journal,
    changes,
    events,
    venues: new PlaceTable(VENUES, changes, postId, events, grid),
    organizers: new PlaceTable(ORGANIZERS, changes, postId, events),
    categories: new TermTable("category", changes, termId, events),
    tags: new TermTable("tag", changes, termId, events),
    replays: new ReplayTable(changes),
    state: new StateTable(changes),
  };
}

/** 1, 2, 3, …: rollbacks and removals give nothing back, so no id comes twice. */
function counter(): () => number {
  let last = 0;
  return () => ++last;
}
