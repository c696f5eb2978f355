/** Creating and changing events. */
import type { Context } from "../context.ts";
import { hashPassword } from "../passwords.ts";
import { type ExtraChange, extraAfter, settleExtra } from "../plugin_write.ts";
import { writtenEvent } from "../present/shown_event.ts";
import { refuse } from "../problems.ts";
import { created, one, type Reply } from "../reply.ts";
import { grantedStatus, requireAuthor, requireEdit } from "../rights.ts";
import type { EventInput } from "../schema/event.ts";
import { type Form, readCreation, readUpdate, type Shape } from "../schema/field.ts";
import type { EventDraft, EventRow, ImageView } from "../store.ts";
import {
  checkLinks,
  findTerms,
  makeLinks,
  makeTerms,
  type PreparedLink,
  type PreparedTerm,
  prepareLinks,
} from "./event_links.ts";
import { checkTimes, endsBeforeStart, isBackwards, type Times, timesOf } from "./event_times.ts";
import { findPost, lookPost, requireMatch } from "./lookup.ts";
import { checkAuthor, cleanTexts, readImage } from "./outside.ts";
import { insertPost } from "./place_data.ts";
import { firstSlug, modifiedNow, named, publishedNow, readPublication, renamed } from "./publishing.ts";
import { creation, transact } from "./transact.ts";

type EventForm = Form<typeof EventInput>;

const inputOf = (ctx: Context) => ctx.settings.shapes.event as typeof EventInput;

/** What has been settled before the transaction. */
interface Prepared {
  readonly form: EventForm;
  readonly image: ImageView | null | undefined;
  readonly passwordHash: string | undefined;
  readonly dates: { readonly date: string; readonly date_utc: string } | undefined;
  readonly venue: readonly PreparedLink[] | undefined;
  readonly organizer: readonly PreparedLink[] | undefined;
  readonly extra: ExtraChange;
}

/** A list verifies one password against each protected event of its page, so one check must stay affordable. */
const PASSWORD_ITERATIONS = 100_000;

const CLEANING = { titles: ["title"], bodies: ["description", "excerpt"], lines: ["cost"] };

async function prepare(
  ctx: Context,
  form: EventForm,
  find?: () => Promise<EventRow | undefined>,
): Promise<Prepared> {
  const { values, problems } = form;
  await cleanTexts(ctx, values, CLEANING, problems);
  await checkAuthor(ctx, values.author, problems);
  checkTimes(ctx, values, problems);
  if (isBackwards(ctx, values)) problems.add("end_date", "end_before_start");
  const { password } = values;
  return {
    form,
    image: await readImage(ctx, values.image, problems),
    passwordHash:
      password === undefined || password === ""
        ? password
        : await hashPassword(password, PASSWORD_ITERATIONS),
    dates: readPublication(ctx, values, problems),
    venue: await prepareLinks(ctx, "venue", values.venue, problems),
    organizer: await prepareLinks(ctx, "organizer", values.organizer, problems),
    extra: await settleExtra(ctx, "event", form as unknown as Form<Shape>, find),
  };
}

interface Found {
  readonly categories: readonly PreparedTerm[] | undefined;
  readonly tags: readonly PreparedTerm[] | undefined;
}

/** Looks at everything that the data refers to. @throws {CalendarError} `rest_invalid_param` with all that is wrong */
async function checkReferences(ctx: Context, { form, venue, organizer }: Prepared): Promise<Found> {
  const { values, problems } = form;
  const categories = await findTerms(ctx, "category", values.categories, problems);
  const tags = await findTerms(ctx, "tag", values.tags, problems);
  await checkLinks(ctx, "venue", venue, problems);
  await checkLinks(ctx, "organizer", organizer, problems);
  form.check(ctx.texts);
  return { categories, tags };
}

type Link = "venue" | "organizer" | "categories" | "tags";

/** The ids of everything linked, made where it did not exist; only of what was supplied. */
async function linked(
  ctx: Context,
  { venue, organizer }: Prepared,
  { categories, tags }: Found,
): Promise<Partial<Pick<EventDraft, Link>>> {
  const links: { -readonly [K in Link]?: readonly number[] } = {};
  if (venue) links.venue = await makeLinks(ctx, venue);
  if (organizer) links.organizer = await makeLinks(ctx, organizer);
  if (categories) links.categories = await makeTerms(ctx, "category", categories);
  if (tags) links.tags = await makeTerms(ctx, "tag", tags);
  return links;
}

const PLAIN = [
  "author",
  "title",
  "description",
  "excerpt",
  "cost",
  "website",
  "show_map",
  "show_map_link",
  "hide_from_listings",
  "sticky",
  "featured",
] as const;

/** Members that go into the row as they were read; only those supplied. */
function plainMembers({ form, image, passwordHash, dates }: Prepared): Partial<EventDraft> {
  const members: Record<string, unknown> = Object.assign({}, dates);
  for (const name of PLAIN) if (form.values[name] !== undefined) members[name] = form.values[name];
  if (image !== undefined) members.image = image;
  if (passwordHash !== undefined) members.password_hash = passwordHash;
  return members;
}

/** All members, so that the copy keeps its shape: each member that is added to one costs as much as this whole copy. */
const PRESETS: EventDraft = {
  ...{ author: 0, status: "draft", slug: "", former_slug: "", title: "", description: "", excerpt: "" },
  ...{
    date: "",
    date_utc: "",
    modified: "",
    modified_utc: "",
    changed_utc: "",
    timezone: "",
    all_day: false,
  },
  ...{ start_date: "", end_date: "", utc_start_date: "", utc_end_date: "" },
  ...{ password_hash: "", cost: "", website: "", image: null, show_map: false, show_map_link: false },
  ...{ hide_from_listings: false, sticky: false, featured: false },
  ...{ categories: [], tags: [], venue: [], organizer: [], post_parent: 0, extra: {} },
};

async function insertEvent(
  ctx: Context,
  prepared: Prepared,
  found: Found,
  times: Times | undefined,
): Promise<EventRow> {
  const { values } = prepared.form;
  const dates = prepared.dates ?? publishedNow(ctx);
  const status = grantedStatus(ctx.caller, values.status);
  const slug = firstSlug(status, values.slug, values.title ?? "");
  const draft: EventDraft = Object.assign(
    { ...PRESETS, author: ctx.caller.id },
    dates,
    plainMembers(prepared),
    times,
    await linked(ctx, prepared, found),
    named(status, slug),
    modifiedNow(ctx),
    extraAfter({}, prepared.extra),
  );
  return await insertPost(
    ctx.store.events,
    draft,
    values.slug !== undefined || (status !== "draft" && status !== "pending"),
  );
}

/** `POST /events` → 201. 400 naming every bad field, 401, 403. */
export async function createEvent(ctx: Context): Promise<Reply> {
  const raw = await ctx.data();
  const form = readCreation(inputOf(ctx), raw);
  const prepared = await prepare(ctx, form);
  const times = timesOf(ctx, form.values, undefined);
  if (times && endsBeforeStart(times)) form.problems.add("end_date", "end_before_start");
  return await creation(ctx, "event", raw, async (tx) => {
    const found = await checkReferences(tx, prepared);
    requireAuthor(tx.caller, form.values.author, tx.caller.id);
    const row = await insertEvent(tx, prepared, found, times);
    return created(await writtenEvent(tx, row), row.revision, tx.addresses.item("event", row.id));
  });
}

async function patchOf(
  ctx: Context,
  prepared: Prepared,
  found: Found,
  row: EventRow,
): Promise<Partial<EventDraft>> {
  const { values } = prepared.form;
  const times = timesOf(ctx, values, row);
  if (times && endsBeforeStart(times)) refuse(ctx.texts, "end_date", "end_before_start");
  const status = values.status === undefined ? undefined : grantedStatus(ctx.caller, values.status);
  return {
    ...plainMembers(prepared),
    ...extraAfter(row.extra, prepared.extra),
    ...times,
    ...(await linked(ctx, prepared, found)),
    ...renamed(row, { status, slug: values.slug, title: values.title ?? row.title }),
  };
}

/** `POST`, `PUT`, `PATCH` on the item → 200: only supplied fields change. 400, 401, 403, 404, 412. */
export async function updateEvent(ctx: Context): Promise<Reply> {
  const form = readUpdate(inputOf(ctx), await ctx.data());
  const prepared = await prepare(ctx, form, () => lookPost(ctx, "event"));
  return transact(ctx, async (tx) => {
    const found = await checkReferences(tx, prepared);
    const row = await findPost(tx, "event");
    requireEdit(tx.caller, row);
    requireMatch(tx, row);
    requireAuthor(tx.caller, prepared.form.values.author, row.author);
    const patch = await patchOf(tx, prepared, found, row);
    const written = (await tx.store.events.update(row.id, { ...patch, ...modifiedNow(tx) }))!;
    return one(await writtenEvent(tx, written), written.revision);
  });
}
