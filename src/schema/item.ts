/** Parameters that name or open one record, and those of what is no list. */
import type { Defaults, Field, Shape } from "./field.ts";
import * as read from "./readers.ts";

const id = (text: Field["text"]): Field<number> => ({
  schema: read.idOrZero,
  type: "integer",
  text,
  required: true,
});
const slug = (text: Field["text"]): Field<string> => ({
  schema: read.text,
  type: "string",
  text,
  required: true,
});

/** The key of a password-protected event: an empty one is a mistake. */
export const password: Field<string> = { schema: read.text, type: "string", text: "password_key" };

export const EventId = { id: id("event_id"), password } as const satisfies Shape;
export const EventSlug = { slug: slug("event_slug_path") } as const satisfies Shape;
export const VenueId = { id: id("venue_id") } as const satisfies Shape;
export const VenueSlug = { slug: slug("venue_slug") } as const satisfies Shape;
export const OrganizerId = { id: id("organizer_id") } as const satisfies Shape;
export const OrganizerSlug = { slug: slug("organizer_slug") } as const satisfies Shape;
export const CategoryId = { id: id("category_id") } as const satisfies Shape;
export const TagId = { id: id("tag_id") } as const satisfies Shape;

/** Our addition to every delete. */
export const force: Field<boolean> = {
  schema: read.looseFlag,
  type: "boolean",
  text: "force",
  default: false,
};

const anyText = read.reader<string>((value) => ({ ok: read.asText(value) }));

/** Parameters of the namespace index; `context` has no effect there. */
export const IndexQuery = {
  namespace: { schema: anyText, text: "namespace", default: (site: Defaults) => site.namespace },
  context: { schema: anyText, text: "context", default: "view" },
} as const satisfies Shape;

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
