import type { EventFilter, Kind, PlaceFilter, PostRow } from "../../src/store.ts";
import { type Check, every, postChecks } from "../memory/conditions.ts";
import { eventCheck } from "../memory/event_conditions.ts";
import type { Image } from "./kinds.ts";
import type { Link } from "./links.ts";
import type { Follow } from "./totals.ts";

/**
 * By how much a write changes the total of a list of events, from what the journal keeps of the event before and
 * after. Undefined where that does not tell.
 */
export function followEvents(filter: EventFilter): Follow | undefined {
  // Texts and what plugins keep are not in the journal, positions are the venues', and ids are counted fast.
  const { search, ids, extra, located, near } = filter;
  if (search || ids || extra || located !== undefined || near) return undefined;
  const check = eventCheck(filter, () => "");
  return ({ kind, before, after }) => {
    if (kind === "event") return difference(check, before, after);
    const link = LINK_TO[kind];
    // It went with all links to it, of which the journal does not tell.
    return after === null && link !== undefined && filter[link] ? undefined : 0;
  };
}

const LINK_TO: Partial<Record<Kind, Link>> = {
  ...{ venue: "venue", organizer: "organizer", category: "categories", tag: "tags" },
};

/** The same for venues or organizers, as far as their events do not matter. */
export function followPlaces(own: Kind, filter: PlaceFilter): Follow | undefined {
  if (filter.search || filter.ids || filter.hasEvents !== undefined || filter.upcoming !== undefined)
    return undefined;
  const check = every(postChecks<PostRow>(filter, () => ""));
  return ({ kind, before, after }) => (kind === own ? difference(check, before, after) : 0);
}

function difference<Row>(check: Check<Row>, before: Image | null, after: Image | null): number | undefined {
  const [was, is] = [before, after].map((image) => matches(check, image));
  return was === undefined || is === undefined ? undefined : is - was;
}

/** Journals of earlier versions keep less. */
function matches<Row>(check: Check<Row>, image: Image | null): number | undefined {
  if (image === null) return 0;
  return image.id === undefined ? undefined : Number(check(image as unknown as Row));
}
