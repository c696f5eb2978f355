/**
 * The rules of lists once more, read from the decisions and the reference and written as plainly as possible: every
 * record by itself, from what a read of that record says. Nothing here comes from the product's sources.
 */
import type { Asked } from "./asked.ts";
import { CALLERS, type Json, type Kind, NAMES, type Site, type Who } from "./site.ts";
import type { Ids } from "./worlds.ts";

/** A record as an admin reads it, and whether the caller in question may read it. */
export interface Item {
  readonly id: number;
  readonly view: Json;
  /** What the caller's own read gave. */
  readonly own: Json;
  readonly readable: boolean;
  /** False where the caller would need a password. */
  readonly open: boolean;
}

export type Items = Readonly<Record<Kind, readonly Item[]>>;

export async function readAll(site: Site, ids: Ids, who: Who): Promise<Items> {
  const all = Object.entries(ids).map(async ([kind, list]) => {
    const items: Item[] = [];
    for (const id of list) {
      const view = await site.must(200, "GET", `/${kind}/${id}`, { as: "admin" });
      const { status, body } = await site.get(`/${kind}/${id}`, who);
      const open = status === 200;
      items.push({ id, view, own: body, open, readable: open || body.code === "event-password-protected" });
    }
    return [kind, items] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as unknown as Items;
}

/** What a list should be: the ids in order, or the parameters that are refused. */
export type Expected = { readonly ids: readonly number[] } | { readonly refused: readonly string[] };

export interface Question {
  readonly who: Who;
  readonly items: Items;
  readonly asked: Asked;
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const OWNERS = new Set<Who>(["admin", "editor", "author", "contributor"]);
const EDITORS = new Set<Who>(["admin", "editor"]);

const str = (view: Json, name: string): string => String(view[name] ?? "");

/* Clocks. */

function wallOf(moment: number, zone: string): string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    ...{
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    },
  });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/** A date parameter on the wall clock of the site. */
function bound(text: string, zone: string): string {
  if (/^\d{9,}$/.test(text)) return wallOf(Number(text) * 1000, zone);
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return wallOf(Date.parse(text), zone);
  return text.length === 10 ? `${text} 00:00:00` : text;
}

const dayOf = (wall: string): string => wall.slice(0, 10);
function dayAfter(wall: string, days = 1): string {
  const moment = Date.parse(`${dayOf(wall)}T00:00:00Z`) + days * 86_400_000;
  return `${new Date(moment).toISOString().slice(0, 10)} 00:00:00`;
}
const inTwoYears = (wall: string): string => `${Number(wall.slice(0, 4)) + 2}${wall.slice(4, 10)} 23:59:59`;

/* Texts. */

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .normalize("NFC");
const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#039": "'",
};

/** HTML as a reader sees it, with a straight apostrophe as people type it. */
const seen = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+|#\d+);/g, (all, name: string) => SIGNS[name] ?? all)
    .replaceAll("’", "'");

function containsAll(fields: readonly string[], search: string): boolean {
  const text = fields.map((field) => bare(seen(field))).join("\n");
  const phrases = [...search.matchAll(/(-?)"([^"]*)"/g)].map(([, minus, phrase]) => `${minus}${phrase}`);
  const words = search.replace(/-?"[^"]*"/g, " ").split(/[\s,]+/);
  return [...phrases, ...words]
    .filter((word) => word !== "")
    .map(bare)
    .every((word) => (word.startsWith("-") ? !text.includes(word.slice(1)) : text.includes(word)));
}

/* Orders. */

type Key = (item: Item) => string | number;

function sorted(items: readonly Item[], keys: readonly Key[], isDescending: boolean): number[] {
  const compare = (a: Item, b: Item): number => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
  return items.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b))).map(({ id }) => id);
}

const member =
  (name: string): Key =>
  ({ view }) =>
    str(view, name);
const byId: Key = ({ id }) => id;
const named =
  (kind: Kind): Key =>
  ({ view }) =>
    bare(seen(str(view, NAMES[kind])));

/* What all posts share. */

/** D9. */
function hasStatus({ view }: Item, { asked }: Question): boolean {
  const status = str(view, "status");
  return asked.status === undefined ? status !== "trash" : asked.status.split(",").includes(status);
}

function statusRefused({ asked, who }: Question): string[] {
  return asked.status !== undefined && asked.status !== "publish" && !OWNERS.has(who) ? ["status"] : [];
}

/* Events. */

const flag = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : text === "true" || text === "1";

type Rule = (start: string, end: string) => boolean;

const RELATIVE = ["starts_before", "starts_after", "ends_before", "ends_after"];

/** D29b and section 3 of the reference. */
function withWindow({ asked, zone, now }: Question): Asked {
  if (asked.overlaps !== undefined || RELATIVE.some((name) => asked[name] !== undefined)) return asked;
  const today = wallOf(now, zone);
  const start_date = asked.start_date ?? dayAfter(today, -1);
  if (asked.end_date !== undefined) return { ...asked, start_date };
  const given = asked.start_date === undefined ? today : bound(asked.start_date, zone);
  return { ...asked, start_date, end_date: inTwoYears([given, today].sort().at(-1)!) };
}

/** D26 and D27: one rule for each date parameter. */
function dateRules(question: Question): Rule[] {
  const { zone } = question;
  if (question.asked.include !== undefined) return [];
  const asked = withWindow(question);
  const strict = /^(1|true|yes|on)$/i.test(asked.strict_dates ?? "");
  const rules: Record<string, (at: string) => Rule> = strict
    ? {
        start_date: (at) => (start) => start >= at,
        end_date: (at) => (_, end) => end <= at,
        starts_before: (at) => (start) => start < at,
        starts_after: (at) => (start) => start > at,
        ends_before: (at) => (_, end) => end < at,
        ends_after: (at) => (_, end) => end > at,
      }
    : {
        start_date: (at) => (start) => start >= `${dayOf(at)} 00:00:00`,
        end_date: (at) => (_, end) => end <= dayAfter(at),
        starts_before: (at) => (start) => start < dayAfter(at),
        starts_after: (at) => (start) => start >= dayAfter(at),
        ends_before: (at) => (_, end) => end <= dayAfter(at),
        ends_after: (at) => (_, end) => end > dayAfter(at),
      };
  const made = Object.entries(rules).flatMap(([name, make]) =>
    asked[name] === undefined ? [] : [make(bound(asked[name], zone))],
  );
  return asked.overlaps === undefined ? made : [...made, overlapRule(asked.overlaps, strict, zone)];
}

function overlapRule(text: string, strict: boolean, zone: string): Rule {
  const [from = "", to = ""] = text.split("/").map((part) => bound(part, zone));
  const first = strict ? from : `${dayOf(from)} 00:00:00`;
  const last = strict ? to : dayAfter(to);
  return (start, end) => start < last && (end > first || start >= first);
}

const idsIn = (text: string | undefined): number[] => (text ?? "").split(",").map(Number);
const linkedIds = (view: Json, name: string): number[] =>
  [view[name] ?? []].flat().map((one) => (one as Json).id as number);

function eventRefused({ items, asked }: Question): string[] {
  const isUnknown = (kind: Kind, name: string) =>
    asked[name] !== undefined &&
    !idsIn(asked[name]).every((id) => items[kind].some((item) => item.id === id && item.readable));
  const pairs = [
    ["categories", "categories"],
    ["tags", "tags"],
    ["venues", "venue"],
    ["organizers", "organizer"],
  ] as const;
  return pairs.filter(([kind, name]) => isUnknown(kind, name)).map(([, name]) => name);
}

/** A category and everything below it. */
function withBelow(ids: readonly number[], categories: readonly Item[]): number[] {
  const below = categories.filter(({ view }) => ids.includes(view.parent as number)).map(({ id }) => id);
  const all = [...new Set([...ids, ...below])];
  return all.length === ids.length ? all : withBelow(all, categories);
}

function hasLink(view: Json, name: string, { asked, items }: Question): boolean {
  if (asked[name] === undefined) return true;
  const ids = idsIn(asked[name]);
  const wanted = name === "categories" ? withBelow(ids, items.categories) : ids;
  return linkedIds(view, name).some((id) => wanted.includes(id));
}

/** Written later, or published by time alone since then. */
function isModified(view: Json, { asked, zone }: Question): boolean {
  if (asked.modified_after === undefined) return true;
  const since = bound(asked.modified_after, zone);
  return str(view, "modified") > since || (view.status === "publish" && str(view, "date") > since);
}

/** What a password protects is found by those who need none, and by whoever wrote it. */
function isSearchable({ view, open }: Item, { who }: Question): boolean {
  return open || EDITORS.has(who) || (OWNERS.has(who) && str(view, "author") === String(CALLERS[who].id));
}

const EVENT_TEXTS = ["title", "excerpt", "description"];

function events(question: Question): Expected {
  const { asked, items } = question;
  const refused = [...statusRefused(question), ...eventRefused(question)];
  if (refused.length > 0) return { refused };
  const rules = dateRules(question);
  const isWanted = (item: Item) => {
    const { view, id, readable } = item;
    return (
      readable &&
      view.hide_from_listings !== true &&
      rules.every((rule) => rule(str(view, "start_date"), str(view, "end_date"))) &&
      ["categories", "tags", "venue", "organizer"].every((name) => hasLink(view, name, question)) &&
      (asked.featured === undefined || view.featured === flag(asked.featured)) &&
      (asked.include === undefined || idsIn(asked.include).includes(id)) &&
      isModified(view, question) &&
      (asked.search === undefined ||
        (isSearchable(item, question) && containsAll(textsOf(view, EVENT_TEXTS), asked.search)))
    );
  };
  const found = items.events.filter((item) => isWanted(item) && hasStatus(item, question));
  const by = asked.orderby ?? "start_date";
  const first =
    by === "title" ? named("events") : by === "id" ? byId : member(by === "date" ? "date_utc" : by);
  const keys = [first, member("start_date"), member("date_utc"), byId];
  return { ids: sorted(found, keys, /^desc$/i.test(asked.order ?? "")) };
}

const textsOf = (view: Json, names: readonly string[]): string[] => names.map((name) => str(view, name));

/* Venues and organizers. */

const PLACE_TEXTS = {
  venues: ["venue", "description", "address", "city", "state", "province", "stateprovince", "zip", "phone"],
  organizers: ["organizer", "description", "phone", "website", "email"],
};

const places =
  (kind: "venues" | "organizers") =>
  (question: Question): Expected => {
    const { asked, items, now } = question;
    const link = kind === "venues" ? "venue" : "organizer";
    const event = items.events.find(({ id }) => String(id) === asked.event);
    const unknown = asked.event !== undefined && !event?.open ? ["event"] : [];
    const refused = [...unknown, ...statusRefused(question)];
    if (refused.length > 0) return { refused };
    const events = (id: number) =>
      items.events.filter(({ view, readable }) => readable && linkedIds(view, link).includes(id));
    const taking = (id: number) =>
      events(id).some(({ view }) => /^(publish|future|private)$/.test(str(view, "status")));
    const utc = new Date(now).toISOString().slice(0, 19).replace("T", " ");
    const upcoming = (id: number) =>
      events(id).some(({ view }) => view.status !== "trash" && str(view, "utc_start_date") > utc);
    const found = items[kind].filter(
      (item) =>
        item.readable &&
        hasStatus(item, question) &&
        (!event || linkedIds(event.view, link).includes(item.id)) &&
        (asked.has_events === undefined || taking(item.id) === flag(asked.has_events)) &&
        (!flag(asked.only_with_upcoming) || upcoming(item.id)) &&
        (asked.search === undefined || containsAll(textsOf(item.view, PLACE_TEXTS[kind]), asked.search)),
    );
    const by = asked.orderby ?? "date";
    const first = by === "title" ? named(kind) : by === "id" ? byId : member(`${by}_utc`);
    const preset = by === "date" ? "desc" : "asc";
    return { ids: sorted(found, [first, member("date_utc"), byId], /^desc$/i.test(asked.order ?? preset)) };
  };

/* Terms. */

const count = ({ view }: Item): number => view.count as number;

const terms =
  (kind: "categories" | "tags") =>
  (question: Question): Expected => {
    const { asked, items } = question;
    const all = items[kind];
    const isUnknown = (name: string) =>
      asked[name] !== undefined &&
      !idsIn(asked[name]).every((id) => id === 0 || all.some((item) => item.id === id));
    const refused = ["include", "exclude", "parent"].filter(isUnknown);
    const event = items.events.find(({ id }) => String(id) === asked.event);
    if (asked.event !== undefined && !event?.open) refused.push("event");
    if (refused.length > 0) return { refused };
    const below = (id: number) =>
      all.filter((item) => withBelow([id], kind === "categories" ? all : []).includes(item.id));
    const isUsed = (id: number) => below(id).some((item) => count(item) > 0);
    const search = bare((asked.search ?? "").trim());
    const found = all.filter(
      ({ id, view }) =>
        (asked.include === undefined || idsIn(asked.include).includes(id)) &&
        !(asked.exclude !== undefined && idsIn(asked.exclude).includes(id)) &&
        (asked.parent === undefined || view.parent === Number(asked.parent)) &&
        (!event || linkedIds(event.view, kind).includes(id)) &&
        (event !== undefined || flag(asked.hide_empty) === false || isUsed(id)) &&
        (bare(seen(str(view, "name"))).includes(search) || str(view, "slug").includes(search)),
    );
    return { ids: termOrder(found, kind, asked) };
  };

function termOrder(found: readonly Item[], kind: Kind, asked: Asked): number[] {
  const by = asked.orderby ?? "name";
  const place: Key = ({ id }) => idsIn(asked.include).indexOf(id);
  const keys: Record<string, Key> = {
    ...{
      name: named(kind),
      id: byId,
      term_id: byId,
      slug: member("slug"),
      description: member("description"),
    },
    ...{ count, parent: ({ view }: Item) => (view.parent as number | undefined) ?? 0, include: place },
  };
  const sign = /^desc$/i.test(asked.order ?? "") ? -1 : 1;
  const key = keys[by]!;
  const ranked = found.toSorted((a, b) => a.id - b.id);
  return ranked
    .toSorted((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
    .map(({ id }) => id);
}

export const expected: Readonly<Record<Kind, (question: Question) => Expected>> = {
  events,
  venues: places("venues"),
  organizers: places("organizers"),
  categories: terms("categories"),
  tags: terms("tags"),
};
