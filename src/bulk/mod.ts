/** What few ask for, loaded together: each part alone would cut all that they share into smaller pieces. */
export { feed } from "../plugins/ical/feed.ts";
export { batch } from "./batch.ts";
export { changes } from "./changes.ts";
