/** How events name the records they are linked to. */

import type * as v from "valibot";
import type { Raw } from "./field.ts";
import { listItems, type OneOrMany, reader, wholeNumber } from "./readers.ts";

/** An id, or the data of a record to find or make. */
export type LinkInput = number | Raw;

const isRecord = (value: unknown): value is Raw =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const isIndexed = (value: Raw): boolean => Object.keys(value).every((key) => /^\d{1,6}$/.test(key));

/** What a list of links may hold without meaning anything. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  value === 0 ||
  value === "0" ||
  value === false ||
  (isRecord(value) && Object.keys(value).length === 0);

function linkItem(value: unknown): LinkInput | undefined {
  if (isRecord(value)) {
    if (value.id === undefined || value.id === null || value.id === "") return value;
    const id = typeof value.id === "boolean" ? undefined : wholeNumber(value.id);
    return id !== undefined && id > 0 ? id : undefined;
  }
  const id = typeof value === "boolean" ? undefined : wholeNumber(value);
  return id !== undefined && id > 0 ? id : undefined;
}

function linkItems(value: unknown): readonly unknown[] {
  if (typeof value === "string") return listItems(value)!;
  if (isRecord(value) && isIndexed(value)) return Object.values(value);
  return Array.isArray(value) ? value : [value];
}

const links = reader<readonly LinkInput[], never>((value) => {
  const items = linkItems(value)
    .filter((item) => !isNothing(item))
    .map(linkItem);
  return items.every((item) => item !== undefined) ? { ok: items as LinkInput[] } : "links";
});

/** Venues or organizers: one id, CSV ids, the data of a record, or a list of ids and data. */
export const linksTo = <Data>(): v.GenericSchema<OneOrMany<number | Data>, readonly LinkInput[]> => links;

/** Categories or tags: a number is an id, a text of digits an id or else a name, any other text a name or slug. */
export const termNames = reader<readonly (number | string)[], OneOrMany<number | string>>((value) => {
  if (value === false || value === 0) return { ok: [] };
  const items = linkItems(value).filter(
    (item) => !isNothing(item) && !(typeof item === "string" && item.trim() === ""),
  );
  for (const item of items) {
    if (typeof item === "number" ? !Number.isSafeInteger(item) || item < 1 : typeof item !== "string")
      return "terms";
    if (typeof item === "string" && [...item].length > 200) return "too_long";
  }
  return { ok: items as (number | string)[] };
});
