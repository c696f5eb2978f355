/** The venues, organizers and terms that event data names: found first, made only when all of the request is right. */
import { type Awaitable, andThen } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { distinct } from "../distinct.ts";
import { CalendarError } from "../errors.ts";
import type { Problems } from "../problems.ts";
import type { Raw } from "../schema/field.ts";
import type { LinkInput } from "../schema/links.ts";
import type { TermKind } from "../store.ts";
import { isBlank, plainName } from "../text/html.ts";
import { cleanLine } from "../text/sanitise.ts";
import { lower } from "../text/search.ts";
import { lookupSlug, slugify } from "../text/slugs.ts";
import { isReadable } from "../visibility.ts";
import { postsOf, termsOf } from "./lookup.ts";
import { findOrMakePlace, type PlaceData, readPlaceData } from "./place_data.ts";
import type { PlaceKind } from "./places.ts";
import { insertTerm } from "./term_write.ts";

/** Links as ids and as data of records that are still to be found or made. */
export type PreparedLink = number | PlaceData;

async function prepareOne(
  ctx: Context,
  kind: PlaceKind,
  input: Raw,
  problems: Problems,
): Promise<PreparedLink | undefined> {
  try {
    const data = await readPlaceData(ctx, kind, input);
    data.form.check(ctx.texts);
    return data;
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const { params } = error.options.data as { params: readonly string[] | Record<string, string> };
    problems.add(kind, "links", {
      detail: Array.isArray(params) ? params.join(", ") : Object.values(params).join("; "),
    });
    return undefined;
  }
}

/** More new records in one request are no event's venues or organizers any more. */
const MOST_INLINE = 100;

/** Reads inline data outside of the transaction. */
export function prepareLinks(
  ctx: Context,
  kind: PlaceKind,
  inputs: readonly LinkInput[] | undefined,
  problems: Problems,
): Awaitable<readonly PreparedLink[] | undefined> {
  return inputs === undefined || inputs.every(isId) ? inputs : prepareAll(ctx, kind, inputs, problems);
}

async function prepareAll(
  ctx: Context,
  kind: PlaceKind,
  inputs: readonly LinkInput[],
  problems: Problems,
): Promise<readonly PreparedLink[]> {
  if (inputs.filter((one) => !isId(one)).length > MOST_INLINE) {
    problems.add(kind, "too_many");
    return [];
  }
  const prepared: PreparedLink[] = [];
  for (const input of inputs) {
    const link = isId(input) ? input : await prepareOne(ctx, kind, input, problems);
    if (link !== undefined) prepared.push(link);
  }
  return prepared;
}

/** Checks that ids name records that the caller may link. */
export function checkLinks(
  ctx: Context,
  kind: PlaceKind,
  links: readonly PreparedLink[] | undefined,
  problems: Problems,
): Awaitable<void> {
  const ids = distinct(links?.filter(isId) ?? []);
  if (ids.length === 0) return undefined;
  return andThen(postsOf(ctx, kind).many(ids), (rows) => {
    const known = rows.filter((row) => row.status !== "trash" && isReadable(row, ctx.gate));
    const unknown = firstUnknown(ids, known);
    if (unknown !== undefined) problems.add(kind, "unknown_record", { detail: String(unknown) });
  });
}

/** The first id that none of the rows has, which stand in the order of the ids. */
function firstUnknown(ids: readonly number[], rows: readonly { readonly id: number }[]): number | undefined {
  return ids.find((id, at) => rows[at]?.id !== id);
}

const isId = (input: unknown): input is number => typeof input === "number";

/** The ids to store, in the order given, each once. */
export function makeLinks(ctx: Context, links: readonly PreparedLink[]): Awaitable<readonly number[]> {
  return links.every(isId) ? distinct(links) : findOrMake(ctx, links);
}

async function findOrMake(ctx: Context, links: readonly PreparedLink[]): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (const link of links) ids.add(isId(link) ? link : (await findOrMakePlace(ctx, link)).row.id);
  return [...ids];
}

export type PreparedTerm = number | { readonly name: string };

async function findTermNamed(ctx: Context, kind: TermKind, text: string): Promise<number | undefined> {
  const terms = termsOf(ctx, kind);
  const byId = /^\d{1,15}$/.test(text) ? await terms.get({ id: Number(text) }, ctx.now) : undefined;
  const found =
    byId ?? (await terms.named(text))[0] ?? (await terms.get({ slug: lookupSlug(text) }, ctx.now));
  return found?.id;
}

/** Numbers are ids; texts are ids, names or slugs of terms, or names of new ones. */
export function findTerms(
  ctx: Context,
  kind: TermKind,
  inputs: readonly (number | string)[] | undefined,
  problems: Problems,
): Awaitable<readonly PreparedTerm[] | undefined> {
  if (inputs === undefined) return undefined;
  const ids = distinct(inputs.filter(isId));
  const rows = ids.length > 0 ? termsOf(ctx, kind).many(ids, ctx.now) : [];
  const field = kind === "category" ? "categories" : "tags";
  const tell: Tell = (problem, input) => problems.add(field, problem, { detail: String(input).slice(0, 40) });
  return andThen(rows, (known) => {
    const unknown = firstUnknown(ids, known);
    if (!inputs.every(isId)) return findNamed(ctx, kind, inputs, unknown, tell);
    if (unknown !== undefined) tell("unknown_term", unknown);
    return inputs;
  });
}

type Tell = (problem: "unknown_term" | "terms", input: number | string) => void;

/** In the order of the inputs, so that the first mistake is the one that is told of. */
async function findNamed(
  ctx: Context,
  kind: TermKind,
  inputs: readonly (number | string)[],
  unknown: number | undefined,
  tell: Tell,
): Promise<readonly PreparedTerm[]> {
  const found: PreparedTerm[] = [];
  for (const input of inputs) {
    if (isId(input)) {
      if (input === unknown) tell("unknown_term", input);
      found.push(input);
      continue;
    }
    const name = plainName(await cleanLine(input));
    if (isBlank(name)) tell("terms", input);
    else found.push((await findTermNamed(ctx, kind, name)) ?? { name });
  }
  return found;
}

/** The ids to store; names without a term become one, at the top level. */
export function makeTerms(
  ctx: Context,
  kind: TermKind,
  terms: readonly PreparedTerm[],
): Awaitable<readonly number[]> {
  return terms.every(isId) ? distinct(terms) : makeNamed(ctx, kind, terms);
}

async function makeNamed(
  ctx: Context,
  kind: TermKind,
  terms: readonly PreparedTerm[],
): Promise<readonly number[]> {
  const ids = new Set<number>();
  const made = new Map<string, number>();
  for (const term of terms) {
    if (typeof term === "number") ids.add(term);
    else {
      const key = lower(term.name);
      const id =
        made.get(key) ??
        (
          await insertTerm(ctx, kind, {
            name: term.name,
            description: "",
            slug: slugify(term.name),
            parent: 0,
          })
        ).id;
      made.set(key, id);
      ids.add(id);
    }
  }
  return [...ids];
}
