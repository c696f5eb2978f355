/** What must be settled before a transaction begins: it asks others, and may take long. */
import type { Awaitable } from "../awaitable.ts";
import { canPublish, hasCapability } from "../caller.ts";
import type { Context } from "../context.ts";
import type { Problems } from "../problems.ts";
import type { ImageInput } from "../schema/shared.ts";
import type { ImageView } from "../store.ts";
import { isBlank } from "../text/html.ts";
import { cleanHtml, cleanLine, cleanTitle, tidy } from "../text/sanitise.ts";

type Texts = Record<string, unknown>;

/** How each text is made safe before it is stored. */
export interface Cleaning {
  readonly titles: readonly string[];
  readonly bodies: readonly string[];
  readonly lines: readonly string[];
}

/** Cleans the texts among the values in place; who may write any HTML keeps it. A title with nothing left is refused. */
export function cleanTexts(
  ctx: Context,
  values: Texts,
  cleaning: Cleaning,
  problems: Problems,
): Awaitable<void> {
  const isTrusted = hasCapability(ctx.caller, "unfiltered_html");
  const cleaners = [
    [cleaning.titles, isTrusted ? tidy : cleanTitle],
    [cleaning.bodies, isTrusted ? tidy : cleanHtml],
    [cleaning.lines, cleanLine],
  ] as const;
  const late: Promise<Texts>[] = [];
  for (const [names, clean] of cleaners) {
    for (const name of names) {
      if (typeof values[name] !== "string") continue;
      const text = clean(values[name]);
      if (typeof text === "string") values[name] = text;
      else late.push(text.then((cleaned) => ({ [name]: cleaned })));
    }
  }
  const check = () => checkTitles(values, cleaning.titles, problems);
  if (late.length === 0) return check();
  return Promise.all(late).then((cleaned) => {
    Object.assign(values, ...cleaned);
    check();
  });
}

function checkTitles(values: Texts, names: readonly string[], problems: Problems): void {
  for (const name of names) {
    const title = values[name];
    if (typeof title === "string" && isBlank(title)) problems.add(name, "text");
  }
}

function imageFromUrl(url: string): ImageView {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? "";
  return { url, id: 0, extension, width: 0, height: 0, filesize: 0, sizes: {} };
}

async function findImage(ctx: Context, input: ImageInput): Promise<ImageView | undefined> {
  const { media, fetchImage } = ctx.settings;
  if ("id" in input) return media?.(input.id);
  return fetchImage ? fetchImage(input.url).catch(() => undefined) : imageFromUrl(input.url);
}

/** The image behind an id or address; `null` for none. Undefined: nothing was given, or a problem was added. */
export function readImage(
  ctx: Context,
  input: ImageInput | null | undefined,
  problems: Problems,
): Awaitable<ImageView | null | undefined> {
  return input === undefined || input === null ? input : readGiven(ctx, input, problems);
}

async function readGiven(
  ctx: Context,
  input: ImageInput,
  problems: Problems,
): Promise<ImageView | undefined> {
  // An address makes others look at it: that is publishing.
  const isAllowed = "id" in input || canPublish(ctx.caller);
  const image = isAllowed ? await findImage(ctx, input) : undefined;
  if (!image) problems.add("image", "image");
  return image;
}

/** Checks that an author exists. */
export function checkAuthor(ctx: Context, author: number | undefined, problems: Problems): Awaitable<void> {
  return author === undefined ? undefined : checkGiven(ctx, author, problems);
}

async function checkGiven(ctx: Context, author: number, problems: Problems): Promise<void> {
  if (!(await ctx.settings.userExists(author, ctx.caller))) problems.add("author", "author");
}
