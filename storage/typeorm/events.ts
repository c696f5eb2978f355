import type { EventDraft, EventFilter, EventRow, Page, Window } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import { eventListing } from "./event_list.ts";
import { EVENTS, type Made } from "./kinds.ts";
import { relinkEvent } from "./links.ts";
import { pageOf } from "./page.ts";
import { PostTable } from "./posts.ts";
import type { Sql } from "./sql.ts";

export class EventTable extends PostTable<EventDraft> {
  constructor() {
    super(EVENTS);
  }

  list(on: Sql, filter: EventFilter, window: Window): Promise<Page<EventRow>> {
    return pageOf(on, eventListing(on, filter, window), window, (found) => EVENTS.codec.read(found));
  }

  protected override relink(
    tx: Tx,
    before: Made<EventDraft> | undefined,
    after: Made<EventDraft> | undefined,
  ): Promise<void> {
    return relinkEvent(tx, before, after);
  }
}
