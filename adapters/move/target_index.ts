/** What the target holds already, so that nothing is made twice, with a state file or without. */
import type { Client } from "../../src/client/mod.ts";
import { canonicalZone, toUtc } from "../../src/dates/mod.ts";
import { decodeEntities } from "../../src/text/html.ts";
import { fold } from "../../src/text/search.ts";
import { KINDS, type MovedKind, type MovedRecord, NAME_OF, titleOf } from "./record.ts";

interface Entry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /**
   * What tells records of one name apart: the place of a venue, the address of an organizer; the start of an event, in
   * every way that a record may say it.
   */
  readonly details: readonly string[];
}

const EVERYTHING = {
  ...{ start_date: "1900-01-01", end_date: "2200-01-01", per_page: 50 },
  status: ["publish", "future", "draft", "pending", "private"],
} as const;

const plain = (text: unknown): string => fold(decodeEntities(String(text ?? "")));

async function* entriesOf(client: Client, kind: MovedKind): AsyncGenerator<Entry> {
  if (kind === "events") {
    const fields = ["id", "slug", "title", "utc_start_date", "start_date", "all_day"] as const;
    for await (const view of client.events.all(EVERYTHING, { fields }))
      yield { id: view.id, slug: view.slug, name: plain(view.title), details: startsOf(view) };
  } else if (kind === "venues") {
    for await (const view of client.venues.all({ per_page: 50, status: EVERYTHING.status })) {
      const detail = plain(`${view.address ?? ""}/${view.city ?? ""}`);
      yield { id: view.id, slug: view.slug ?? "", name: plain(view.venue), details: [detail] };
    }
  } else if (kind === "organizers") {
    for await (const view of client.organizers.all({ per_page: 50, status: EVERYTHING.status }))
      yield { id: view.id, slug: view.slug ?? "", name: plain(view.organizer), details: [plain(view.email)] };
  } else {
    for await (const view of client[kind].all({ hide_empty: false, per_page: 50 }))
      yield { id: view.id, slug: view.slug, name: plain(view.name), details: [""] };
  }
}

interface Start {
  readonly utc_start_date: string;
  readonly start_date: string;
  readonly all_day: boolean | null;
}

const startsOf = ({ utc_start_date, start_date, all_day }: Start): readonly string[] => [
  `at ${utc_start_date}`,
  `on the clock ${start_date}`,
  ...(all_day ? [`day ${start_date.slice(0, 10)}`] : []),
];

/**
 * The start of a record: UTC, or its wall clock where it has no zone but that of the site, which is not known here. A
 * whole day has no other time than the day.
 */
function startOf({ data }: MovedRecord): string {
  const text = String(data.start_date ?? "");
  if (data.all_day === true) return `day ${text.slice(0, 10)}`;
  if (/[Zz]$/.test(text)) return `at ${text.slice(0, 19).replace("T", " ")}`;
  const wall = text.length === 10 ? `${text} 00:00:00` : text.length === 16 ? `${text}:00` : text;
  const zone = canonicalZone(String(data.timezone ?? ""));
  const isKnown = zone !== undefined && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(wall);
  return isKnown ? `at ${toUtc(wall, zone)}` : `on the clock ${wall}`;
}

function detailOf(record: MovedRecord): string {
  const { kind, data } = record;
  if (kind === "events") return startOf(record);
  if (kind === "venues") return plain(`${data.address ?? ""}/${data.city ?? ""}`);
  return kind === "organizers" ? plain(data.email) : "";
}

/** Each record of the target belongs to one of the source at most. */
export class TargetIndex {
  readonly #bySlug = new Map<string, Entry>();
  readonly #byName = new Map<string, Entry[]>();
  readonly #ids = new Set<string>();
  readonly #taken = new Set<string>();

  static async of(client: Client): Promise<TargetIndex> {
    const index = new TargetIndex();
    for (const kind of KINDS) for await (const entry of entriesOf(client, kind)) index.#add(kind, entry);
    return index;
  }

  #add(kind: MovedKind, entry: Entry): void {
    this.#ids.add(`${kind} ${entry.id}`);
    this.#bySlug.set(`${kind} ${entry.slug}`, entry);
    const name = `${kind} ${entry.name}`;
    const known = this.#byName.get(name);
    if (known) known.push(entry);
    else this.#byName.set(name, [entry]);
  }

  has(kind: MovedKind, id: number): boolean {
    return this.#ids.has(`${kind} ${id}`);
  }

  take(kind: MovedKind, id: number): void {
    this.#taken.add(`${kind} ${id}`);
  }

  /**
   * The record of the target that is this one: of the same slug and, as two events of one slug may be two, of the same
   * name or detail; else of the same name and detail. Terms are known by slug or name alone.
   */
  find(record: MovedRecord): number | undefined {
    const { kind, data } = record;
    const name = plain(titleOf(record));
    const detail = detailOf(record);
    const isTerm = NAME_OF[kind] === "name";
    const free = (entry: Entry) => !this.#taken.has(`${kind} ${entry.id}`);
    const bySlug = data.slug ? this.#bySlug.get(`${kind} ${data.slug}`) : undefined;
    if (
      bySlug &&
      free(bySlug) &&
      (isTerm || bySlug.name === name || (detail !== "" && bySlug.details.includes(detail)))
    )
      return bySlug.id;
    const others = this.#byName.get(`${kind} ${name}`) ?? [];
    if (isTerm && data.slug) return undefined;
    return others.find((entry) => free(entry) && entry.details.includes(detail))?.id;
  }
}
