/** Publication date, status and slug of all posts: what a write makes of them. */
import type { Context } from "../context.ts";
import { parseDate, toWall } from "../dates/mod.ts";
import type { Problems } from "../problems.ts";
import type { PostRow, StoredStatus } from "../store.ts";
import { slugify, slugOf } from "../text/slugs.ts";

interface DateValues {
  readonly date?: string;
  readonly date_utc?: string;
}

interface Published {
  readonly date: string;
  readonly date_utc: string;
}

/** The publication date given in either form, `undefined` when none is; both must name one moment. */
export function readPublication(ctx: Context, values: DateValues, problems: Problems): Published | undefined {
  const zone = ctx.settings.timezone;
  const local = read(values.date, zone, ctx.nowMs, () => problems.add("date", "date"));
  const utc = read(values.date_utc, "UTC", ctx.nowMs, () => problems.add("date_utc", "date"));
  if (local && utc) {
    if (toWall(utc.utc, zone) !== local.wall) problems.add("date_utc", "date_contradiction");
    return { date: local.wall, date_utc: utc.utc };
  }
  if (local) return { date: local.wall, date_utc: local.utc };
  return utc && { date: toWall(utc.utc, zone), date_utc: utc.utc };
}

function read(text: string | undefined, zone: string, now: number, onError: () => void) {
  if (text === undefined) return undefined;
  const date = parseDate(text, { zone, now });
  if (!date) onError();
  return date;
}

/** The present moment in both forms. */
export const publishedNow = ({ now, settings: { timezone } }: Context): Published => ({
  date: timezone === "UTC" ? now : toWall(now, timezone),
  date_utc: now,
});

/** What a write stamps on a record. */
export function modifiedNow(ctx: Context) {
  const { date, date_utc } = publishedNow(ctx);
  return { modified: date, modified_utc: date_utc, changed_utc: ctx.now };
}

const TRASHED = "__trashed";

interface Named {
  readonly status: StoredStatus;
  readonly slug: string;
  readonly former_slug: string;
}

/** Slug members of a record that is, or is not, in the trash. */
export const named = (status: StoredStatus, plain: string): Named =>
  status === "trash"
    ? { status, slug: `${plain}${TRASHED}`, former_slug: plain }
    : { status, slug: plain, former_slug: "" };

const needsSlug = (status: StoredStatus): boolean => status !== "draft" && status !== "pending";

/** The slug of a new event: drafts have none until they are published, unless one is given. "" asks for the id. */
export const firstSlug = (status: StoredStatus, given: string | undefined, title: string): string =>
  given !== undefined ? slugOf(given) : needsSlug(status) ? slugify(title) : "";

interface Renaming {
  readonly status?: StoredStatus | undefined;
  /** "" makes it anew from the title. */
  readonly slug?: string | undefined;
  readonly title: string;
}

/** What an update changes of status and slug: into the trash and out of it the slug changes by itself. */
export function renamed(row: PostRow, { status = row.status, slug, title }: Renaming): Partial<Named> {
  const plain = row.status === "trash" ? row.former_slug : row.slug;
  const id = String(row.id);
  const isWanting = plain === "" && needsSlug(status) && status !== "trash";
  const fromTitle = slug === "" || (slug === undefined && isWanting);
  const wanted = fromTitle ? slugify(title) || id : slug === undefined ? plain : slugOf(slug) || id;
  return status === row.status && wanted === plain ? {} : named(status, wanted);
}
