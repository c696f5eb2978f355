/** Parameters that name or open one record. */
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
