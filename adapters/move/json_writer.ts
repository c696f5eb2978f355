import { type Data, KINDS, LINKED, type MovedRecord } from "./record.ts";
import type { Records } from "./row.ts";
import { nameOf } from "./state.ts";

export const FORMAT = 1;

const isFilled = (value: unknown): boolean => value !== "" && !(Array.isArray(value) && value.length === 0);

/** All records by kind, as the API takes them, links by slug. Empty members are left out. */
export function jsonText(records: Records): string {
  const file: Record<string, unknown> = { kalends: FORMAT };
  for (const kind of KINDS)
    file[kind] = [...records.values()].filter((one) => one.kind === kind).map((one) => written(one, records));
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

function written({ data, links }: MovedRecord, records: Records): Data {
  const named = Object.entries(links).map(([field, keys]): [string, unknown] => {
    const slugs = keys.map((key) => records.get(nameOf({ kind: LINKED[field]!, key }))?.data.slug ?? "");
    return [field, field === "parent" ? (slugs[0] ?? "") : slugs];
  });
  return Object.fromEntries([...Object.entries(data), ...named].filter(([, value]) => isFilled(value)));
}
