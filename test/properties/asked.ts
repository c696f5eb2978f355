/** Random parameters of lists. Ids stand as `$venues:3` until the site is there. */
import fc from "fast-check";
import type { Kind } from "./site.ts";
import { type Ids, someDay, someTime, wall, withIds } from "./worlds.ts";

export type Asked = Readonly<Record<string, string>>;

/** A moment as a day, a wall clock, an instant with an offset, in UTC, or epoch seconds. */
const bound = fc
  .tuple(someDay, someTime, fc.constantFrom("day", "day", "wall", "wall", "offset", "utc", "epoch"))
  .map(([days, seconds, form]) => {
    const text = wall(days, seconds);
    const iso = text.replace(" ", "T");
    if (form === "day") return text.slice(0, 10);
    if (form === "offset") return `${iso}-04:00`;
    if (form === "epoch") return String(Date.parse(`${iso}Z`) / 1000);
    return form === "utc" ? `${iso}Z` : text;
  });

const span = fc.tuple(someDay, someTime, fc.nat(3), someTime).map(([day, time, days, end]) => {
  const from = wall(day, time);
  const to = wall(day + days, end);
  return from <= to ? `${from}/${to}` : `${to}/${from}`;
});

const refs = (kind: Kind) =>
  fc
    .array(fc.nat(9), { minLength: 1, maxLength: 3 })
    .map((list) => list.map((n) => `$${kind}:${n}`).join(","));
const ref = (kind: Kind) => fc.nat(12).map((n) => `$${kind}:${n}`);

const WORDS = [
  "kite",
  "KITE day",
  '"blue kite"',
  "café",
  "cafe -creme",
  "garden, river",
  '-"kite day"',
  "middle",
];
const SIGNS = [
  "%",
  "_",
  "&",
  "amp",
  "<b>",
  "b",
  "jerry's",
  "100% wool",
  "a",
  "zurich",
  "555",
  "12",
  "kite ete",
];
const search = fc.constantFrom(...WORDS, ...SIGNS);
const statuses = fc.constantFrom(
  "publish",
  "draft",
  "private,pending",
  "future",
  "trash",
  "publish,future,draft",
);
const yes = fc.constantFrom("true", "false", "1", "0");
const order = fc.constantFrom("asc", "desc", "DESC");

/** Each parameter in one query of `rarity`; shrinks to none. */
function some(params: Record<string, fc.Arbitrary<string>>, rarity: number): fc.Arbitrary<Asked> {
  const pairs = Object.entries(params).map(([name, value]) =>
    fc
      .tuple(fc.nat(rarity - 1), value)
      .map(([n, text]): [string, string][] => (n === rarity - 1 ? [[name, text]] : [])),
  );
  return fc.tuple(...pairs).map((found) => Object.fromEntries(found.flat()));
}

const postOrders = (...more: string[]) => fc.constantFrom("date", "title", "modified", "id", ...more);

const events = some(
  {
    start_date: bound,
    end_date: bound,
    starts_before: bound,
    starts_after: bound,
    ends_before: bound,
    ends_after: bound,
    overlaps: span,
    strict_dates: fc.constantFrom("true", "yes", "false", "no"),
    search,
    categories: refs("categories"),
    tags: refs("tags"),
    venue: refs("venues"),
    organizer: refs("organizers"),
    featured: yes,
    status: statuses,
    include: refs("events"),
    modified_after: bound,
    orderby: postOrders("start_date", "end_date"),
    order,
  },
  7,
);

const places = some(
  {
    search,
    event: ref("events"),
    has_events: yes,
    only_with_upcoming: yes,
    status: statuses,
    orderby: postOrders(),
    order,
  },
  4,
);

const terms = (kind: "categories" | "tags") => {
  const shared = {
    search,
    include: refs(kind),
    exclude: refs(kind),
    event: ref("events"),
    order,
    hide_empty: yes,
  };
  const orderby = fc.constantFrom(
    "name",
    "id",
    "slug",
    "count",
    "description",
    "parent",
    "include",
    "term_id",
  );
  const parent = fc.oneof(fc.constant("0"), ref("categories"));
  return some(kind === "categories" ? { ...shared, orderby, parent } : { ...shared, orderby }, 4);
};

export const someAsked: Readonly<Record<Kind, fc.Arbitrary<Asked>>> = {
  events,
  venues: places,
  organizers: places,
  categories: terms("categories"),
  tags: terms("tags"),
};

export const settle = (asked: Asked, ids: Ids): Asked =>
  Object.fromEntries(Object.entries(asked).map(([name, text]) => [name, withIds(text, ids) as string]));

export const queryOf = (asked: Asked, more: Asked = {}): string =>
  new URLSearchParams({ ...asked, ...more }).toString();
