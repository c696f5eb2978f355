/** Creating, changing and deleting categories and tags. */
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import { refuse } from "../problems.ts";
import { created, one, type Reply } from "../reply.ts";
import { type Form, readCreation, readUpdate } from "../schema/field.ts";
import { CategoryInput, TagInput } from "../schema/term.ts";
import type { TermDraft, TermKind, TermRow } from "../store.ts";
import { isBlank, plainName } from "../text/html.ts";
import { cleanLine, cleanTitle } from "../text/sanitise.ts";
import { slugify, slugOf } from "../text/slugs.ts";
import { findTerm, requireMatch, termsOf } from "./lookup.ts";
import { countedTerm, termViewOf } from "./terms.ts";
import { creation, transact } from "./transact.ts";

type TermForm = Form<typeof CategoryInput>;

const inputOf = (kind: TermKind) =>
  kind === "category" ? CategoryInput : (TagInput as unknown as typeof CategoryInput);

/** Cleans the texts in place. */
async function cleanTexts(form: TermForm): Promise<void> {
  const { values } = form;
  if (values.name !== undefined) {
    values.name = plainName(await cleanLine(values.name));
    if (isBlank(values.name)) form.problems.add("name", "text");
  }
  if (values.description !== undefined) values.description = await cleanTitle(values.description);
}

/** Empty values are no values: tags have no parent, and saying so is no mistake. */
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

async function checkParent(
  ctx: Context,
  kind: TermKind,
  form: TermForm,
  raw: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (kind === "tag" && isGiven(raw.parent)) throw new CalendarError("rest_taxonomy_not_hierarchical");
  const { parent } = form.values;
  if (parent && !(await ctx.store.categories.get({ id: parent }, ctx.now)))
    form.problems.add("parent", "unknown_term");
}

/** The term that a new one would repeat: of this name under this parent, and of this slug where one is given. */
async function twin(
  ctx: Context,
  kind: TermKind,
  name: string,
  parent: number,
  slug: string | undefined,
): Promise<TermRow | undefined> {
  const rows = (await termsOf(ctx, kind).named(name)).filter((row) => row.parent === parent);
  return slug === undefined ? rows[0] : rows.find((row) => row.slug === slugOf(slug));
}

function exists(twinOf: TermRow): CalendarError {
  return new CalendarError("term_exists", {
    data: { term_id: twinOf.id },
    extra: { additional_data: [twinOf.id, twinOf.id] },
  });
}

/** The slug to ask for: the given one, else from the name, else from both names where the parent tells two apart. */
async function slugFor(
  ctx: Context,
  kind: TermKind,
  name: string,
  given: string | undefined,
  parent: number,
): Promise<string> {
  if (given !== undefined && slugOf(given) !== "") return slugOf(given);
  const plain = slugify(name);
  if (parent === 0 || plain === "" || !(await termsOf(ctx, kind).get({ slug: plain }, ctx.now))) return plain;
  const above = await ctx.store.categories.get({ id: parent }, ctx.now);
  return slugify(`${plain}-${above?.slug ?? ""}`);
}

/** Makes a term; one of emoji or signs alone gets its id as slug. Storage wants a slug at once, so a stand-in comes first. */
export async function insertTerm(
  ctx: Context,
  kind: TermKind,
  draft: Omit<TermDraft, "changed_utc">,
): Promise<TermRow> {
  const row = await termsOf(ctx, kind).insert({ ...draft, slug: draft.slug || "term", changed_utc: ctx.now });
  return draft.slug === "" ? (await termsOf(ctx, kind).update(row.id, { slug: String(row.id) }))! : row;
}

/** `POST` on the collection → 201. 400 `term_exists` and parameter errors. */
export const createTerm =
  (kind: TermKind) =>
  async (ctx: Context): Promise<Reply> => {
    const raw = await ctx.data();
    const form = readCreation(inputOf(kind), raw);
    await cleanTexts(form);
    return creation(ctx, kind, raw, async (tx) => {
      await checkParent(tx, kind, form, raw);
      form.check(tx.texts);
      const { name = "", description = "", slug, parent = 0 } = form.values;
      const found = await twin(tx, kind, name, parent, slug);
      if (found) throw exists(found);
      const row = await insertTerm(tx, kind, {
        name,
        description,
        slug: await slugFor(tx, kind, name, slug, parent),
        parent,
      });
      return created(
        await termViewOf(tx, kind, await countedTerm(tx, kind, row.id)),
        row.revision,
        tx.addresses.item(kind, row.id),
      );
    });
  };

async function requireNoCycle(ctx: Context, row: TermRow, parent: number): Promise<void> {
  if (parent !== 0 && (await ctx.store.categories.descendants([row.id])).includes(parent))
    refuse(ctx.texts, "parent", "parent_cycle");
}

/** The slug of an update: made anew from the name when cleared; one of another term is refused. */
async function updatedSlug(
  ctx: Context,
  kind: TermKind,
  row: TermRow,
  name: string,
  given: string,
): Promise<string> {
  const slug = slugOf(given) || slugify(name) || String(row.id);
  const holder = given === "" ? undefined : await termsOf(ctx, kind).get({ slug }, ctx.now);
  if (holder && holder.id !== row.id) throw new CalendarError("duplicate_term_slug");
  return slug;
}

/** `POST`, `PUT`, `PATCH` on the item → 200: only supplied fields change. 404, 400 `duplicate_term_slug`. */
export const updateTerm =
  (kind: TermKind) =>
  async (ctx: Context): Promise<Reply> => {
    const raw = await ctx.data();
    const form = readUpdate(inputOf(kind), raw);
    await cleanTexts(form);
    return transact(ctx, async (tx) => {
      await checkParent(tx, kind, form, raw);
      form.check(tx.texts);
      const row = await findTerm(tx, kind);
      requireMatch(tx, row);
      const { slug, ...patch } = form.values as Partial<TermDraft>;
      if (patch.parent !== undefined) await requireNoCycle(tx, row, patch.parent);
      const renamed =
        slug === undefined ? {} : { slug: await updatedSlug(tx, kind, row, patch.name ?? row.name, slug) };
      const changes = { ...patch, ...renamed };
      if (Object.keys(changes).length > 0)
        await termsOf(tx, kind).update(row.id, { ...changes, changed_utc: tx.now });
      const now = await countedTerm(tx, kind, row.id);
      return one(await termViewOf(tx, kind, now), now.revision);
    });
  };

/** `DELETE` on the item → 200: the term as it was; always for good. 404. */
export const deleteTerm =
  (kind: TermKind) =>
  async (ctx: Context): Promise<Reply> => {
    // Nothing of it is used, but a body that cannot be read is refused here as elsewhere.
    await ctx.data();
    return transact(ctx, async (tx) => {
      const row = await findTerm(tx, kind);
      requireMatch(tx, row);
      const view = await termViewOf(tx, kind, row);
      await termsOf(tx, kind).remove(row.id, tx.now);
      return { status: 200, body: view };
    });
  };
