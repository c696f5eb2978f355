/** What is only done where there are plugins, as one part that can be loaded by itself. */
export { fromResponse } from "./from_response.ts";
export { narrowed } from "./plugin_filter.ts";
