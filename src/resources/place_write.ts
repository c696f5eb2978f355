/** Creating, changing and deleting venues and organizers. */
import type { Context } from "../context.ts";
import { extraAfter } from "../plugin_write.ts";
import { created, one, type Reply } from "../reply.ts";
import { requireAuthor, requireEdit } from "../rights.ts";
import { readUpdate } from "../schema/field.ts";
import type { OrganizerRow, StoredStatus, VenueRow } from "../store.ts";
import { findPost, lookPost, requireMatch } from "./lookup.ts";
import { findOrMakePlace, inputOf, preparePlace, readPlaceData } from "./place_data.ts";
import { type PlaceKind, placeView } from "./places.ts";
import { modifiedNow, renamed } from "./publishing.ts";
import { creation, transact } from "./transact.ts";

/** `POST` on the collection → 201, or 200 with the record that already is like this. 400, 403. */
export const createPlace =
  (kind: PlaceKind) =>
  async (ctx: Context): Promise<Reply> => {
    const raw = await ctx.data();
    const data = await readPlaceData(ctx, kind, raw);
    data.form.check(ctx.texts);
    return creation(ctx, kind, raw, async (tx) => {
      const { row, isNew } = await findOrMakePlace(tx, data);
      const view = placeView(tx, kind, row, false);
      return isNew ? created(view, row.revision, tx.addresses.item(kind, row.id)) : one(view, row.revision);
    });
  };

async function update(
  ctx: Context,
  kind: PlaceKind,
  id: number,
  patch: object,
): Promise<VenueRow | OrganizerRow> {
  return (await (kind === "venue"
    ? ctx.store.venues.update(id, patch)
    : ctx.store.organizers.update(id, patch)))!;
}

/** `POST`, `PUT`, `PATCH` on the item → 200: only supplied fields change. 400, 403, 404, 412. */
export const updatePlace =
  (kind: PlaceKind) =>
  async (ctx: Context): Promise<Reply> => {
    const form = readUpdate(inputOf(ctx, kind), await ctx.data());
    const { values, extra } = await preparePlace(ctx, kind, form, () => lookPost(ctx, kind));
    form.check(ctx.texts);
    return transact(ctx, async (tx) => {
      const row = await findPost(tx, kind);
      requireEdit(tx.caller, row);
      requireMatch(tx, row);
      requireAuthor(tx.caller, values.author as number | undefined, row.author);
      const { status, ...members } = values;
      const title = (row as unknown as Record<PlaceKind, string>)[kind];
      const patch = {
        ...members,
        ...extraAfter(row.extra, extra),
        ...renamed(row, { status: status as StoredStatus | undefined, title }),
      };
      const written = await update(tx, kind, row.id, { ...patch, ...modifiedNow(tx) });
      return one(placeView(tx, kind, written, false), written.revision);
    });
  };
