/** A file of `kalends export`, or answers of the API: an object with a list for each kind, or a list of events. */
import { UsageError } from "../cli/usage_error.ts";
import { parentsFirst } from "./live_source.ts";
import {
  type Data,
  KINDS,
  LINKED,
  type Links,
  type MovedKind,
  type MovedRecord,
  type Moving,
  NAME_OF,
  type Source,
} from "./record.ts";
import { nameOf } from "./state.ts";
import {
  eventRecord,
  isProtected,
  isView,
  linkedRecords,
  organizerRecord,
  termRecord,
  type View,
  venueRecord,
} from "./view_record.ts";

/** @throws {UsageError} when the file holds no records */
export function jsonSource(name: string, text: string): Source {
  const file = listsOf(name, text);
  return {
    name,
    async *records() {
      const seen = new Set<string>();
      for (const kind of KINDS) {
        if (kind === "events") yield { milestone: { page: 1, total: file.events.length } };
        yield* recordsOf(kind, file[kind], seen);
      }
    },
  };
}

type File = Readonly<Record<MovedKind, readonly unknown[]>>;

function listsOf(name: string, text: string): File {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new UsageError(`Cannot read "${name}": it is no JSON (${(error as Error).message})`);
  }
  const lists = Array.isArray(value) ? { events: value } : isView(value) ? value : {};
  const file = Object.fromEntries(KINDS.map((kind) => [kind, (lists as View)[kind] ?? []]));
  const isFile = KINDS.some((kind) => kind in lists) && KINDS.every((kind) => Array.isArray(file[kind]));
  if (isFile) return file as File;
  throw new UsageError(
    `Cannot read "${name}": it must hold lists called ${KINDS.join(", ")}, or be a list of events`,
  );
}

/** Answers of the API, not our own file: they know their address. */
const isAnswer = (view: View): boolean => "global_id" in view || "rest_url" in view || "urls" in view;

const ofAnswer = (kind: MovedKind, view: View): MovedRecord => {
  if (kind === "events") return eventRecord(view);
  if (kind === "venues") return venueRecord(view);
  return kind === "organizers" ? organizerRecord(view) : termRecord(kind, view);
};

function* recordsOf(kind: MovedKind, items: readonly unknown[], seen: Set<string>): Generator<Moving> {
  const records: MovedRecord[] = [];
  for (const [at, item] of items.entries()) {
    const place = `${kind}[${at}]`;
    if (!isView(item)) yield { unreadable: { kind, place, problem: "it is no object" } };
    else if (kind === "events" && isAnswer(item) && isProtected(item))
      yield { unreadable: { kind, place, problem: "it stands behind a password" } };
    else
      records.push(
        ...(isAnswer(item) ? [...linkedOf(kind, item), ofAnswer(kind, item)] : ofFile(kind, item, place)),
      );
  }
  // A name stands for a record that the file does not hold.
  const held = new Set(records.filter((one) => !isNameOnly(one)).map(nameOf));
  const all = records.filter((one) => !isNameOnly(one) || !held.has(nameOf(one)));
  for (const record of kind === "categories" ? parentsFirst(all) : all) {
    if (seen.has(nameOf(record))) continue;
    seen.add(nameOf(record));
    yield { record };
  }
}

const linkedOf = (kind: MovedKind, view: View): readonly MovedRecord[] =>
  kind === "events" ? linkedRecords(view).map((record) => ({ ...record, links: {} })) : [];

/** A record of a file, after records of which only the name is known. */
function ofFile(kind: MovedKind, view: View, place: string): MovedRecord[] {
  const links: Record<string, string[]> = {};
  const data: Record<string, unknown> = {};
  const named: MovedRecord[] = [];
  for (const [field, value] of Object.entries(view)) {
    const other = field === NAME_OF[kind] ? undefined : LINKED[field];
    if (other === undefined) data[field] = value;
    else {
      const linked = [value].flat().filter((item) => item !== "" && item !== null);
      const made = linked.map((item) => linkOf(other, item, place));
      links[field] = made.map(({ key }) => key);
      named.push(...made.flatMap(({ records }) => records));
    }
  }
  const key = String(data.slug || data.id || `${data[NAME_OF[kind]]}/${data.start_date ?? ""}`);
  const { id, ...own } = data;
  return [...named, { kind, key, place, data: own as Data, links: links as Links, lost: [] }];
}

interface Link {
  readonly key: string;
  readonly records: readonly MovedRecord[];
}

/** A name, the data of a record, or an id: that stands for a record of this file and for no new one. */
function linkOf(kind: MovedKind, item: unknown, place: string): Link {
  const name = isView(item) && Object.keys(item).length === 1 ? item[NAME_OF[kind]] : item;
  if (isView(name)) {
    const records = ofFile(kind, name, place);
    return { key: records.at(-1)!.key, records };
  }
  const key = typeof name === "object" ? JSON.stringify(name) : String(name);
  return { key, records: typeof name === "string" ? [byName(kind, key, place)] : [] };
}

const isNameOnly = ({ kind, key, data }: MovedRecord): boolean =>
  Object.keys(data).length === 1 && data[NAME_OF[kind]] === key;

const byName = (kind: MovedKind, key: string, place: string): MovedRecord => ({
  ...{ kind, key, place, data: { [NAME_OF[kind]]: key }, links: {}, lost: [] },
});
