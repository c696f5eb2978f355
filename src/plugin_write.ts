/** What plugins add to records: read and checked with the rest, settled before the transaction, kept in `extra`. */
import type { Awaitable } from "./awaitable.ts";
import type { Context } from "./context.ts";
import { partsOf } from "./plugin_data.ts";
import { mayEdit } from "./rights.ts";
import type { Form, Shape } from "./schema/field.ts";
import type { Extra, Json, PostKind, PostRow } from "./store.ts";
import { cleanLine } from "./text/sanitise.ts";

/** What a write changes in `extra`; null takes a name out. */
export type ExtraChange = Readonly<Record<string, Json>>;

/**
 * Asks the plugins what a write changes of theirs. `find` gives the record as it is; it is not asked when there is no
 * plugin for this kind.
 */
export function settleExtra(
  ctx: Context,
  kind: PostKind,
  form: Form<Shape>,
  find?: () => Awaitable<PostRow | undefined>,
): Awaitable<ExtraChange> {
  const parts = partsOf(ctx, kind);
  return parts.length === 0 ? {} : settle(ctx, parts, form, find);
}

async function settle(
  ctx: Context,
  parts: ReturnType<typeof partsOf>,
  form: Form<Shape>,
  find?: () => Awaitable<PostRow | undefined>,
): Promise<ExtraChange> {
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
