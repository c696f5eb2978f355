/** Reading what events are linked to, as one part that can be loaded by itself. */
export { listPlaces, readPlace } from "./places.ts";
export { listTerms, readTerm } from "./terms.ts";
