import type { EventDraft, EventFilter, EventRow, Page, Window } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import { crowdOf } from "./crowd.ts";
import { eventListing } from "./event_list.ts";
import { EVENTS, isCut, type Made } from "./kinds.ts";
import { relinkEvents } from "./links.ts";
import { pageOf } from "./page.ts";
import { PostTable } from "./posts.ts";
import { weigh } from "./search.ts";
import type { Found, Sql } from "./sql.ts";
import type { Change } from "./table.ts";

export class EventTable extends PostTable<EventDraft> {
  constructor() {
    super(EVENTS);
  }

  async list(on: Sql, filter: EventFilter, window: Window): Promise<Page<EventRow>> {
    const read = (found: Found) => EVENTS.codec.read(found);
    await weigh(on, "event", filter.search);
    const crowd = await crowdOf(on, filter, window);
    const page = await pageOf(on, eventListing(on, filter, { crowd }), window, read);
    const isSure = filter.order.by !== "title" || !page.rows.some(({ title }) => isCut(title));
    return isSure ? page : pageOf(on, eventListing(on, filter, { isExact: true }), window, read);
  }

  protected override async follow(tx: Tx, changes: readonly Change<Made<EventDraft>>[]): Promise<void> {
    await relinkEvents(tx, changes);
    await super.follow(tx, changes);
  }
}
