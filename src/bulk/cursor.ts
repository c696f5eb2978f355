/** Where a client is in the changes: a place in the journal, a moment, and for whom. */
import type { Context } from "../context.ts";
import { fromEpoch, toEpoch } from "../dates/mod.ts";
import { loadDateForms } from "../dates/parse.ts";
import { refuse } from "../problems.ts";
import { siteDate } from "../resources/listing.ts";
import type { Kind } from "../store.ts";

export interface Place {
  /** The last entry of the journal that the client knows of. */
  readonly sequence: number;
  /** UTC: what time alone has published until then is known. */
  readonly time: string;
}

const CURSOR = /^c(\d{1,15})\.(\d{1,12})\.([a-z]+)\.(\d{1,15})$/;
const KINDS: readonly Kind[] = ["category", "tag", "venue", "organizer", "event"];

export const cursorOf = ({ caller }: Context, { sequence, time }: Place): string =>
  `c${sequence}.${Math.max(0, toEpoch(time))}.${caller.role}.${caller.id}`;

/** @throws {CalendarError} `rest_invalid_param` for what is neither a cursor of this caller nor a date */
export async function placeOf(ctx: Context, text: string | undefined): Promise<Place> {
  // Who begins meets every record on the way: only what time publishes meanwhile is left to tell.
  if (text === undefined) return { sequence: 0, time: ctx.now };
  const found = CURSOR.exec(text);
  if (!found) return placeAt(ctx, text);
  const [, sequence, seconds, role, id] = found;
  // Somebody else sees other records: what the mirror holds would be wrong.
  if (role !== ctx.caller.role || Number(id) !== ctx.caller.id)
    refuse(ctx.texts, "modified_after", "is a cursor of another caller: begin without one");
  return { sequence: Number(sequence), time: fromEpoch(Number(seconds)) };
}

async function placeAt(ctx: Context, text: string): Promise<Place> {
  await loadDateForms();
  const date = siteDate(ctx, text);
  if (!date) refuse(ctx.texts, "modified_after", "must be a cursor of an earlier answer, or a date");
  const firsts = await Promise.all(
    KINDS.map(async (kind) => (await ctx.store.journal.since(kind, date!.utc))[0]?.sequence),
  );
  const known = firsts.filter((one) => one !== undefined);
  const sequence = known.length > 0 ? Math.min(...known) - 1 : await ctx.store.version();
  return { sequence, time: sequence === 0 ? ctx.now : date!.utc };
}
