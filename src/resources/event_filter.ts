/** From the parameters of the event list to a storage filter, in one place. */
import type { Context } from "../context.ts";
import type { Wall } from "../dates/mod.ts";
import { loadDateForms } from "../dates/parse.ts";
import { parts } from "../parts.ts";
import { pluginLinks } from "../plugin_data.ts";
import type { LinkValue } from "../reply.ts";
import { EventListQuery } from "../schema/event.ts";
import { type Form, readQuery, type Shape } from "../schema/field.ts";
import type { EventFilter, PostKind, PostRow, TermKind } from "../store.ts";
import { plainName } from "../text/html.ts";
import { readSearch } from "../text/search.ts";
import { lookupSlug } from "../text/slugs.ts";
import { isReadable } from "../visibility.ts";
import {
  type Bounds,
  both,
  boundsOf,
  DATE_PARAMETERS,
  type DateParameters,
  effective,
  overlapBounds,
  withDefaults,
} from "../window.ts";
import { changedAfter, fixedDate, orderOf, siteDate, statusesOf } from "./listing.ts";
import { postsOf, termsOf } from "./lookup.ts";

type ListForm = Form<typeof EventListQuery>;

/** The parameters of the list, with what plugins add. */
export const readListQuery = (ctx: Context): ListForm =>
  readQuery(ctx.settings.shapes.eventList as typeof EventListQuery, ctx.query);

/** The ids behind ids and slugs; an id wins over an equal slug, and a name is understood too. */
export async function termIds(
  ctx: Context,
  kind: TermKind,
  items: readonly string[],
): Promise<{ ids: number[]; unknown?: string }> {
  const terms = termsOf(ctx, kind);
  const ids: number[] = [];
  for (const item of items) {
    const byId = /^\d{1,15}$/.test(item) ? await terms.get({ id: Number(item) }, ctx.now) : undefined;
    const found =
      byId ??
      (await terms.get({ slug: lookupSlug(item) }, ctx.now)) ??
      (await terms.named(plainName(item)))[0];
    if (!found) return { ids, unknown: item };
    ids.push(found.id);
  }
  return { ids };
}

/** Terms of a filter, categories with everything below them; unknown ones are refused. */
async function termFilter(
  ctx: Context,
  form: ListForm,
  name: "categories" | "tags",
): Promise<readonly number[] | undefined> {
  const items = form.values[name];
  if (items === undefined) return undefined;
  const kind = name === "categories" ? "category" : "tag";
  const { ids, unknown } = await termIds(ctx, kind, items);
  if (unknown !== undefined) form.problems.add(name, "unknown_term", { detail: unknown });
  return kind === "category" ? ctx.store.categories.descendants(ids) : ids;
}

/**
 * Linked records of a filter; one that the caller may not read is refused like one that does not exist. Those in the
 * trash are beside no event for as long as they are there.
 */
async function placeFilter(
  ctx: Context,
  form: ListForm,
  name: "venue" | "organizer",
): Promise<readonly number[] | undefined> {
  const ids = form.values[name];
  const shown: number[] = [];
  for (const id of ids ?? []) {
    const row = await known(ctx, name, id);
    if (!row) form.problems.add(name, "unknown_record", { detail: String(id) });
    else if (row.status !== "trash") shown.push(id);
  }
  return ids && shown;
}

/** The record of this kind and id, if there is one that the caller may read. */
async function known(ctx: Context, kind: PostKind, id: number): Promise<PostRow | undefined> {
  const row = await postsOf(ctx, kind).get({ id });
  return row && isReadable(row, ctx.gate) ? row : undefined;
}

const asksForDates = ({ values }: ListForm): boolean =>
  values.overlaps !== undefined ||
  values.modified_after !== undefined ||
  DATE_PARAMETERS.some((name) => values[name] !== undefined);

function readDates(ctx: Context, form: ListForm): DateParameters {
  const dates: Record<string, Wall> = {};
  for (const name of DATE_PARAMETERS) {
    const text = form.values[name];
    const read = text === undefined ? undefined : siteDate(ctx, text);
    if (read) dates[name] = read.wall;
    else if (text !== undefined) form.problems.add(name, "date");
  }
  return dates;
}

function readOverlap(ctx: Context, form: ListForm, isStrict: boolean): Bounds {
  const parts = form.values.overlaps?.split("/");
  if (parts === undefined) return {};
  const [from, to] = parts.map((part) => siteDate(ctx, part)?.wall);
  if (parts.length === 2 && from !== undefined && to !== undefined && from <= to)
    return overlapBounds(from, to, isStrict);
  form.problems.add("overlaps", "span");
  return {};
}

/** Which events the dates mean. Dates and the default window do not count beside `include`. */
function readBounds(ctx: Context, form: ListForm): { bounds: Bounds; shown: DateParameters } {
  const isStrict = form.values.strict_dates ?? false;
  const given = readDates(ctx, form);
  const overlap = readOverlap(ctx, form, isStrict);
  if (form.values.include !== undefined) return { bounds: {}, shown: {} };
  const dates =
    form.values.overlaps === undefined ? withDefaults(given, ctx.now, ctx.settings.timezone) : given;
  return { bounds: both(boundsOf(dates, isStrict), overlap), shown: effective(dates, isStrict) };
}

async function checkReferences(ctx: Context, form: ListForm): Promise<void> {
  const { post_parent, ticketed } = form.values;
  if (post_parent !== undefined && !(await known(ctx, "event", post_parent)))
    form.problems.add("post_parent", "unknown_record");
  if (ticketed && !isPlugged(ctx, "ticketed"))
    form.problems.add("ticketed", "tickets", { code: "event-tickets-not-active" });
}

/** Whether a plugin has given a parameter a meaning. */
const isPlugged = (ctx: Context, name: keyof typeof EventListQuery): boolean =>
  ctx.settings.shapes.eventList[name] !== EventListQuery[name];

/** What links of the list carry, in the order of the reference; ours at the end. */
function linksOf(
  ctx: Context,
  form: ListForm,
  shown: DateParameters,
  status: LinkValue,
): Record<string, LinkValue> {
  const { values } = form;
  const { start_date, end_date, ...relative } = shown;
  return {
    start_date,
    end_date,
    search: values.search,
    categories: values.categories,
    tags: values.tags,
    geoloc: values.geoloc,
    geoloc_lat: values.geoloc_lat,
    geoloc_lng: values.geoloc_lng,
    status,
    post_parent: values.post_parent,
    include: values.include,
    ...relative,
    venue: values.venue,
    organizer: values.organizer,
    featured: values.featured,
    strict_dates: values.strict_dates || undefined,
    ticketed: values.ticketed,
    overlaps: values.overlaps
      ?.split("/")
      .map((part) => fixedDate(ctx, part))
      .join("/"),
    modified_after: fixedDate(ctx, values.modified_after),
    orderby: values.orderby,
    order: values.order,
  };
}

/**
 * Everything that selects events, as storage takes it, and what links say of it.
 * @throws {CalendarError} `rest_invalid_param` naming every bad parameter
 */
export async function eventFilter(
  ctx: Context,
  form: ListForm,
): Promise<{ filter: EventFilter; links: Record<string, LinkValue> }> {
  const { values } = form;
  const loading = asksForDates(form) ? loadDateForms() : undefined;
  if (loading) await loading;
  const { bounds, shown } = readBounds(ctx, form);
  const { statuses, link } = statusesOf(ctx, form);
  await checkReferences(ctx, form);
  const filter: EventFilter = {
    gate: ctx.gate,
    statuses,
    ids: values.include,
    ...bounds,
    search: values.search === undefined ? undefined : readSearch(values.search),
    categories: await termFilter(ctx, form, "categories"),
    tags: await termFilter(ctx, form, "tags"),
    venue: await placeFilter(ctx, form, "venue"),
    organizer: await placeFilter(ctx, form, "organizer"),
    featured: values.featured,
    postParent: values.post_parent,
    changedAfter: changedAfter(ctx, form),
    order: orderOf(values, { by: "start_date", descending: false }),
  };
  const asked = form as unknown as Form<Shape>;
  const { plugins } = ctx.settings;
  const narrow = plugins.length > 0 ? await (await parts.plugins()).narrowed(ctx, asked, filter) : filter;
  form.check(ctx.texts);
  const links = { ...linksOf(ctx, form, shown, link), ...pluginLinks(ctx, asked) };
  return { filter: narrow, links };
}
