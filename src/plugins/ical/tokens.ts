/** Private feeds: addresses that show what their maker may see. Kept in `store.state`, of the secret only a hash. */
import type { Caller, Role } from "../../caller.ts";
import type { Context } from "../../context.ts";
import { CalendarError } from "../../errors.ts";
import type { Reply } from "../../reply.ts";
import type { Store } from "../../store.ts";
import type { Words } from "../../texts/mod.ts";

const PREFIX = "ical_feed:";
/** Of one user. */
const MOST = 50;
const TOKEN = /^(\d{1,15})-([0-9a-f]{16})-([0-9a-f]{64})$/;

const TOO_MANY: Words = {
  en: `There are ${MOST} private feeds already: revoke one first`,
  de: `Es gibt schon ${MOST} private Feeds: zuerst einen widerrufen`,
  es: `Ya hay ${MOST} canales privados: revoque uno primero`,
  fr: `Il y a déjà ${MOST} flux privés : en révoquer un d'abord`,
};
const UNKNOWN: Words = {
  en: "There is no such private feed",
  de: "Diesen privaten Feed gibt es nicht",
  es: "No existe ese canal privado",
  fr: "Ce flux privé n'existe pas",
};

interface Kept {
  readonly name: string;
  readonly role: Role;
  readonly hash: string;
  readonly created_utc: string;
}

const keyOf = (user: number | string, id: string): string => `${PREFIX}${user}:${id}`;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));
const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** Takes the same time wherever two hashes differ. */
function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}

/** Whose feed a token opens: never more than reading. @throws {CalendarError} `incorrect_password` */
export async function callerOf(store: Store, token: string): Promise<Caller> {
  const [, user = "0", id = "", secret = ""] = TOKEN.exec(token) ?? [];
  const text = await store.state.get(keyOf(user, id || "none"));
  const kept = text === undefined ? undefined : (JSON.parse(text) as Kept);
  const isRight = isEqual(await sha256(secret), kept?.hash ?? "-".repeat(64));
  if (!kept || !isRight) throw new CalendarError("incorrect_password");
  return { id: Number(user), role: kept.role, readOnly: true };
}

function requireUser({ caller }: Context, isWriting: boolean): void {
  if (caller.role === "anonymous") throw new CalendarError("rest_forbidden", { status: 401 });
  if (isWriting && caller.readOnly) throw new CalendarError("rest_forbidden");
}

/** Admins see and revoke everybody's. */
const ownPrefix = ({ caller }: Context): string =>
  caller.role === "admin" ? PREFIX : `${PREFIX}${caller.id}:`;

function shown(key: string, text: string) {
  const [, user, id] = key.split(":");
  const { name, created_utc } = JSON.parse(text) as Kept;
  return { id, user: Number(user), name, created_utc };
}

/** `GET /feeds` → 200: the caller's private feeds, without their secrets. 401. */
export async function listFeeds(ctx: Context): Promise<Reply> {
  requireUser(ctx, false);
  const kept = await ctx.store.state.list(ownPrefix(ctx));
  return { status: 200, body: { feeds: kept.map(([key, text]) => shown(key, text)) } };
}

/** `POST /feeds` → 201: a new one, with the address that is told only now. 400, 401, 403. */
export async function createFeed(ctx: Context, name: string): Promise<Reply> {
  requireUser(ctx, true);
  const [id, secret] = [random(8), random(32)];
  const key = keyOf(ctx.caller.id, id);
  const kept: Kept = { name, role: ctx.caller.role, hash: await sha256(secret), created_utc: ctx.now };
  await ctx.store.transaction(async ({ state }) => {
    const held = await state.list(keyOf(ctx.caller.id, ""));
    if (held.length >= MOST)
      throw new CalendarError("too_many_feeds", {
        status: 400,
        message: TOO_MANY,
      });
    await state.put(key, JSON.stringify(kept));
  });
  const url = `${ctx.addresses.rest}/events.ics?token=${ctx.caller.id}-${id}-${secret}`;
  return { status: 201, body: { ...shown(key, JSON.stringify(kept)), url } };
}

/** `DELETE /feeds/{id}` → 200: its address opens nothing any more. 401, 403, 404. */
export async function revokeFeed(ctx: Context): Promise<Reply> {
  requireUser(ctx, true);
  return ctx.store.transaction(async ({ state }) => {
    const kept = await state.list(ownPrefix(ctx));
    const found = kept.find(([key]) => key.endsWith(`:${ctx.params.id}`));
    if (!found) throw new CalendarError("feed-not-found", { status: 404, message: UNKNOWN });
    await state.put(found[0], undefined);
    return { status: 200, body: shown(...found) };
  });
}
