/**
 * The storage contract: what a driver must do, types only. `test/suites/storage` checks every sentence of it.
 *
 * Words used below. A *post* is an event, a venue or an organizer; a *term* is a category or a tag. Posts share one
 * id sequence and terms another; an id is never given twice, not even after a rollback or a removal is followed by
 * new records. All dates are texts `YYYY-MM-DD HH:MM:SS`: `utc_*` and `*_utc` in UTC, the others on a wall clock.
 * Texts compare by Unicode code point, whatever the database's collation. Absence is `undefined`, never an error.
 *
 * A store that cannot do its work just now (a server that is gone, silent or overloaded) rejects with
 * `StoreUnavailable` within a few seconds, and works again by itself. Of a write that was rejected nothing is kept,
 * unless the error says that its outcome is unknown.
 */
import type { Awaitable } from "./awaitable.ts";
import type { SearchTerms } from "./text/search.ts";

export type PostKind = "event" | "venue" | "organizer";
export type TermKind = "category" | "tag";
export type Kind = PostKind | TermKind;

/** `publish` with a `date_utc` later than now is what readers see as `future`: time alone publishes it. */
export type StoredStatus = "publish" | "draft" | "pending" | "private" | "trash";
export type Status = StoredStatus | "future";

/** An image as it is shown: what is known about it beside its address. */
export interface ImageView {
  readonly url: string;
  readonly id: number | string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly filesize: number;
  readonly sizes: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * What plugins keep with a post, by name (`[a-z][a-z0-9_]*`, at most 60 characters); `{}` when there is nothing. One
 * pair of names means something to storage: numbers `geo_lat` and `geo_lng`, in degrees, are the position of a venue.
 */
export type Extra = Readonly<Record<string, Json>>;

/** A point on the earth in degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Rows are immutable: a driver may hand out the same object twice, nobody may write to one. */
export interface PostRow {
  readonly id: number;
  /** Sequence of the journal entry that last wrote this row; starts anew for no record. */
  readonly revision: number;
  /** Id of the user it belongs to. */
  readonly author: number;
  readonly status: StoredStatus;
  /** Unique within its kind unless empty. A trashed record carries `<slug>__trashed`. */
  readonly slug: string;
  /** The slug it had before it went to the trash; "" when it is not there. */
  readonly former_slug: string;
  readonly date: string;
  readonly date_utc: string;
  /** As shown; new venues and organizers take their `date`, even where that is set to the past or the future. */
  readonly modified: string;
  readonly modified_utc: string;
  /** When it was really last written, UTC: what `changedAfter` compares. */
  readonly changed_utc: string;
  readonly extra: Extra;
}

export interface EventRow extends PostRow {
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  /** Salted hash, "" when the event has no password. */
  readonly password_hash: string;
  /** Canonical IANA name or fixed offset. */
  readonly timezone: string;
  readonly all_day: boolean;
  readonly start_date: string;
  /** At most a day before `start_date`: so far wall clocks are turned back. */
  readonly end_date: string;
  readonly utc_start_date: string;
  readonly utc_end_date: string;
  /** As written. */
  readonly cost: string;
  readonly website: string;
  readonly image: ImageView | null;
  readonly show_map: boolean;
  readonly show_map_link: boolean;
  readonly hide_from_listings: boolean;
  readonly sticky: boolean;
  readonly featured: boolean;
  /** Links keep the order in which they were given. Whether what they name exists is not the store's business. */
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly venue: readonly number[];
  readonly organizer: readonly number[];
  readonly post_parent: number;
}

export interface VenueRow extends PostRow {
  readonly venue: string;
  readonly description: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly province: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  /** Own value; "" follows `state` or `province`. */
  readonly stateprovince: string;
  readonly website: string;
  readonly image: ImageView | null;
  readonly show_map: boolean;
  readonly show_map_link: boolean;
}

export interface OrganizerRow extends PostRow {
  readonly organizer: string;
  readonly description: string;
  readonly phone: string;
  readonly website: string;
  readonly email: string;
  readonly image: ImageView | null;
}

export interface TermRow {
  readonly id: number;
  readonly revision: number;
  readonly name: string;
  /** Unique within its kind, never empty. */
  readonly slug: string;
  readonly description: string;
  /** Id of the parent category, 0 at the top; always 0 for tags. */
  readonly parent: number;
  readonly changed_utc: string;
}

/** What the driver itself fills in. */
type Generated = "id" | "revision";
export type EventDraft = Omit<EventRow, Generated>;
export type VenueDraft = Omit<VenueRow, Generated>;
export type OrganizerDraft = Omit<OrganizerRow, Generated>;
export type TermDraft = Omit<TermRow, Generated>;

/**
 * Who asks: the one visibility gate as a filter. A post is readable when `everything` is set, when its author is
 * `author`, or when it is published, that is `status` is `publish` and `date_utc <= now`.
 */
export interface Gate {
  readonly now: string;
  readonly everything: boolean;
  /** Undefined for callers who own nothing. */
  readonly author: number | undefined;
  /**
   * Which events the caller may change: a search looks into no other ones that a password protects. `unpublished`:
   * own ones, but for those with status `publish`. Default: `all` with `everything`, else `own`.
   */
  readonly edits?: "all" | "own" | "unpublished" | "none";
}

export interface Order<By extends string> {
  readonly by: By;
  readonly descending: boolean;
}

interface PostFilter {
  readonly gate: Gate;
  /** As readers see them, so `publish` and `future` are told apart by `gate.now`. Undefined: all but `trash`. */
  readonly statuses?: readonly Status[] | undefined;
  /** Only these; an empty list matches nothing. */
  readonly ids?: readonly number[] | undefined;
  readonly search?: SearchTerms | undefined;
  /** `changed_utc` later than this, or published by time alone since then (`publish`, this < `date_utc` <= now). */
  readonly changedAfter?: string | undefined;
}

export type PostOrder = "date" | "modified" | "id" | "title";
/** `distance`, from `near`, is an order of lists with `near` only. */
export type EventOrder = PostOrder | "start_date" | "end_date" | "distance";

/** A circle: `radiusKm` kilometres around a point, as the crow flies on a sphere (`src/geo.ts`). */
export interface Circle extends Position {
  readonly radiusKm: number;
}

/**
 * Lists of events never hold those with `hide_from_listings`. Bounds are on the event's own wall clock, half open:
 * `…From` is >=, `…Before` is <. Of several ids in one list any may match; an empty list matches nothing. `search`
 * does not match events with a password that the gate may not edit (`everything` or own).
 */
export interface EventFilter extends PostFilter {
  readonly startFrom?: string | undefined;
  readonly startBefore?: string | undefined;
  readonly endFrom?: string | undefined;
  readonly endBefore?: string | undefined;
  /** Not over by then: it ends later, or starts then or later, which one that ends as it starts may do. */
  readonly runsFrom?: string | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly tags?: readonly number[] | undefined;
  readonly venue?: readonly number[] | undefined;
  readonly organizer?: readonly number[] | undefined;
  readonly featured?: boolean | undefined;
  readonly postParent?: number | undefined;
  /** Each name in `extra` has exactly this value; null: neither a text nor a number nor a boolean. */
  readonly extra?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  /** True: at a venue with a position; false: at none. Only venues count that are not trashed and the gate may read. */
  readonly located?: boolean | undefined;
  /** At such a venue within the circle; the distance of an event is that of the nearest of its venues. */
  readonly near?: Circle | undefined;
  /**
   * Ties: `start_date`, then `date`, then `id`, all in the same direction as the order itself. `title` compares
   * `fold(title)`, `date` and `modified` compare `date_utc` and `modified_utc`, also as ties.
   */
  readonly order: Order<EventOrder>;
}

/** Venues and organizers. Ties: `date_utc`, then `id`, in the order's direction. `title` is the folded name. */
export interface PlaceFilter extends PostFilter {
  /** True: linked from an event that `gate` may read and that is no draft, pending or trashed; false: from none. */
  readonly hasEvents?: boolean | undefined;
  /** Linked from an event, trash excepted, that `gate` may read and that starts later than `gate.now` (`utc_start_date`). */
  readonly upcoming?: boolean | undefined;
  readonly order: Order<PostOrder>;
}

export type TermOrder = "name" | "id" | "slug" | "count" | "description" | "parent" | "given" | "none";

export interface TermFilter {
  /** The time at which `count` is taken, UTC. */
  readonly now: string;
  readonly ids?: readonly number[] | undefined;
  readonly exclude?: readonly number[] | undefined;
  /** Folded text that the folded name or the slug contains. */
  readonly search?: string | undefined;
  readonly slug?: string | undefined;
  readonly parent?: number | undefined;
  /** Only terms with a count above 0 or, for categories, with such a term somewhere below them. */
  readonly used?: boolean | undefined;
  /** Only terms written later than this, UTC. */
  readonly changedAfter?: string | undefined;
  /** Ties by id ascending in both directions. `name` is folded; `given` is the order of `ids`; `none` is by id ascending. */
  readonly order: Order<TermOrder>;
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** All matches, not only those of the window. */
  readonly total: number;
}

export type Ref =
  | { readonly id: number }
  | { readonly slug: string }
  /** The most recently trashed post that had this slug: of several with it as `former_slug` the highest `revision`. */
  | { readonly formerSlug: string };

export interface Posts<Row extends PostRow, Draft, Filter> {
  /** No gate here: what may be shown is decided by the caller of the store, with `isReadable`. */
  get(ref: Ref): Awaitable<Row | undefined>;
  /** In the order of `ids`; unknown ones are left out. */
  many(ids: readonly number[]): Awaitable<readonly Row[]>;
  list(filter: Filter, window: Window): Awaitable<Page<Row>>;
  /** The slug asked for is made unique: the first free of `slug`, `numbered(slug, 2)`, `numbered(slug, 3)`, … */
  insert(draft: Draft): Awaitable<Row>;
  /** Only the keys present in `patch` change; a slug is made unique as on insert. Undefined: no such id. */
  update(id: number, patch: Partial<Draft>): Awaitable<Row | undefined>;
  /**
   * Removes the record and every link to it, and answers with what it was. `at`: the time for the journal, UTC.
   * Losing a link is no write of the event: its revision and `changed_utc` stay.
   */
  remove(id: number, at: string): Awaitable<Row | undefined>;
}

export interface Places<Row extends PostRow, Draft> extends Posts<Row, Draft, PlaceFilter> {
  /** Records, trash excepted, whose folded name is `fold(name)`, oldest (lowest id) first. */
  named(name: string): Awaitable<readonly Row[]>;
}

/** `count`: events published at `now` that use the term directly, hidden ones included. */
export type CountedTerm = TermRow & { readonly count: number };

export interface Terms {
  get(
    ref: { readonly id: number } | { readonly slug: string },
    now: string,
  ): Awaitable<CountedTerm | undefined>;
  many(ids: readonly number[], now: string): Awaitable<readonly CountedTerm[]>;
  /** Terms whose name is the same in any letter case (`lower(name)`), by id. */
  named(name: string): Awaitable<readonly TermRow[]>;
  list(filter: TermFilter, window: Window): Awaitable<Page<CountedTerm>>;
  /** The given ids and everything below them. */
  descendants(ids: readonly number[]): Awaitable<readonly number[]>;
  insert(draft: TermDraft): Awaitable<TermRow>;
  /** The slug is made unique as on insert. */
  update(id: number, patch: Partial<TermDraft>): Awaitable<TermRow | undefined>;
  /**
   * Also takes the term out of all events and moves its children up to its parent, which is an update of each child
   * (`changed_utc` becomes `at`). `at`: the time for the journal, UTC.
   */
  remove(id: number, at: string): Awaitable<TermRow | undefined>;
}

/** What decides whether a post was or is in somebody's lists. */
export interface Standing {
  readonly status: StoredStatus;
  readonly author: number;
  readonly date_utc: string;
  readonly hidden: boolean;
}

export interface JournalEntry {
  readonly sequence: number;
  readonly kind: Kind;
  readonly id: number;
  /** When, UTC. */
  readonly at: string;
  /** Null: it did not exist before (inserted). For terms an object without meaning. */
  readonly before: Standing | null;
  /** Null: it was removed. */
  readonly after: Standing | null;
}

/**
 * Every committed insert, update and remove adds one entry, with consecutive sequences (1, 2, 3, …) in the order of
 * commits; several writes to one row within a transaction add one each.
 */
export interface Journal {
  /** Entries of a kind with `at` later than the given time, oldest first. */
  since(kind: Kind, at: string): Promise<readonly JournalEntry[]>;
  /** Entries with a sequence above the given one, oldest first, at most `limit`. */
  after(sequence: number, limit: number): Promise<readonly JournalEntry[]>;
}

/** The first answer to a creation that carried an `Idempotency-Key`. */
export interface Replay {
  /** Fingerprint of the request's data. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  /** When it was stored, UTC; drivers may drop replays older than a day. */
  readonly at: string;
}

export interface Replays {
  get(owner: string, key: string): Promise<Replay | undefined>;
  put(owner: string, key: string, replay: Replay): Promise<void>;
}

/** Small texts that plugins keep, such as positions in the journal. Writing one is no entry of the journal. */
export interface State {
  get(key: string): Promise<string | undefined>;
  /** Keys have 1 to 200 characters; undefined removes one. */
  put(key: string, value: string | undefined): Promise<void>;
  /** All whose key begins with the prefix, by key. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: string])[]>;
}

/**
 * Where a calendar keeps its records. A driver that has records at hand may give them at once instead of a promise: who
 * waits for nothing takes no turn of the queue. Failures are always promises that reject.
 */
export interface Store {
  readonly events: Posts<EventRow, EventDraft, EventFilter>;
  readonly venues: Places<VenueRow, VenueDraft>;
  readonly organizers: Places<OrganizerRow, OrganizerDraft>;
  readonly categories: Terms;
  readonly tags: Terms;
  readonly journal: Journal;
  readonly replays: Replays;
  readonly state: State;
  /**
   * The sequence of the last committed journal entry, 0 at first. Cheap: asked on every read. Whatever is read after
   * its answer is of that version or a later one, which is what caches build on.
   */
  version(): Awaitable<number>;
  /** The earliest `date_utc` later than `now` of a post with status `publish`: when time alone changes lists. */
  nextPublication(now: string): Awaitable<string | undefined>;
  /**
   * All or nothing: `work` says that it failed by a promise that rejects, or by throwing; what it gives may be there at
   * once or come later. Only what goes through `tx` takes part, and only `tx` may be used until `work` settles. Nobody
   * else sees any of it before it is committed. `tx.transaction` joins the one that runs.
   */
  transaction<T>(work: (tx: Store) => Awaitable<T>): Promise<T>;
  /** Waits for what runs and lets go of everything; later calls reject. */
  close(): Promise<void>;
}
