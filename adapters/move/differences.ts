/** What of a record the target does not hold yet. */
import { bodyHtml, decodeEntities, titleHtml } from "../../src/text/html.ts";
import { cleanHtml, cleanTitle } from "../../src/text/sanitise.ts";
import type { Data } from "./record.ts";
import { isView, type View, viewsOf } from "./view_record.ts";

type Same = (wanted: unknown, view: View, name: string) => boolean | Promise<boolean>;

const text = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

const isSameText: Same = (wanted, view, name) =>
  text(wanted).trim() === decodeEntities(text(view[name])).trim();
/** Compared as both are shown, after what the target itself does to what it is sent. */
const isSameTitle: Same = async (wanted, view, name) =>
  decodeEntities(titleHtml(await cleanTitle(text(wanted)))) === decodeEntities(text(view[name]));
const isSameBody: Same = async (wanted, view, name) =>
  bodyHtml(await cleanHtml(text(wanted))) === text(view[name]);
const isSameTermText: Same = async (wanted, view, name) =>
  decodeEntities(await cleanHtml(text(wanted))) === decodeEntities(text(view[name]));

const full = (time: string): string =>
  time.length === 10 ? `${time} 00:00:00` : time.length === 16 ? `${time}:00` : time;
const isSameTime: Same = (wanted, view, name) => {
  const time = text(wanted).replace("T", " ");
  return time.endsWith("Z") ? time.slice(0, 19) === view[`utc_${name}`] : full(time) === view[name];
};

/** An all-day event runs from the first second of a day to the last one, whatever times it was given. */
const isSameStart: Same = (wanted, view, name) =>
  view.all_day === true
    ? text(wanted).slice(0, 10) === text(view[name]).slice(0, 10)
    : isSameTime(wanted, view, name);

const amounts = (cost: string): string =>
  (cost.match(/\d[\d.,]*/g) ?? []).map((one) => Number(one.replace(/,/g, ""))).join();
/** A bare number is shown with the sign of the site. */
const isSameCost: Same = (wanted, view) => {
  const [sent, shown] = [decodeEntities(text(wanted)), decodeEntities(text(view.cost))];
  return sent === shown || (/^[\d.,\s–-]+$/.test(sent) && amounts(sent) === amounts(shown));
};

const isSameImage: Same = (wanted, { image }) => text(wanted) === (isView(image) ? text(image.url) : "");
const isSameFlag: Same = (wanted, view, name) => wanted === view[name];
const isSameWebsite: Same = (wanted, view) =>
  text(wanted) === text(view.website) || (text(wanted) === "" && view.website === view.url);
/** Whether a record is out already is the clock's business. */
const isSameStatus: Same = (wanted, { status }) =>
  wanted === status || ["publish", "future"].every((one) => [wanted, status].some((other) => other === one));
/** A slug that was taken got a number. */
const isSameSlug: Same = (wanted, { slug }) =>
  wanted === "" || wanted === slug || text(slug).replace(/-\d+$/, "") === text(wanted).replace(/-\d+$/, "");
const isSameNumber: Same = (wanted, view, name) => Number(wanted) === Number(view[name]);
const isSameList: Same = (wanted, view, name) => {
  const ids = viewsOf(view[name]).map(({ id }) => id);
  const asked = [wanted].flat();
  return ids.length === asked.length && asked.every((id) => ids.includes(id));
};

const isSameData: Same = (wanted, view, name) => JSON.stringify(wanted) === JSON.stringify(view[name] ?? []);

const RULES: Readonly<Record<string, Same>> = {
  ...{
    title: isSameTitle,
    venue: isSameTitle,
    organizer: isSameTitle,
    excerpt: isSameBody,
    slug: isSameSlug,
  },
  ...{ start_date: isSameStart, end_date: isSameStart, cost: isSameCost, image: isSameImage },
  ...{ website: isSameWebsite, status: isSameStatus, categories: isSameList, tags: isSameList },
  ...{ parent: isSameNumber, geo_lat: isSameNumber, geo_lng: isSameNumber },
};

function ruleOf(name: string, wanted: unknown, view: View): Same {
  if (typeof wanted === "boolean") return isSameFlag;
  if (name === "tickets") return isSameData;
  if (Array.isArray(wanted)) return isSameList;
  if (name === "description") return "taxonomy" in view ? isSameTermText : isSameBody;
  return RULES[name] ?? isSameText;
}

/** Members that a calendar only keeps where a plugin does, and what that plugin shows of every such record. */
const PLUGGED: Readonly<Record<string, readonly [shown: string, what: string]>> = {
  geo_lat: ["geo_lat", "its position"],
  geo_lng: ["geo_lat", "its position"],
  tickets: ["ticketed", "its tickets"],
};

const isKept = (name: string, view: View): boolean => {
  const [shown] = PLUGGED[name] ?? [];
  return shown === undefined || shown in view;
};

/** What of a record the target has not kept, in words: it lacks the plugin. */
export const unkept = (wanted: Data, view: View): readonly string[] =>
  Object.keys(wanted).flatMap((name) => (isKept(name, view) ? [] : [PLUGGED[name]![1]]));

/** The members that an update must send. Empty: the target holds them all. */
export async function differences(wanted: Data, view: View): Promise<Data> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wanted)) {
    if (!isKept(name, view)) continue;
    if (!(await ruleOf(name, value, view)(value, view, name))) found[name] = value;
  }
  return found;
}
