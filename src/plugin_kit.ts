/** `kalends/plugin`: what plugins build on beside the types of `kalends`. */
export { isRole } from "./caller.ts";
export * as dates from "./dates/complete.ts";
export { createFingerprint, type Fingerprint } from "./fingerprint.ts";
export { distanceKm, positionOf } from "./geo.ts";
export {
  generatePassword,
  hashPassword,
  iterationsOf,
  spendIterations,
  verifyPassword,
} from "./passwords.ts";
export { eventViews } from "./present/event.ts";
export { mayEdit } from "./rights.ts";
export { EventListQuery } from "./schema/event.ts";
export { type Form, readCreation, readQuery } from "./schema/field.ts";
export { EventId } from "./schema/item.ts";
export * as read from "./schema/readers.ts";
export { oneEvent, type Selection, selectEvents } from "./selection.ts";
export { plainText } from "./text/html.ts";
export { isReadable } from "./visibility.ts";
