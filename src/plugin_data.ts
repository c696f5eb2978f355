/** What plugins add to records: read and checked with the rest, settled before the transaction, kept in `extra`. */
import type { Context } from "./context.ts";
import type { EventData, PlaceData, Plugin } from "./plugin.ts";
import { mayEdit } from "./rights.ts";
import type { Form, Shape } from "./schema/field.ts";
import { OWN_SHAPES, type Shapes } from "./schema/shapes.ts";
import type { EventRow, Extra, Json, PostKind, PostRow } from "./store.ts";
import { cleanLine } from "./text/sanitise.ts";

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

const partsOf = (ctx: Context, kind: PostKind) =>
  ctx.settings.plugins.flatMap(({ data }) => data?.[kind] ?? []) as (EventData | PlaceData<PostRow>)[];

/** What a write changes in `extra`; null takes a name out. */
export type ExtraChange = Readonly<Record<string, Json>>;

/**
 * Asks the plugins what a write changes of theirs. `find` gives the record as it is; it is not asked when there is no
 * plugin for this kind.
 */
export async function settleExtra(
  ctx: Context,
  kind: PostKind,
  form: Form<Shape>,
  find?: () => Promise<PostRow | undefined>,
): Promise<ExtraChange> {
  const parts = partsOf(ctx, kind);
  if (parts.length === 0) return {};
  const found = await find?.();
  const current = found && mayEdit(ctx.caller, found) ? found : undefined;
  // Nothing will be written of it: the transaction finds out, and says why.
  if (find && !current) return {};
  const changes: Record<string, Json> = {};
  for (const { input = {}, write } of parts) {
    const values = valuesOf(form, input);
    const all = form.values as Readonly<Record<string, unknown>>;
    const own = write
      ? await write(ctx, { values, all, current: current as never, problems: form.problems })
      : await plain(values);
    Object.assign(changes, own);
  }
  return changes;
}

const valuesOf = (form: Form<Shape>, input: Shape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form.values).filter(([name]) => Object.hasOwn(input, name)));

/** Without a `write` values are kept under their own names, texts without markup. */
async function plain(values: Record<string, unknown>): Promise<ExtraChange> {
  const kept: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values)) {
    const clean = typeof value === "string" ? await cleanLine(value) : (value as Json | undefined);
    kept[name] = clean === undefined || clean === "" ? null : clean;
  }
  return kept;
}

/** `extra` after a write, as a member of a patch or draft; none when nothing changes. */
export function extraAfter(extra: Extra, changes: ExtraChange): { readonly extra?: Extra } {
  if (Object.keys(changes).length === 0) return {};
  return {
    extra: Object.fromEntries(Object.entries({ ...extra, ...changes }).filter(([, value]) => value !== null)),
  };
}

/** What a record must have kept to be the same as data that was sent: what plugins worked out does not count. */
export function hasSent(ctx: Context, kind: PostKind, extra: Extra, changes: ExtraChange): boolean {
  const sent = new Set(partsOf(ctx, kind).flatMap(({ input = {} }) => Object.keys(input)));
  return Object.entries(changes).every(
    ([name, value]) => !sent.has(name) || JSON.stringify(extra[name] ?? null) === JSON.stringify(value),
  );
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
