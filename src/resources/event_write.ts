/** Creating and changing events. */
import { type Awaitable, andThen, inTurn, isLater, together } from "../awaitable.ts";
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

function prepare(
  ctx: Context,
  form: EventForm,
  find?: () => Awaitable<EventRow | undefined>,
): Awaitable<Prepared> {
  const { values, problems } = form;
  checkTimes(ctx, values, problems);
  if (isBackwards(ctx, values)) problems.add("end_date", "end_before_start");
  const dates = readPublication(ctx, values, problems);
  const venues = prepareLinks(ctx, "venue", values.venue, problems);
  const settling = together([
    readImage(ctx, values.image, problems),
    hashOf(values.password),
    venues,
    // Plugins take part in both: not at the same time.
    andThen(venues, () => prepareLinks(ctx, "organizer", values.organizer, problems)),
    cleanTexts(ctx, values, CLEANING, problems),
    checkAuthor(ctx, values.author, problems),
  ]);
  return andThen(settling, ([image, passwordHash, venue, organizer]) =>
    // Plugins see the values as they will be stored.
    andThen(settleExtra(ctx, "event", form as unknown as Form<Shape>, find), (extra) => ({
      form,
      image,
      passwordHash,
      dates,
      venue,
      organizer,
      extra,
    })),
  );
}

const hashOf = (password: string | undefined): Awaitable<string | undefined> =>
  password === undefined || password === "" ? password : hashPassword(password, PASSWORD_ITERATIONS);

interface Found {
  readonly categories: readonly PreparedTerm[] | undefined;
  readonly tags: readonly PreparedTerm[] | undefined;
}

/** Looks at everything that the data refers to. @throws {CalendarError} `rest_invalid_param` with all that is wrong */
function checkReferences(ctx: Context, { form, venue, organizer }: Prepared): Awaitable<Found> {
  const { values, problems } = form;
  const looks = together([
    findTerms(ctx, "category", values.categories, problems),
    findTerms(ctx, "tag", values.tags, problems),
    checkLinks(ctx, "venue", venue, problems),
    checkLinks(ctx, "organizer", organizer, problems),
  ]);
  return andThen(looks, ([categories, tags]) => {
    form.check(ctx.texts);
    return { categories, tags };
  });
}

type Link = "venue" | "organizer" | "categories" | "tags";

type Links = { -readonly [K in Link]?: readonly number[] };

/** The ids of everything linked, made where it did not exist; only of what was supplied. */
function linked(ctx: Context, { venue, organizer }: Prepared, { categories, tags }: Found): Awaitable<Links> {
  const links: Links = {};
  const put = (link: Link) => (ids: readonly number[]) => {
    links[link] = ids;
  };
  // All of them may take new ids.
  const done = inTurn([
    () => venue && andThen(makeLinks(ctx, venue), put("venue")),
    () => organizer && andThen(makeLinks(ctx, organizer), put("organizer")),
    () => categories && andThen(makeTerms(ctx, "category", categories), put("categories")),
    () => tags && andThen(makeTerms(ctx, "tag", tags), put("tags")),
  ]);
  return andThen(done, () => links);
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

/** Puts in the members that go into the row as they were read; only those supplied. */
function putMembers(
  into: Partial<EventDraft>,
  { form, image, passwordHash, dates }: Prepared,
): Partial<EventDraft> {
  const members: Record<string, unknown> = Object.assign(into, dates);
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

function insertEvent(
  ctx: Context,
  prepared: Prepared,
  found: Found,
  times: Times | undefined,
): Awaitable<EventRow> {
  const { values } = prepared.form;
  const dates = prepared.dates ?? publishedNow(ctx);
  const status = grantedStatus(ctx.caller, values.status);
  const slug = firstSlug(status, values.slug, values.title ?? "");
  const wantsSlug = values.slug !== undefined || (status !== "draft" && status !== "pending");
  return andThen(linked(ctx, prepared, found), (links) => {
    const draft: EventDraft = { ...PRESETS, author: ctx.caller.id };
    Object.assign(draft, dates, times, links, named(status, slug), modifiedNow(ctx));
    putMembers(draft, prepared);
    Object.assign(draft, extraAfter({}, prepared.extra));
    return insertPost(ctx.store.events, draft, wantsSlug);
  });
}

/** `POST /events` → 201. 400 naming every bad field, 401, 403. */
export async function createEvent(ctx: Context): Promise<Reply> {
  const raw = await ctx.data();
  const form = readCreation(inputOf(ctx), raw);
  const preparing = prepare(ctx, form);
  const prepared = isLater(preparing) ? await preparing : preparing;
  const times = timesOf(ctx, form.values, undefined);
  if (times && endsBeforeStart(times)) form.problems.add("end_date", "end_before_start");
  return await creation(ctx, "event", raw, (tx) => {
    const inserted = andThen(checkReferences(tx, prepared), (found) => {
      requireAuthor(tx.caller, form.values.author, tx.caller.id);
      return insertEvent(tx, prepared, found, times);
    });
    return andThen(inserted, (row) =>
      andThen(writtenEvent(tx, row), (shown) =>
        created(shown, row.revision, tx.addresses.item("event", row.id)),
      ),
    );
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
    ...putMembers({}, prepared),
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
