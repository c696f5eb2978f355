/** One transaction for each request that writes, and creations that can be repeated safely. */
import { type Awaitable, settled } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import { hashText } from "../etag.ts";
import { refuse } from "../problems.ts";
import type { Reply } from "../reply.ts";
import type { Raw } from "../schema/field.ts";
import type { Kind } from "../store.ts";

/** Everything or nothing of what `work` does through the context it gets. What it throws is a rejection to the driver. */
export const transact = <T>(ctx: Context, work: (tx: Context) => Awaitable<T>): Promise<T> =>
  ctx.store.transaction((store) => settled(() => work(ctx.inside(store))));

/** The same for the same data, in whatever order its members came. */
const fingerprintOf = (kind: Kind, raw: Raw): string => hashText(`${kind} ${JSON.stringify(raw, sorted)}`);

const sorted = (_: string, value: unknown): unknown =>
  value === null || typeof value !== "object" || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

const KEY = /^[!-~]{1,255}$/;

/**
 * A creation in a transaction. With an `Idempotency-Key` the first answer is kept, in the same transaction, and given
 * again for the same data; the key belongs to its caller.
 * @throws {CalendarError} `rest_idempotency_key_reused` when the key came with other data before
 */
export function creation(
  ctx: Context,
  kind: Kind,
  raw: Raw,
  work: (tx: Context) => Awaitable<Reply>,
): Promise<Reply> {
  const key = ctx.header("idempotency-key");
  if (key === null) return transact(ctx, work);
  if (!KEY.test(key)) refuse(ctx.texts, "Idempotency-Key", "idempotency_key");
  const owner = String(ctx.caller.id);
  const fingerprint = fingerprintOf(kind, raw);
  return transact(ctx, async (tx) => {
    const known = await tx.store.replays.get(owner, key);
    if (known && known.fingerprint !== fingerprint) throw new CalendarError("rest_idempotency_key_reused");
    if (known) return JSON.parse(known.body) as Reply;
    const reply = await work(tx);
    await tx.store.replays.put(owner, key, {
      fingerprint,
      status: reply.status,
      body: JSON.stringify(reply),
      at: ctx.now,
    });
    return reply;
  });
}
