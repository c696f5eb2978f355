/** What plugins add to records and to the event list: their shapes, and what is shown. */
import type { Context } from "./context.ts";
import type { EventData, PlaceData, Plugin } from "./plugin.ts";
import type { LinkValue } from "./reply.ts";
import type { Form, Shape } from "./schema/field.ts";
import { OWN_SHAPES, type Shapes } from "./schema/shapes.ts";
import type { EventRow, PostKind, PostRow } from "./store.ts";

type View = Record<string, unknown>;

/** Parameters of the event list that do nothing until a plugin gives them a meaning. */
const VACANT = new Set(["geoloc", "geoloc_lat", "geoloc_lng", "ticketed"]);
const NAME = /^[a-z][a-z0-9_]{0,59}$/;

/**
 * The shapes with what the plugins add.
 * @throws {TypeError} when a name is taken or cannot be one
 */
export function shapesOf(plugins: readonly Plugin[]): Shapes {
  const shapes: Record<keyof Shapes, Shape> = { ...OWN_SHAPES };
  const owners = new Map<string, string>();
  for (const { name, data = {}, events } of plugins) {
    const add = (to: keyof Shapes, shape: Shape = {}) => {
      for (const field of Object.keys(shape)) claim(to, field, name, owners);
      shapes[to] = { ...shapes[to], ...shape };
    };
    add("event", data.event?.input);
    add("venue", data.venue?.input);
    add("organizer", data.organizer?.input);
    add("eventList", events?.query);
  }
  return shapes;
}

function claim(to: keyof Shapes, field: string, plugin: string, owners: Map<string, string>): void {
  const key = `${to} ${field}`;
  const isOwn = Object.hasOwn(OWN_SHAPES[to], field) && !(to === "eventList" && VACANT.has(field));
  const owner = owners.get(key) ?? (isOwn ? "the calendar itself" : undefined);
  const what = `Cannot create the calendar: plugin "${plugin}" adds "${field}" to ${to}`;
  if (!NAME.test(field)) throw new TypeError(`${what}: use a name of a-z, 0-9 and _, at most 60 characters`);
  if (owner) throw new TypeError(`${what}, which belongs to ${owner}: choose another name`);
  owners.set(key, `plugin "${plugin}"`);
}

type PostPart = EventData | PlaceData<PostRow>;

const NO_PARTS: readonly PostPart[] = [];

/** What the plugins add to a kind of post. */
export function partsOf({ settings: { plugins } }: Context, kind: PostKind): readonly PostPart[] {
  if (!plugins.some(({ data }) => data)) return NO_PARTS;
  return plugins.flatMap(({ data }) => (data?.[kind] as PostPart | undefined) ?? []);
}

/** Without a `present` what is kept under the names of the input is shown. */
function shown({ input = {} }: { readonly input?: Shape }, { extra }: PostRow): View {
  return Object.fromEntries(
    Object.keys(input).flatMap((name) => (name in extra ? [[name, extra[name]]] : [])),
  );
}

/** Adds what plugins show of a venue or an organizer. */
export function withPlaceData<V extends object>(
  ctx: Context,
  kind: "venue" | "organizer",
  row: PostRow,
  view: V,
): V {
  if (ctx.settings.plugins.length > 0)
    for (const part of partsOf(ctx, kind) as PlaceData<PostRow>[])
      Object.assign(view, part.present ? part.present(ctx, row) : shown(part, row));
  return view;
}

/** Adds what plugins show of events, each view to its row. */
export async function addEventData(
  ctx: Context,
  rows: readonly EventRow[],
  views: readonly object[],
): Promise<void> {
  for (const part of partsOf(ctx, "event") as EventData[]) {
    const added = part.present ? await part.present(ctx, rows) : rows.map((row) => shown(part, row));
    for (const [index, view] of views.entries()) Object.assign(view, added[index]);
  }
}

/** The parameters of plugins as links carry them. */
export function pluginLinks(ctx: Context, form: Form<Shape>): Record<string, LinkValue> {
  const links: Record<string, LinkValue> = {};
  for (const { events } of ctx.settings.plugins)
    for (const name of Object.keys(events?.query ?? {})) links[name] = form.values[name] as LinkValue;
  return links;
}
