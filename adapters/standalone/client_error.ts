import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorAnswer } from "./plain_answers.ts";

/** By node's error code; everything else is malformed HTTP. */
const ANSWERS: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "rest_headers_too_large", "Cannot read the request: its headers are too large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    413,
    "rest_body_too_large",
    "Cannot read the request: chunk extensions too large",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    "rest_request_timeout",
    "Cannot read the request: it took too long to arrive",
  ],
};
const MALFORMED = [400, "rest_bad_request", "Cannot read the request: malformed HTTP"] as const;

/** How long a client may take to read its refusal. */
const LINGER_MS = 1_000;

/**
 * Answers what is not HTTP and closes the connection.
 * @param answered - An answer is on its way to this client already: a second one in it would corrupt it.
 */
export function refuseClient(error: NodeJS.ErrnoException, socket: Socket, answered: boolean): void {
  if (error.code === "ECONNRESET" || !socket.writable || answered) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = errorAnswer(...(ANSWERS[error.code ?? ""] ?? MALFORMED));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  lines.push(`content-length: ${Buffer.byteLength(String(body))}`, "connection: close");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${String(body)}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
