import type { Context } from "../context.ts";
import { abbreviation, details, isoWithOffset } from "../dates/mod.ts";
import { verifyPassword } from "../passwords.ts";
import { mayEdit } from "../rights.ts";
import type { CountedTerm, EventRow, TermKind } from "../store.ts";
import { readCost } from "../text/cost.ts";
import { bodyHtml, titleHtml } from "../text/html.ts";
import { fold } from "../text/search.ts";
import { organizerView, venueView } from "./place.ts";
import { dataName, dataText, globalIds, pageOf, publication } from "./post.ts";
import { pick, type Related, relatedTo } from "./related.ts";
import { linkedTermView } from "./term.ts";

export type View = Record<string, unknown>;

const NO_COST = { currency_symbol: "", currency_position: "", currency_code: "", values: [] };

/** What readers without the password see of the protected members. */
const BLANK = {
  description: "",
  excerpt: "",
  image: false,
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

/** Whether the caller may see all of an event: who may edit it needs no password. */
export async function isOpen(ctx: Context, row: EventRow): Promise<boolean> {
  if (row.password_hash === "" || mayEdit(ctx.caller, row, ctx.now)) return true;
  return ctx.password !== undefined && (await verifyPassword(ctx.password, row.password_hash));
}

/** The events of a list. */
export async function eventViews(ctx: Context, rows: readonly EventRow[]): Promise<View[]> {
  const related = await relatedTo(ctx, rows);
  const views: View[] = [];
  for (const row of rows) {
    const view = eventView(ctx, row, related, false);
    views.push(row.password_hash === "" || (await isOpen(ctx, row)) ? view : { ...view, ...BLANK });
  }
  return views;
}

/** One event, all of it; `isSingle` adds the structured data of single reads. */
export async function oneEventView(ctx: Context, row: EventRow, isSingle: boolean): Promise<View> {
  return eventView(ctx, row, await relatedTo(ctx, [row]), isSingle);
}

function terms(ctx: Context, kind: TermKind, ids: readonly number[], from: ReadonlyMap<number, CountedTerm>) {
  const rows = pick(ids, from);
  if (rows.length > 1)
    rows.sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : fold(a.name) > fold(b.name) ? 1 : a.id - b.id));
  return rows.map((row) => linkedTermView(ctx, kind, row));
}

function places(ctx: Context, row: EventRow, related: Related, isSingle: boolean) {
  const venues = pick(row.venue, related.venues).map((venue) => venueView(ctx, venue, { isSingle }));
  return {
    venue: venues.length === 1 ? venues[0]! : venues,
    organizer: pick(row.organizer, related.organizers).map((one) => organizerView(ctx, one, { isSingle })),
  };
}

const times = (row: EventRow) => ({
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
});

function eventView(ctx: Context, row: EventRow, related: Related, isSingle: boolean): View {
  const { id, ...published } = publication(ctx, "event", row);
  const view: View = {
    id,
    ...globalIds(ctx, id),
    ...published,
    rest_url: ctx.addresses.item("event", id),
    title: titleHtml(row.title),
    description: bodyHtml(row.description),
    excerpt: bodyHtml(row.excerpt),
    slug: row.slug,
    image: row.image ?? false,
    ...times(row),
    ...readCost(row.cost, ctx.settings.currency),
    website: row.website === "" ? published.url : row.website,
    show_map: row.show_map,
    show_map_link: row.show_map_link,
    hide_from_listings: row.hide_from_listings,
    sticky: row.sticky,
    featured: row.featured,
    categories: terms(ctx, "category", row.categories, related.categories),
    tags: terms(ctx, "tag", row.tags, related.tags),
    ...places(ctx, row, related, isSingle),
    custom_fields: [],
  };
  if (isSingle) view.json_ld = eventData(ctx, row, view);
  if (ctx.isEditing && mayEdit(ctx.caller, row, ctx.now))
    view.raw = { title: row.title, description: row.description, excerpt: row.excerpt };
  return view;
}

/** schema.org data of a single event; `undefined` members are left out of JSON. */
function eventData(ctx: Context, row: EventRow, view: View): View {
  const [venue] = [view.venue].flat() as View[];
  const [organizer] = view.organizer as View[];
  const { cost, cost_details } = view as { cost: string; cost_details: { values: string[] } };
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
    offers: cost === "" ? undefined : offer(ctx, row, cost_details.values),
    performer: "Organization",
  };
}

function offer(ctx: Context, row: EventRow, values: readonly string[]): View {
  return {
    "@type": "Offer",
    price: values.length > 1 ? `${values[0]} – ${values.at(-1)}` : (values[0] ?? "0"),
    priceCurrency: ctx.settings.currency.code,
    url: pageOf(ctx, "event", row),
    category: "primary",
    availability: "inStock",
    validFrom: `${row.date_utc.slice(0, 10)}T00:00:00+00:00`,
  };
}
