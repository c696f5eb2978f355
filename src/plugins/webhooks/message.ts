/** What receivers are told, signed as the Standard Webhooks specification has it. */
import type { JournalEntry, Standing } from "../../store.ts";

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const isThere = (standing: Standing | null): boolean => standing !== null && standing.status !== "trash";

/** `created`, `updated`, `trashed`, `restored` or `deleted`. */
function actionOf({ before, after }: JournalEntry): string {
  if (before === null) return "created";
  if (after === null) return "deleted";
  if (isThere(before) === isThere(after)) return "updated";
  return isThere(after) ? "restored" : "trashed";
}

/** The message about an entry; nothing that only some may read is in it. `nowMs` goes into the signature. */
export async function messageOf(entry: JournalEntry, secret: string, nowMs: number): Promise<Message> {
  const { sequence, kind, id, at } = entry;
  const data = { kind, id };
  const body = JSON.stringify({
    type: `${kind}.${actionOf(entry)}`,
    timestamp: `${at.replace(" ", "T")}Z`,
    sequence,
    data,
  });
  const messageId = `msg_${sequence}`;
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": messageId,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${await sign(`${messageId}.${timestamp}.${body}`, secret)}`,
    },
  };
}

const utf8 = new TextEncoder();
const WRITTEN = "whsec_";

/** A secret in the form that the specification and its libraries know. */
export const secretOf = (bytes: Uint8Array): string => WRITTEN + btoa(String.fromCharCode(...bytes));

/** The bytes that a secret stands for; undefined where it only looks like one of that form. */
export function keyOf(secret: string): Uint8Array<ArrayBuffer> | undefined {
  if (!secret.startsWith(WRITTEN)) return utf8.encode(secret);
  const base64 = secret.slice(WRITTEN.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
}

async function sign(text: string, secret: string): Promise<string> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", keyOf(secret) ?? utf8.encode(secret), hmac, false, [
    "sign",
  ]);
  return btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text)))),
  );
}
