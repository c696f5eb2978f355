/** Entity tags of what a client has given, for as long as somebody holds it. */
const tags = new WeakMap<object, string>();

/** The entity tag of a record or page as a client gave it; undefined for anything else, copies too. */
export const etagOf = (given: object): string | undefined => tags.get(given);

export function remember<T extends object>(given: T, tag: string | null): T {
  if (tag !== null) tags.set(given, tag);
  return given;
}

/** @throws {TypeError} for an object that no client has given: without its tag the write would not be guarded */
export function tagFor(given: object | string): string {
  const tag = typeof given === "string" ? given : tags.get(given);
  if (tag !== undefined) return tag;
  throw new TypeError(
    "Cannot guard a write: give ifMatch the record as the client gave it, not a copy, or its tag",
  );
}
