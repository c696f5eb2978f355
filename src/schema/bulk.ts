/** Members and parameters of batches and of the feed of changes. */
import type { Shape } from "./field.ts";
import * as read from "./readers.ts";

/** Requests of one batch. */
export const MAX_BATCH = 100;
/** Entries of the journal that one page of changes looks at. */
export const MAX_CHANGES = 500;

export const BatchInput = {
  requests: {
    schema: read.reader<unknown>((value) => ({ ok: value })),
    items: "integer",
    required: true,
    text: "batch_requests",
  },
  // All or nothing is no matter for guesses: what is neither yes nor no is a mistake.
  atomic: {
    schema: read.clearFlag,
    type: "boolean",
    default: false,
    text: "batch_atomic",
  },
} as const satisfies Shape;

export const ChangesQuery = {
  modified_after: {
    schema: read.text,
    type: "string",
    text: "changes_after",
  },
  per_page: {
    schema: read.positive,
    type: "integer",
    default: 100,
    text: "changes_per_page",
  },
} as const satisfies Shape;
