/** Who asks, and what the roles allow. */
export type Role = "anonymous" | "subscriber" | "contributor" | "author" | "editor" | "admin";

export interface Caller {
  /** User id, 0 for anonymous. */
  readonly id: number;
  readonly role: Role;
  /** True for keys that may only read: every write is refused. */
  readonly readOnly?: boolean | undefined;
  /** Explicit rights beyond the role; `unfiltered_html` keeps HTML as written. */
  readonly capabilities?: readonly string[] | undefined;
}

export const ANONYMOUS: Caller = Object.freeze({ id: 0, role: "anonymous" });

const RANK: Record<Role, number> = {
  anonymous: 0,
  subscriber: 1,
  contributor: 2,
  author: 3,
  editor: 4,
  admin: 5,
};

/** May create records and owns what it made. */
export const canWrite = (caller: Caller): boolean =>
  RANK[caller.role] >= RANK.contributor && !caller.readOnly;
/** Sees its own unpublished records. */
export const ownsRecords = (caller: Caller): boolean => RANK[caller.role] >= RANK.contributor;
/** May publish, and change what it published. */
export const canPublish = (caller: Caller): boolean => RANK[caller.role] >= RANK.author;
/** Sees and changes everything, in anybody's name. */
export const canEditAll = (caller: Caller): boolean => RANK[caller.role] >= RANK.editor;

export const hasCapability = (caller: Caller, name: string): boolean =>
  caller.capabilities?.includes(name) ?? false;

export const isRole = (value: unknown): value is Role =>
  typeof value === "string" && Object.hasOwn(RANK, value);
