/** Brings the records of a source into a calendar: what is there is changed where it differs, the rest is made. */
import { type Client, ClientError } from "../../src/client/mod.ts";
import { slugify } from "../../src/text/slugs.ts";
import { anyResource } from "./any_resource.ts";
import { differences, unkept } from "./differences.ts";
import { Lanes } from "./lanes.ts";
import type { Progress } from "./progress.ts";
import {
  type Data,
  LINKED,
  type MovedKind,
  type MovedRecord,
  type Moving,
  NAME_OF,
  type Source,
} from "./record.ts";
import { type Outcome, Report } from "./report.ts";
import { hashOf, nameOf, type State } from "./state.ts";
import { TargetIndex } from "./target_index.ts";
import type { View } from "./view_record.ts";

export interface ImportOptions {
  readonly source: Source;
  readonly target: Client;
  readonly state: State;
  /** Nothing is written, not even the state. */
  readonly isDryRun: boolean;
  /** Requests to the target at once. */
  readonly concurrency: number;
  readonly progress: Progress;
}

/** Members of a creation that the target would refuse as they are not even asked for. */
const REQUIRED: ReadonlySet<string> = new Set([
  "title",
  "start_date",
  "end_date",
  "venue",
  "organizer",
  "name",
]);

/** Rejects when the source or the target is gone; single records that fail stand in the report. */
export async function importAll(options: ImportOptions): Promise<Report> {
  const run = new Importer(options, await TargetIndex.of(options.target));
  return run.run();
}

class Importer {
  readonly #options: ImportOptions;
  readonly #index: TargetIndex;
  readonly #report = new Report();
  /** Ids at the target by the names of the source. */
  readonly #ids = new Map<string, number>();
  #imagined = 0;

  constructor(options: ImportOptions, index: TargetIndex) {
    this.#options = options;
    this.#index = index;
  }

  async run(): Promise<Report> {
    const { source, state, isDryRun, progress, concurrency } = this.#options;
    const lanes = new Lanes(concurrency);
    for await (const moving of source.records(isDryRun ? 1 : state.page)) await this.#take(moving, lanes);
    await lanes.idle();
    if (!isDryRun) await state.finish();
    progress.end();
    return this.#report;
  }

  async #take(moving: Moving, lanes: Lanes): Promise<void> {
    const { state, isDryRun, progress } = this.#options;
    if ("unreadable" in moving) return this.#report.unreadable(moving.unreadable);
    if ("milestone" in moving) {
      await lanes.idle();
      // One page back: what has left the source meanwhile has moved later records forward.
      if (!isDryRun) await state.save(Math.max(1, moving.milestone.page - 1));
      return progress.expect(moving.milestone.total);
    }
    const { record } = moving;
    // Others link to these, so they must be there first.
    if (record.kind !== "events") return this.#settle(record);
    await lanes.run(() => this.#settle(record));
  }

  async #settle(record: MovedRecord): Promise<void> {
    this.#report.count(record, await this.#outcome(record));
    for (const what of record.lost) this.#report.lose(record, what);
    this.#options.progress.step(record.kind);
  }

  async #outcome(record: MovedRecord): Promise<Outcome> {
    try {
      return await this.#move(record);
    } catch (error) {
      if (!(error instanceof ClientError) || isGone(error)) throw error;
      this.#report.refuse(record, reasonOf(error));
      return "refused";
    }
  }

  async #move(record: MovedRecord): Promise<Outcome> {
    const { state } = this.#options;
    const { kind } = record;
    const hash = hashOf(record);
    const known = state.get(record);
    const isThere = known !== undefined && (this.#index.has(kind, known.id) || isUnlisted(record));
    if (isThere && known.hash === hash) return this.#keep(record, known.id, hash, "unchanged");
    const id = isThere ? known.id : (this.#index.find(record) ?? (await this.#findUnlisted(record)));
    const data = this.#resolved(record);
    if (id === undefined) return this.#create(record, data, hash);
    return this.#update(record, id, data, hash);
  }

  /** Events that no list shows are found by their slug. */
  async #findUnlisted(record: MovedRecord): Promise<number | undefined> {
    const { data } = record;
    if (!isUnlisted(record) || typeof data.slug !== "string" || data.slug === "") return undefined;
    const view = await this.#options.target.events.read({ slug: data.slug }).catch((error: unknown) => {
      if (error instanceof ClientError && [404, 410].includes(error.status)) return undefined;
      throw error;
    });
    return view?.hide_from_listings === true ? view.id : undefined;
  }

  /** The data with ids for links; links to what was refused are lost. */
  #resolved(record: MovedRecord): Data {
    const links = Object.entries(record.links).map(([field, keys]): [string, unknown] => {
      const ids = keys.map((key) => this.#ids.get(nameOf({ kind: LINKED[field]!, key })));
      for (const [at, id] of ids.entries())
        if (id === undefined) this.#report.lose(record, `link to ${LINKED[field]} ${keys[at]}`);
      const found = ids.filter((id) => id !== undefined);
      return [field, field === "parent" ? (found[0] ?? 0) : found];
    });
    return { ...record.data, ...Object.fromEntries(links) };
  }

  async #create(record: MovedRecord, data: Data, hash: string): Promise<Outcome> {
    const { kind } = record;
    if (this.#options.isDryRun) return this.#keep(record, --this.#imagined, hash, "created");
    const filled = Object.fromEntries(Object.entries(data).filter((entry) => !isEmpty(...entry)));
    const [view, isWhole] = await this.#insist(record, filled, (some) => this.#made(kind, some));
    const outcome = this.#keep(record, Number(view.id), isWhole ? hash : "", "created");
    this.#loseUnkept(record, filled, view);
    if (data.slug && view.slug !== data.slug)
      this.#report.lose(record, `the slug "${data.slug}", which is taken`);
    return outcome;
  }

  /** Venues and organizers get their slug from the name that they are made with, and keep it under another one. */
  async #made(kind: MovedKind, data: Data): Promise<View> {
    const { create } = anyResource(this.#options.target, kind);
    const { slug, ...others } = data;
    const name = NAME_OF[kind];
    if (kind !== "venues" && kind !== "organizers") return create(data);
    if (!slug || slugify(String(data[name])) === slug || slugify(String(slug)) !== slug)
      return create(others);
    const { id } = await create({ ...others, [name]: slug });
    return this.#change(kind, Number(id), { [name]: data[name] });
  }

  async #update(record: MovedRecord, id: number, data: Data, hash: string): Promise<Outcome> {
    const { target, isDryRun } = this.#options;
    const { kind } = record;
    if (id < 0) return this.#keep(record, id, hash, "unchanged");
    const { read } = anyResource(target, kind);
    const { slug, ...others } = data;
    // The slug of a venue or organizer is not for clients to change.
    const wanted = kind === "venues" || kind === "organizers" ? others : data;
    const there = await read(id);
    this.#loseUnkept(record, wanted, there);
    const changes = await differences(wanted, there);
    if (Object.keys(changes).length === 0) return this.#keep(record, id, hash, "unchanged");
    if (isDryRun) return this.#keep(record, id, hash, "changed");
    const [view, isWhole] = await this.#insist(record, changes, (some) =>
      Object.keys(some).length === 0 ? read(id) : this.#change(kind, id, some),
    );
    return this.#keep(record, Number(view.id), isWhole ? hash : "", "changed");
  }

  #loseUnkept(record: MovedRecord, wanted: Data, view: View): void {
    for (const what of new Set(unkept(wanted, view)))
      this.#report.lose(record, `${what}: the calendar has no plugin that keeps it`);
  }

  #change(kind: MovedKind, id: number, data: Data): Promise<View> {
    return anyResource(this.#options.target, kind).update(id, data);
  }

  /** Where only members are refused that a record can do without, it moves without them, and the report says so. */
  async #insist(
    record: MovedRecord,
    data: Data,
    send: (data: Data) => Promise<View>,
  ): Promise<[view: View, isWhole: boolean]> {
    try {
      return [await send(data), true];
    } catch (error) {
      if (!(error instanceof ClientError) || error.code !== "rest_invalid_param") throw error;
      const bad = Object.keys(error.fields);
      if (bad.length === 0 || bad.some((name) => REQUIRED.has(name) || !(name in data))) throw error;
      const view = await send(
        Object.fromEntries(Object.entries(data).filter(([name]) => !bad.includes(name))),
      );
      this.#report.refuse(record, `moved without ${bad.join(", ")}: ${reasonOf(error)}`);
      return [view, false];
    }
  }

  #keep(record: MovedRecord, id: number, hash: string, outcome: Outcome): Outcome {
    this.#ids.set(nameOf(record), id);
    this.#index.take(record.kind, id);
    if (!this.#options.isDryRun) this.#options.state.put(record, { id, hash });
    return outcome;
  }
}

const isUnlisted = ({ data }: MovedRecord): boolean => data.hide_from_listings === true;

/** The top has no id; elsewhere 0 is a number like any other. */
const isEmpty = (name: string, value: unknown): boolean =>
  value === "" || (name === "parent" && value === 0) || (Array.isArray(value) && value.length === 0);

/** Nothing that follows could go better. */
const isGone = ({ status }: ClientError): boolean => status === 0 || status === 401 || status >= 500;

const reasonOf = ({ fields, message, status }: ClientError): string => {
  const said = Object.entries(fields).map(([name, why]) => (why.startsWith(name) ? why : `${name} ${why}`));
  return said.length > 0 ? said.join("; ") : `${message} (${status})`;
};
