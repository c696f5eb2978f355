/** What a member takes beside its text, roughly. */
const MEMBER_BYTES = 16;

/** Freezes a value with all that is in it, and estimates its bytes. Who writes to a row would write to everybody's. */
export function freeze(value: unknown): number {
  if (typeof value === "string") return MEMBER_BYTES + 2 * value.length;
  if (typeof value !== "object" || value === null) return MEMBER_BYTES;
  Object.freeze(value);
  let bytes = MEMBER_BYTES;
  for (const member of Object.values(value)) bytes += freeze(member);
  return bytes;
}
