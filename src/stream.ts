/** Bodies as they come in. */
import { CalendarError } from "./errors.ts";

/** The client left before its body was complete: a refusal that nobody will read, and no reason for an alarm. */
export const clientGone = (cause?: unknown): CalendarError =>
  new CalendarError("rest_invalid_param", { message: "Cannot read the body: the client left", cause });

/** Reads a stream up to a limit, and stops reading there. */
export async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause) => {
      throw clientGone(cause);
    });
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      throw new CalendarError("rest_body_too_large");
    }
    chunks.push(value);
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
