/** Receivers over HTTP, for admins. */
import type { Context } from "../../context.ts";
import { CalendarError } from "../../errors.ts";
import type { PluginRoute } from "../../plugin.ts";
import { read, readQuery } from "../../plugin_kit.ts";
import type { Reply } from "../../reply.ts";
import type { Shape } from "../../schema/field.ts";
import type { Kind } from "../../store.ts";
import { secretOf } from "./message.ts";
import { begin, forget, progressOf } from "./progress.ts";
import { add, added, faultOf, type Receiver, remove } from "./receivers.ts";
import { FAULTS, FIELDS, NOT_PUBLIC, ROUTES, UNKNOWN } from "./words.ts";

const INPUT = {
  url: {
    schema: read.url,
    type: "string",
    required: true,
    text: FIELDS.url,
  },
  kinds: {
    schema: read.termList,
    text: FIELDS.kinds,
  },
} as const satisfies Shape;

const WEBHOOK_ID = {
  id: {
    schema: read.text,
    type: "string",
    required: true,
    text: {
      en: "Id of a receiver",
      de: "Kennung eines Empfängers",
      es: "Identificador de un receptor",
      fr: "Identifiant d'un destinataire",
    },
  },
} as const satisfies Shape;

function requireAdmin({ caller }: Context): void {
  if (caller.role === "admin" && !caller.readOnly) return;
  throw new CalendarError("rest_forbidden", { status: caller.role === "anonymous" ? 401 : 403 });
}

async function shown({ store }: Context, { id, url, kinds }: Receiver) {
  const { sequence, failures, log } = (await progressOf(store.state, id)) ?? { failures: 0, log: [] };
  return { id, url, kinds: kinds ?? null, sequence: sequence ?? null, failures, deliveries: log };
}

/** Where admins see, add and remove receivers; those of the options cannot be removed. */
export function receiverRoutes(
  own: readonly Receiver[],
  checkUrl: (url: string) => void,
): readonly PluginRoute[] {
  const all = async (ctx: Context) => [...own, ...(await added(ctx.store.state))];

  /** `GET /webhooks` → 200: each with its place in the journal and its last deliveries. 401, 403. */
  async function list(ctx: Context): Promise<Reply> {
    requireAdmin(ctx);
    const webhooks = await Promise.all((await all(ctx)).map((one) => shown(ctx, one)));
    return { status: 200, body: { webhooks } };
  }

  /** `POST /webhooks` → 201 with the secret, which is told only now. 400, 401, 403. */
  async function create(ctx: Context): Promise<Reply> {
    requireAdmin(ctx);
    const form = readQuery(INPUT, await ctx.data());
    const { url = "", kinds } = form.values;
    const secret = secretOf(crypto.getRandomValues(new Uint8Array(32)));
    const receiver: Receiver = { id: random(6), url, secret, kinds: kinds as Kind[] | undefined };
    const fault = faultOf(receiver);
    if (fault) form.problems.add(fault, FAULTS[fault]);
    else if (isRefused(url, checkUrl)) form.problems.add("url", NOT_PUBLIC);
    form.check(ctx.texts);
    await ctx.store.transaction(async (tx) => {
      await add(tx.state, receiver);
      await begin(tx, receiver.id);
    });
    return { status: 201, body: { ...(await shown(ctx, receiver)), secret: receiver.secret } };
  }

  /** `DELETE /webhooks/{id}` → 200: nothing is posted there any more. 401, 403, 404. */
  async function drop(ctx: Context): Promise<Reply> {
    requireAdmin(ctx);
    const found = (await added(ctx.store.state)).find(({ id }) => id === ctx.params.id);
    if (!found) throw new CalendarError("webhook-not-found", { status: 404, message: UNKNOWN });
    const body = await shown(ctx, found);
    await ctx.store.transaction(async ({ state }) => {
      await remove(state, found.id);
      await forget(state, found.id);
    });
    return { status: 200, body };
  }

  return [
    {
      method: "GET",
      path: "/webhooks",
      access: "editors",
      summary: ROUTES.list,
      statuses: [200, 401, 403],
      handle: list,
    },
    {
      method: "POST",
      path: "/webhooks",
      access: "editors",
      body: INPUT,
      summary: ROUTES.create,
      statuses: [201, 400, 401, 403],
      handle: create,
    },
    {
      method: "DELETE",
      path: "/webhooks/(?P<id>[a-z0-9_-]+)",
      access: "editors",
      summary: ROUTES.drop,
      query: WEBHOOK_ID,
      statuses: [200, 401, 403, 404],
      handle: drop,
    },
  ];
}

function isRefused(url: string, check: (url: string) => void): boolean {
  try {
    check(url);
    return false;
  } catch {
    return true;
  }
}

const random = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
