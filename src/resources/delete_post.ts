/** `DELETE` of events, venues and organizers. */
import { canEditAll } from "../caller.ts";
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import { writtenEvent } from "../present/shown_event.ts";
import type { Reply } from "../reply.ts";
import { forbidden, requireEdit } from "../rights.ts";
import { readQuery } from "../schema/field.ts";
import { force, password } from "../schema/item.ts";
import type { EventRow, PostKind, PostRow } from "../store.ts";
import { findPostOrTrashed, type RowOf, requireMatch } from "./lookup.ts";
import { placeView } from "./places.ts";
import { modifiedNow, renamed } from "./publishing.ts";
import { transact } from "./transact.ts";

interface Writable<Row> {
  update(id: number, patch: object): Promise<Row | undefined>;
  remove(id: number, at: string): Promise<Row | undefined>;
}

const writable = (ctx: Context, kind: PostKind): Writable<PostRow> => {
  const { events, venues, organizers } = ctx.store;
  return { event: events, venue: venues, organizer: organizers }[kind] as unknown as Writable<PostRow>;
};

const view = async (ctx: Context, kind: PostKind, row: PostRow) =>
  kind === "event" ? writtenEvent(ctx, row as EventRow) : placeView(ctx, kind, row as RowOf["venue"], false);

/**
 * → 200: the record, now in the trash; with `force` (editors and admins) the record as it was, gone for good.
 * 403, 404, 410 when it is in the trash already, 412.
 */
export const deletePost =
  (kind: PostKind) =>
  async (ctx: Context): Promise<Reply> => {
    const form = readQuery(kind === "event" ? { password, force } : { force }, await ctx.data());
    form.check(ctx.texts);
    const isForced = form.values.force === true;
    if (isForced && !canEditAll(ctx.caller)) throw forbidden(ctx.caller);
    return transact(ctx, async (tx) => {
      const row = await findPostOrTrashed(tx, kind);
      requireEdit(tx.caller, row);
      requireMatch(tx, row);
      if (isForced) {
        const body = await view(tx, kind, row);
        await writable(tx, kind).remove(row.id, tx.now);
        return { status: 200, body };
      }
      if (row.status === "trash") throw new CalendarError(`${kind}-is-in-trash`);
      const trashed = (await writable(tx, kind).update(row.id, {
        ...renamed(row, { status: "trash", title: "" }),
        ...modifiedNow(tx),
      }))!;
      return { status: 200, body: await view(tx, kind, trashed), revision: trashed.revision };
    });
  };
