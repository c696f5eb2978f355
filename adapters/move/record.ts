/** What moves: records as the API takes them, with their links by the names that the source has for them. */

/** Linked records come before the records that link to them. */
export const KINDS = ["categories", "tags", "venues", "organizers", "events"] as const;
export type MovedKind = (typeof KINDS)[number];

export type Data = Readonly<Record<string, unknown>>;

/** By field of the record: keys of records of the kind that the field links to. */
export type Links = Readonly<Record<string, readonly string[]>>;

/** The kind that a field links to. */
export const LINKED: Readonly<Record<string, MovedKind>> = {
  parent: "categories",
  categories: "categories",
  tags: "tags",
  venue: "venues",
  organizer: "organizers",
};

/** The member that a record of a kind is called by. */
export const NAME_OF = {
  categories: "name",
  tags: "name",
  venues: "venue",
  organizers: "organizer",
  events: "title",
} as const satisfies Record<MovedKind, string>;

export interface MovedRecord {
  readonly kind: MovedKind;
  /** What the source knows it by; stays the same from run to run, unique in its kind. */
  readonly key: string;
  /** Where a reader finds it in the source, for example `event 812` or `line 7`. */
  readonly place: string;
  /** Members as the API takes them; `""` is known to be empty, an absent one is not known. */
  readonly data: Data;
  readonly links: Links;
  /** What of it cannot move, in a few words each. */
  readonly lost: readonly string[];
}

/** A record that cannot even be read. */
export interface Unreadable {
  readonly kind: MovedKind;
  readonly place: string;
  readonly problem: string;
}

/** Everything before it has been given: a later run may start here. */
export interface Milestone {
  readonly page: number;
  /** Events of the source, where it tells. */
  readonly total: number | undefined;
}

export type Moving =
  | { readonly record: MovedRecord }
  | { readonly unreadable: Unreadable }
  | { readonly milestone: Milestone };

/** Somewhere that records come from. */
export interface Source {
  /** Its address or file, for reports and the state file. */
  readonly name: string;
  /** Records in an order in which links lead backwards. `page`: of the milestone that an earlier run reached. */
  records(page: number): AsyncIterable<Moving>;
}

/** The record's own name, for reports. */
export const titleOf = ({ kind, data }: MovedRecord): string => String(data[NAME_OF[kind]] ?? "");
