/**
 * Writing, and reading what events are linked to: what most readers do not ask for, loaded together, as two parts would
 * cut all that they share into smaller pieces.
 */
import { forms } from "../dates/forms.ts";
import { useDateForms } from "../dates/parse.ts";

export { readBody } from "../body.ts";
export { deletePost } from "./delete_post.ts";
export { createEvent, updateEvent } from "./event_write.ts";
export { createPlace, updatePlace } from "./place_write.ts";
export { listPlaces, readPlace } from "./places.ts";
export { createTerm, deleteTerm, updateTerm } from "./term_write.ts";
export { listTerms, readTerm } from "./terms.ts";

useDateForms(forms);
