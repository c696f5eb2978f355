/** Data of a venue or organizer: read, made safe, found again or made. */
import { type Awaitable, andThen } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { type ExtraChange, extraAfter, hasSent, settleExtra } from "../plugin_write.ts";
import { grantedStatus, requireAuthor } from "../rights.ts";
import { type Form, type Raw, readCreation, type Shape } from "../schema/field.ts";
import { OWN_SHAPES } from "../schema/shapes.ts";
import type { OrganizerDraft, OrganizerRow, PostRow, StoredStatus, VenueDraft, VenueRow } from "../store.ts";
import { plainName } from "../text/html.ts";
import { slugify } from "../text/slugs.ts";
import { isReadable } from "../visibility.ts";
import { checkAuthor, cleanTexts, readImage } from "./outside.ts";
import type { PlaceKind } from "./places.ts";
import { named, publishedNow, readPublication } from "./publishing.ts";

type PlaceRow = VenueRow | OrganizerRow;
type Values = Record<string, unknown>;

/** What was sent of a place, ready for storage but for what depends on the record. */
export interface PlaceData {
  readonly kind: PlaceKind;
  readonly form: Form<Shape>;
  /** Only supplied members, in the form in which rows hold them. */
  readonly values: Values;
  readonly extra: ExtraChange;
}

const CLEANING = {
  venue: {
    titles: ["venue"],
    bodies: ["description"],
    lines: ["address", "city", "country", "province", "state", "zip", "phone", "stateprovince"],
  },
  organizer: { titles: ["organizer"], bodies: ["description"], lines: ["phone"] },
} as const;

export const inputOf = (ctx: Context, kind: PlaceKind): Shape => ctx.settings.shapes[kind];

/** Settles a form outside of any transaction; what is wrong is added to its problems. */
export async function preparePlace(
  ctx: Context,
  kind: PlaceKind,
  form: Form<Shape>,
  find?: () => Awaitable<PlaceRow | undefined>,
): Promise<PlaceData> {
  const { problems } = form;
  const values: Values = {};
  for (const name of Object.keys(OWN_SHAPES[kind])) if (name in form.values) values[name] = form.values[name];
  await cleanTexts(ctx, values, CLEANING[kind], problems);
  if (typeof values[kind] === "string") values[kind] = plainName(values[kind]);
  await checkAuthor(ctx, values.author as number | undefined, problems);
  const image = await readImage(ctx, form.values.image as never, problems);
  const dates = readPublication(ctx, form.values as never, problems);
  if ("image" in values) values.image = image;
  if (values.status !== undefined) values.status = grantedStatus(ctx.caller, values.status as never);
  const extra = await settleExtra(ctx, kind, form, find);
  return { kind, form, values: dates ? { ...values, ...dates } : values, extra };
}

/** Reads the data of a new place. @throws {CalendarError} `rest_missing_callback_param` */
export const readPlaceData = (ctx: Context, kind: PlaceKind, raw: Raw): Promise<PlaceData> =>
  preparePlace(ctx, kind, readCreation(inputOf(ctx, kind), raw));

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));

/** A record of the same name that the caller may read and that differs in nothing that was supplied. */
async function findEqual(
  ctx: Context,
  { kind, form, values, extra }: PlaceData,
): Promise<PlaceRow | undefined> {
  // Who may not publish asks for a published record, and that is what this one is.
  const { status: asked } = form.values;
  const { [kind]: name, ...others } = values;
  const store = kind === "venue" ? ctx.store.venues : ctx.store.organizers;
  const rows: readonly PlaceRow[] = await store.named(String(name));
  const fits = (row: PlaceRow) =>
    Object.entries(others).every(
      ([key, value]) =>
        isSame(value, row[key as keyof PlaceRow]) || (key === "status" && row.status === asked),
    );
  return rows.find((row) => isReadable(row, ctx.gate) && fits(row) && hasSent(ctx, kind, row.extra, extra));
}

const VENUE_PRESETS = {
  ...{
    venue: "",
    description: "",
    address: "",
    city: "",
    country: "",
    province: "",
    state: "",
    zip: "",
    phone: "",
  },
  ...{ stateprovince: "", website: "", image: null, show_map: true, show_map_link: true, extra: {} },
};
const ORGANIZER_PRESETS = {
  ...{ organizer: "", description: "", phone: "", website: "", email: "", image: null, extra: {} },
};

function draftOf(ctx: Context, { kind, values, extra }: PlaceData): VenueDraft | OrganizerDraft {
  const dates = publishedNow(ctx);
  const status = (values.status as StoredStatus | undefined) ?? grantedStatus(ctx.caller, undefined);
  const date = { ...dates, ...values } as typeof dates;
  return {
    ...(kind === "venue" ? VENUE_PRESETS : ORGANIZER_PRESETS),
    ...extraAfter({}, extra),
    author: ctx.caller.id,
    ...dates,
    ...values,
    ...named(status, slugify(String(values[kind]))),
    modified: date.date,
    modified_utc: date.date_utc,
    changed_utc: ctx.now,
  } as VenueDraft | OrganizerDraft;
}

/** Inserts a post; where nothing of its name can stand in an address, its id does. */
export function insertPost<
  Row extends PostRow,
  Draft extends { readonly slug: string; readonly status: StoredStatus },
>(
  posts: {
    insert(draft: Draft): Awaitable<Row>;
    update(id: number, patch: Partial<Draft>): Awaitable<Row | undefined>;
  },
  draft: Draft,
  wantsSlug: boolean,
): Awaitable<Row> {
  return andThen(posts.insert(draft), (row) => {
    const isNameless = wantsSlug && (row.status === "trash" ? row.former_slug === "" : row.slug === "");
    if (!isNameless) return row;
    const patch = named(row.status, String(row.id)) as unknown as Partial<Draft>;
    return posts.update(row.id, patch) as Awaitable<Row>;
  });
}

/**
 * The existing record that equals the data, else a new one. An existing record is never written to.
 * @throws {CalendarError} `rest_forbidden` when it is to belong to somebody else
 */
export async function findOrMakePlace(
  ctx: Context,
  data: PlaceData,
): Promise<{ row: PlaceRow; isNew: boolean }> {
  requireAuthor(ctx.caller, data.values.author as number | undefined, ctx.caller.id);
  const equal = await findEqual(ctx, data);
  if (equal) return { row: equal, isNew: false };
  const draft = draftOf(ctx, data);
  const row = await (data.kind === "venue"
    ? insertPost(ctx.store.venues, draft as VenueDraft, true)
    : insertPost(ctx.store.organizers, draft as OrganizerDraft, true));
  return { row, isNew: true };
}
