/** Signing up, and seeing who comes. */
import {
  CalendarError,
  type Context,
  type EventRow,
  type PluginRoute,
  type Reply,
  type Words,
} from "kalends";
import { EventId, mayEdit, oneEvent } from "kalends/plugin";
import { guestsOf, placesLeft } from "./fields.ts";

const FULL: Words = {
  en: "All places are taken",
  de: "Alle Plätze sind vergeben",
  es: "Todas las plazas están ocupadas",
  fr: "Toutes les places sont prises",
};
const CLOSED: Words = {
  en: "Nobody can sign up for this event",
  de: "Zu dieser Veranstaltung kann sich niemand anmelden",
  es: "Nadie puede apuntarse a este evento",
  fr: "Personne ne peut s'inscrire à cet événement",
};

/** @throws {CalendarError} 401 for strangers, 403 for keys that may only read */
function requireUser({ caller }: Context): void {
  if (caller.role === "anonymous") throw new CalendarError("rest_forbidden", { status: 401 });
  if (caller.readOnly) throw new CalendarError("rest_forbidden");
}

/** Those who come once the caller does too. */
function withCaller(row: EventRow, id: number): readonly number[] {
  const guests = guestsOf(row);
  if (guests.includes(id)) return guests;
  const left = placesLeft(row);
  if (left === undefined) throw new CalendarError("event-not-bookable", { status: 409, message: CLOSED });
  if (left === 0) throw new CalendarError("event-full", { status: 409, message: FULL });
  return [...guests, id];
}

/** Writes who comes, while nobody else can. */
async function change(ctx: Context, guests: (row: EventRow) => readonly number[]): Promise<Reply> {
  requireUser(ctx);
  const after = await ctx.store.transaction(async (tx) => {
    const row = await oneEvent(ctx.inside(tx));
    const guest_ids = guests(row);
    if (guest_ids.length === guestsOf(row).length) return row;
    const extra = { ...row.extra, guest_ids };
    return (await tx.events.update(row.id, { extra, changed_utc: ctx.now })) ?? row;
  });
  const coming = guestsOf(after).includes(ctx.caller.id);
  return { status: 200, body: { coming, places_left: placesLeft(after) ?? null } };
}

const join = (ctx: Context) => change(ctx, (row) => withCaller(row, ctx.caller.id));
const leave = (ctx: Context) => change(ctx, (row) => guestsOf(row).filter((id) => id !== ctx.caller.id));

async function list(ctx: Context): Promise<Reply> {
  const row = await oneEvent(ctx);
  if (!mayEdit(ctx.caller, row)) {
    requireUser(ctx);
    throw new CalendarError("rest_forbidden");
  }
  return { status: 200, body: { guests: guestsOf(row) } };
}

const at = { path: "/events/(?P<id>\\d+)/guests", query: EventId };

export const ROUTES: readonly PluginRoute[] = [
  {
    ...at,
    method: "GET",
    summary: { en: "Who comes", de: "Wer kommt", es: "Quién viene", fr: "Qui vient" },
    statuses: [200, 401, 403, 404],
    isLasting: true,
    handle: list,
  },
  {
    ...at,
    method: "POST",
    summary: { en: "Sign up", de: "Sich anmelden", es: "Apuntarse", fr: "S'inscrire" },
    statuses: [200, 401, 403, 404, 409],
    handle: join,
  },
  {
    ...at,
    method: "DELETE",
    summary: { en: "Sign off", de: "Sich abmelden", es: "Darse de baja", fr: "Se désinscrire" },
    statuses: [200, 401, 403, 404],
    handle: leave,
  },
];
