import type { EventFilter } from "../../src/store.ts";
import { day } from "./samples.ts";

const gate = { now: `${day(0)} 12:00:00`, everything: false, author: undefined } as const;
const statuses = ["publish"] as const;
const by = (by: EventFilter["order"]["by"], descending = false) => ({ order: { by, descending } });
const base: EventFilter = {
  ...{ gate, statuses, startFrom: `${day(-1)} 00:00:00`, endBefore: `${day(730)} 00:00:00` },
  ...by("start_date"),
};

/** The lists that are asked for most. */
export const LISTS: Readonly<Record<string, EventFilter>> = {
  "the default list": base,
  "a category": { ...base, categories: [5] },
  "a venue and a category": { ...base, venue: [4], categories: [4] },
  featured: { ...base, featured: true },
  "by title": { ...base, ...by("title") },
  "by date": { ...base, ...by("date") },
  "by date, descending": { ...base, ...by("date", true) },
  descending: { ...base, ...by("start_date", true) },
};

export const TEN = { offset: 0, limit: 10 };

const words = (...all: string[]): EventFilter => ({ ...base, search: { all, none: [] } });

/** Of words that one event has, that all have, and of a letter that all have. */
export const SEARCHES: Readonly<Record<string, EventFilter>> = {
  "a rare word": { ...words("4321"), startFrom: undefined, endBefore: undefined },
  "a common word": words("quartets"),
  "a common and a rare word": words("quartets", "4321"),
  "one letter": words("q"),
  "no event": words("zither"),
};
