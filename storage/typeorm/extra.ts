import { createHash } from "node:crypto";
import type { Extra, Json } from "../../src/store.ts";

/** What the column `kind` of links holds. */
const MOST = 100;

/** The kind of link that says of an event: it has a text, number or boolean under this name. */
export const nameKind = (name: string): string => fitting(`extra.${name}`);

/** The kind of link that says which one it has. */
export const valueKind = (name: string, value: Json): string =>
  fitting(`extra.${name}=${JSON.stringify(value)}`);

/** All that links say of what plugins keep with an event. */
export function extraKinds(extra: Extra): string[] {
  return Object.entries(extra).flatMap(([name, value]) =>
    typeof value === "object" ? [] : [nameKind(name), valueKind(name, value)],
  );
}

/** The column is short and ASCII. */
function fitting(text: string): string {
  if (text.length <= MOST && /^[\x20-\x7e]*$/.test(text)) return text;
  return `extra#${createHash("sha256").update(text).digest("hex")}`;
}
