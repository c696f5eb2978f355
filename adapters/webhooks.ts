import { Agent, request } from "undici";
import type { Plugin } from "../src/plugin.ts";
import type { Post } from "../src/plugins/webhooks/courier.ts";
import { webhookPlugin } from "../src/plugins/webhooks/plugin.ts";
import type { Receiver } from "../src/plugins/webhooks/receivers.ts";
import { isPublicAddress } from "./images/addresses.ts";
import { type Allow, checkedLookup, checkTarget } from "./shared/public_hosts.ts";

export type { Receiver } from "../src/plugins/webhooks/receivers.ts";

export interface WebhooksOptions {
  /** Who is told; admins can add others with `POST {ns}/webhooks`. */
  readonly receivers?: readonly Receiver[];
  /** How often the journal is looked at for writes of other processes, default 1,000. */
  readonly pollMs?: number;
  /** Longest wait for an answer, default 10,000. */
  readonly timeoutMs?: number;
  /** First pause after a failure, default 1,000; each further one is twice as long, up to `maxRetryMs` (an hour). */
  readonly retryMs?: number;
  readonly maxRetryMs?: number;
  /** Which addresses may be reached, default: public ones only. For networks of one's own. */
  readonly allowAddress?: Allow;
}

/**
 * Posts every change of the journal to receivers, in its order, signed as Standard Webhooks has it (`webhook-id`,
 * `webhook-timestamp`, `webhook-signature: v1,` and HMAC-SHA256 in base64; of a `whsec_` secret, what it decodes to). One that fails is tried again with longer
 * pauses, and nothing overtakes it. Progress is kept in the store, so nothing is lost when the process ends; of several
 * processes on one database one tells each receiver. A change may come twice when a process dies between the answer and
 * its note of it: `webhook-id` tells. It runs between `calendar.start()` and `calendar.stop()`.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example webhooks({ receivers: [{ id: "site", url: "https://example.org/hook", secret: process.env.HOOK_SECRET }] })
 */
export function webhooks(options: WebhooksOptions = {}): Plugin {
  const { receivers = [], allowAddress = isPublicAddress } = options;
  const { pollMs = 1_000, timeoutMs = 10_000, retryMs = 1_000, maxRetryMs = 3_600_000 } = options;
  for (const [name, value] of Object.entries({ pollMs, timeoutMs, retryMs, maxRetryMs }))
    if (!Number.isInteger(value) || value < 1 || value > 2 ** 31 - 1)
      throw new RangeError(
        `Cannot set up webhooks: \`${name}\` must be a whole number of milliseconds from 1, got ${String(value)}`,
      );
  return webhookPlugin({
    receivers,
    pollMs,
    post: guardedPost(allowAddress, timeoutMs),
    checkUrl: (url) => checkTarget(new URL(url), allowAddress),
    pace: { retryMs, maxRetryMs, leaseMs: 2 * timeoutMs + 10_000 },
  });
}

/** The address that is connected to is the one that was checked; redirects are not followed. */
function guardedPost(allow: Allow, timeoutMs: number): Post {
  const dispatcher = new Agent({ connect: { lookup: checkedLookup(allow) }, pipelining: 0 });
  return async (url, headers, body) => {
    checkTarget(new URL(url), allow);
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await request(url, { method: "POST", dispatcher, signal, headers, body });
    // What it says is not wanted, however long it is.
    answer.body.on("error", () => {}).destroy();
    return answer.statusCode;
  };
}
