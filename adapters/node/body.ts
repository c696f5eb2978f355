import type { IncomingMessage } from "node:http";
import { CalendarError } from "../../src/errors.ts";
import { clientGone } from "../../src/stream.ts";

/** How much of a refused body is let go by, and for how long, so that the client comes to read the answer. */
const DRAIN_BYTES = 8 * 1024 * 1024;
const DRAIN_MS = 5_000;

/**
 * Reads the body; never holds more than `limit` bytes.
 * @throws {CalendarError} `rest_body_too_large` when the announced or the actual length passes `limit`.
 */
export function readBody(req: IncomingMessage, limit: number, beforeBody?: () => void): Promise<Uint8Array> {
  if (Number(req.headers["content-length"]) > limit) return Promise.reject(refuse(req));
  // A client that asked first learns only now that its body is welcome.
  beforeBody?.();
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const onData = (chunk: Uint8Array): void => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        req.off("data", onData).off("end", onEnd);
        reject(refuse(req));
      }
    };
    let isWhole = false;
    const onEnd = (): void => {
      isWhole = true;
      resolve(joined(chunks, size));
    };
    // Every request closes in the end.
    const onGone = (): void => {
      if (!isWhole) reject(clientGone());
    };
    req.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
    // A client that left before this: none of the events would come any more.
    if (req.destroyed) onGone();
  });
}

/** Marks the body as unwanted: the rest flows away, and a client that never stops is cut off. */
function refuse(req: IncomingMessage): CalendarError {
  let left = DRAIN_BYTES;
  const timer = setTimeout(() => req.destroy(), DRAIN_MS).unref();
  req.on("error", () => undefined);
  req.once("close", () => clearTimeout(timer));
  req.once("end", () => clearTimeout(timer));
  req.on("data", (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) req.destroy();
  });
  return new CalendarError("rest_body_too_large");
}

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array =>
  chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks, size);
