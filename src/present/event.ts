import type { Awaitable } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { abbreviation, details, isoWithOffset, loadAbbreviations } from "../dates/mod.ts";
import { parts } from "../parts.ts";
import { addEventData } from "../plugin_data.ts";
import { mayEdit } from "../rights.ts";
import type { EventView } from "../schema/views.ts";
import type { EventRow } from "../store.ts";
import { readCost } from "../text/cost.ts";
import { bodyHtml, titleHtml } from "../text/html.ts";
import { statusAt } from "../visibility.ts";
import { organizerView, venueView } from "./place.ts";
import { dataName, dataText, pageOf } from "./post.ts";
import { type Linked, linkedTo, relatedTo } from "./related.ts";
import { linkedTermView } from "./term.ts";

type View = Record<string, unknown>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const NO_COST = { currency_symbol: "", currency_position: "", currency_code: "", values: [] };

/** What readers without the password see of the protected members. */
export const BLANK = {
  description: "",
  excerpt: "",
  image: false as const,
  all_day: null,
  cost: "",
  cost_details: NO_COST,
  website: "",
  show_map: null,
  show_map_link: null,
  hide_from_listings: null,
  sticky: null,
  featured: null,
  categories: [],
  tags: [],
  venue: [],
  organizer: [],
  custom_fields: [],
};

/** Whether the caller may see all of an event: who may edit it needs no password. Asked once for each in a request. */
export function isOpen(ctx: Context, row: EventRow): Awaitable<boolean> {
  if (row.password_hash === "" || mayEdit(ctx.caller, row)) return true;
  const { password, opened } = ctx;
  if (password === undefined) return false;
  const known = opened.get(row) ?? opensNow(ctx, password, row.password_hash);
  opened.set(row, known);
  return known;
}

/** A list must not make others wait: of many hashes that nobody has tried yet, the last stay closed for this time. */
async function opensNow(ctx: Context, password: string, hash: string): Promise<boolean> {
  const { opens } = await parts.passwords();
  const isRight = await opens(password, hash, () => ctx.passwordTries-- > 0);
  if (isRight === undefined) ctx.isMomentary = true;
  return isRight === true;
}

/** All that is shown of these events, as objects. Whoever only sends them asks `shownEvents` of `shown_event.ts`. */
export async function eventViews(
  ctx: Context,
  rows: readonly EventRow[],
  isSingle = false,
): Promise<EventView[]> {
  const loading = loadAbbreviations();
  if (loading) await loading;
  const related = await relatedTo(ctx, rows);
  const views: EventView[] = [];
  const open: number[] = [];
  for (const [index, row] of rows.entries()) {
    const view = eventView(ctx, row, linkedTo(row, related), isSingle);
    const isWhole = await isOpen(ctx, row);
    views.push(isWhole ? view : { ...view, ...BLANK });
    if (isWhole) open.push(index);
  }
  if (ctx.settings.plugins.length > 0)
    await addEventData(
      ctx,
      open.map((index) => rows[index]!),
      open.map((index) => views[index]!),
    );
  return views;
}

/** What stands behind an event's own members. */
type Links = "categories" | "tags" | "venue" | "organizer" | "custom_fields";

/** An event's own members, all that stands before what it is linked to. */
export function ownView(ctx: Context, row: EventRow): Omit<EventView, Links> {
  const global_id = ctx.addresses.globalId(row.id);
  const url = pageOf(ctx, "event", row);
  const { cost, cost_details } = readCost(row.cost, ctx.settings.currency);
  return {
    id: row.id,
    global_id,
    global_id_lineage: [global_id],
    author: String(row.author),
    status: statusAt(row, ctx.now),
    date: row.date,
    date_utc: row.date_utc,
    modified: row.modified,
    modified_utc: row.modified_utc,
    url,
    rest_url: ctx.addresses.item("event", row.id),
    title: titleHtml(row.title),
    description: bodyHtml(row.description),
    excerpt: bodyHtml(row.excerpt),
    slug: row.slug,
    image: row.image ?? false,
    all_day: row.all_day,
    start_date: row.start_date,
    start_date_details: details(row.start_date),
    end_date: row.end_date,
    end_date_details: details(row.end_date),
    utc_start_date: row.utc_start_date,
    utc_start_date_details: details(row.utc_start_date),
    utc_end_date: row.utc_end_date,
    utc_end_date_details: details(row.utc_end_date),
    timezone: row.timezone,
    timezone_abbr: abbreviation(row.timezone, row.utc_start_date),
    cost,
    cost_details,
    website: row.website === "" ? url : row.website,
    show_map: row.show_map,
    show_map_link: row.show_map_link,
    hide_from_listings: row.hide_from_listings,
    sticky: row.sticky,
    featured: row.featured,
  };
}

/** All that is shown of an event, as an object; `isSingle` adds the structured data of single reads. */
export function eventView(ctx: Context, row: EventRow, linked: Linked, isSingle: boolean): EventView {
  const venues = linked.venue.map((venue) => venueView(ctx, venue, { isSingle }));
  const view: Writable<EventView> = Object.assign(ownView(ctx, row), {
    categories: linked.categories.map((term) => linkedTermView(ctx, "category", term)),
    tags: linked.tags.map((term) => linkedTermView(ctx, "tag", term)),
    venue: venues.length === 1 ? venues[0]! : venues,
    organizer: linked.organizer.map((one) => organizerView(ctx, one, { isSingle })),
    custom_fields: [],
  });
  if (isSingle) view.json_ld = eventData(ctx, row, view);
  if (ctx.isEditing && mayEdit(ctx.caller, row))
    view.raw = { title: row.title, description: row.description, excerpt: row.excerpt };
  return view;
}

/** schema.org data of a single event; `undefined` members are left out of JSON. */
function eventData(ctx: Context, row: EventRow, view: EventView): View {
  const [venue] = [view.venue].flat();
  const [organizer] = view.organizer;
  const { cost, cost_details } = view;
  return {
    "@context": "http://schema.org",
    "@type": "Event",
    name: dataName(view.status, view.title),
    description: dataText(row.excerpt || row.description),
    image: row.image?.url,
    url: view.url,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    startDate: isoWithOffset(row.start_date, row.utc_start_date),
    endDate: isoWithOffset(row.end_date, row.utc_end_date),
    location: venue?.json_ld,
    organizer: organizer?.json_ld,
    offers: cost === "" ? undefined : offer(ctx, row, cost_details),
    performer: "Organization",
  };
}

function offer(
  ctx: Context,
  row: EventRow,
  { values, currency_code }: { readonly values: readonly string[]; readonly currency_code: string },
): View {
  return {
    "@type": "Offer",
    price: values.length > 1 ? `${values[0]} – ${values.at(-1)}` : (values[0] ?? "0"),
    priceCurrency: currency_code || ctx.settings.currency.code,
    url: pageOf(ctx, "event", row),
    category: "primary",
    availability: "inStock",
    validFrom: `${row.date_utc.slice(0, 10)}T00:00:00+00:00`,
  };
}
