/** All that writes, as one part that can be loaded by itself. */
export { readBody } from "../body.ts";
export { readAll } from "../stream.ts";
export { deletePost } from "./delete_post.ts";
export { createEvent, updateEvent } from "./event_write.ts";
export { createPlace, updatePlace } from "./place_write.ts";
export { createTerm, deleteTerm, updateTerm } from "./term_write.ts";
