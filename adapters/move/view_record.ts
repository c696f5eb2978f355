/** Records as the API shows them, ours and the original service's, as records that move. */
import { canonicalZone, toUtc } from "../../src/dates/mod.ts";
import { decodeEntities, plainName } from "../../src/text/html.ts";
import type { Data, Links, MovedKind, MovedRecord } from "./record.ts";

/** A record as it came: nothing in it is certain. */
export type View = Readonly<Record<string, unknown>>;

const text = (view: View, name: string): string => {
  const value = view[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** Fields that hold plain text, which the original service shows escaped. */
const plain = (view: View, ...names: string[]): Data =>
  Object.fromEntries(names.map((name) => [name, decodeEntities(text(view, name))]));
const same = (view: View, ...names: string[]): Data =>
  Object.fromEntries(names.map((name) => [name, text(view, name)]));
/** A name or title without the references of HTML where it means the same without. */
const named = (view: View, name: string): Data => ({ [name]: plainName(text(view, name)) });
/** Yes or no, where it is said: readers of a protected event see null. */
const flags = (view: View, ...names: string[]): Data =>
  Object.fromEntries(
    names.filter((name) => typeof view[name] === "boolean").map((name) => [name, view[name]]),
  );

const imageOf = ({ image }: View): string => (isView(image) ? text(image, "url") : "");

export const isView = (value: unknown): value is View =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One view or several, or none: an empty list, text or false. */
export const viewsOf = (value: unknown): readonly View[] => [value].flat().filter(isView);

const keyOf = (view: View): string => text(view, "id");
const keysOf = (value: unknown): readonly string[] => viewsOf(value).map(keyOf);

/** Drafts of the original service have zeros for a date. */
const published = (view: View): Data =>
  /^[1-9]/.test(text(view, "date_utc")) ? { date_utc: text(view, "date_utc") } : {};

function lostOf(view: View): string[] {
  const lost: string[] = [];
  if (viewsOf(Object.values(isView(view.custom_fields) ? view.custom_fields : {})).length > 0)
    lost.push("custom fields");
  if (isView(view.image) && Object.keys(isView(view.image.sizes) ? view.image.sizes : {}).length > 0)
    lost.push("sizes of images: they move as addresses");
  return lost;
}

const post = (
  kind: MovedKind,
  view: View,
  data: Data,
  links: Links = {},
  lost: string[] = [],
): MovedRecord => ({
  kind,
  key: keyOf(view),
  place: `${kind.replace(/ies$/, "y").replace(/s$/, "")} ${keyOf(view)}`,
  data,
  links,
  lost: [...lost, ...lostOf(view)],
});

const NO_PARENT = new Set(["", "0"]);

export const termRecord = (kind: "categories" | "tags", view: View): MovedRecord =>
  post(
    kind,
    view,
    { ...plain(view, "name"), ...same(view, "slug", "description") },
    kind === "tags" ? {} : { parent: [text(view, "parent")].filter((key) => !NO_PARENT.has(key)) },
  );

const POSITION = ["geo_lat", "geo_lng"] as const;

export const venueRecord = (view: View): MovedRecord =>
  post("venues", view, {
    ...named(view, "venue"),
    ...same(view, "slug", "description", "status", "website"),
    ...plain(view, "address", "city", "country", "province", "state", "zip", "phone", "stateprovince"),
    ...flags(view, "show_map", "show_map_link"),
    ...published(view),
    image: imageOf(view),
    ...positionOf(view),
  });

/** Only a site with positions shows them, and only such a site takes them; on the equator and at Greenwich one is 0. */
function positionOf(view: View): Data {
  const isThere = POSITION.every((name) => text(view, name) !== "");
  return isThere ? Object.fromEntries(POSITION.map((name) => [name, view[name]])) : {};
}

export const organizerRecord = (view: View): MovedRecord =>
  post("organizers", view, {
    ...named(view, "organizer"),
    ...same(view, "slug", "description", "status", "website"),
    ...plain(view, "phone", "email"),
    ...published(view),
    image: imageOf(view),
  });

/** Wall clock; as an instant where a clock change makes the wall clock say two things. */
function timeOf(view: View, name: "start_date" | "end_date"): string {
  const [wall, utc] = [text(view, name), text(view, `utc_${name}`)];
  const zone = canonicalZone(text(view, "timezone"));
  const isTwice = zone !== undefined && /^\d/.test(utc) && isAnHourLater(toUtc(wall, zone), utc);
  return isTwice ? `${utc.replace(" ", "T")}Z` : wall;
}

const isAnHourLater = (first: string, second: string): boolean => {
  const hours = (Date.parse(`${second}Z`) - Date.parse(`${first}Z`)) / 3_600_000;
  return hours > 0 && hours <= 1;
};

/** The page of the event itself stands for none. */
const websiteOf = (view: View): string => {
  const website = decodeEntities(text(view, "website"));
  return website === text(view, "url") ? "" : website;
};

/** An event behind a password shows no flags to those who do not know it. */
export const isProtected = (view: View): boolean => view.all_day === null;

/** `hidden`: it stands behind a password, which nobody can read. */
export function eventRecord(view: View, hidden = false): MovedRecord {
  const data = {
    ...named(view, "title"),
    ...same(view, "slug", "description", "excerpt", "timezone", "cost"),
    status: hidden && text(view, "status") === "publish" ? "private" : text(view, "status"),
    start_date: timeOf(view, "start_date"),
    end_date: timeOf(view, "end_date"),
    ...flags(view, "all_day", "show_map", "show_map_link", "hide_from_listings", "sticky", "featured"),
    ...published(view),
    website: websiteOf(view),
    image: imageOf(view),
    // Only a site with tickets shows them.
    ...(Array.isArray(view.tickets) && view.tickets.length > 0 ? { tickets: view.tickets } : {}),
  };
  const links = {
    categories: keysOf(view.categories),
    tags: keysOf(view.tags),
    venue: keysOf(view.venue),
    organizer: keysOf(view.organizer),
  };
  return post("events", view, data, links, hidden ? ["its password: it moves as a private event"] : []);
}

/** What an event shows of the records that it is linked to: those that no list has shown. */
export function linkedRecords(view: View): readonly MovedRecord[] {
  return [
    ...viewsOf(view.categories).map((term) => termRecord("categories", term)),
    ...viewsOf(view.tags).map((term) => termRecord("tags", term)),
    ...viewsOf(view.venue).map(venueRecord),
    ...viewsOf(view.organizer).map(organizerRecord),
  ];
}
