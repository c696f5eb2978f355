/** A typed client of the API. Its types derive from the definitions that the server itself reads and answers with. */
import type { EventInput, EventListQuery } from "../schema/event.ts";
import type { OrganizerInput, PlaceListQuery, VenueInput } from "../schema/place.ts";
import type { Asked, Change, Creation } from "../schema/requests.ts";
import type { CategoryInput, CategoryListQuery, TagInput, TagListQuery } from "../schema/term.ts";
import type { EventView, OrganizerView, TermView, VenueView } from "../schema/views.ts";
import type { ClientOptions } from "./options.ts";
import { type ClientKey, type ClientResource, resource } from "./resource.ts";
import { createTransport } from "./transport.ts";

export type { EventView, OrganizerView, TermView, VenueView } from "../schema/views.ts";
export { ClientError } from "./client_error.ts";
export { etagOf } from "./etags.ts";
export type * from "./options.ts";
export type { Choice, ClientKey, ClientResource, ListPage } from "./resource.ts";

export type EventData = Creation<typeof EventInput>;
export type EventChange = Change<typeof EventInput>;
export type EventQuery = Asked<typeof EventListQuery>;
export type VenueData = Creation<typeof VenueInput>;
export type VenueChange = Change<typeof VenueInput>;
export type OrganizerData = Creation<typeof OrganizerInput>;
export type OrganizerChange = Change<typeof OrganizerInput>;
export type PlaceQuery = Asked<typeof PlaceListQuery>;
export type CategoryData = Creation<typeof CategoryInput>;
export type CategoryChange = Change<typeof CategoryInput>;
export type CategoryQuery = Asked<typeof CategoryListQuery>;
export type TagData = Creation<typeof TagInput>;
export type TagChange = Change<typeof TagInput>;
export type TagQuery = Asked<typeof TagListQuery>;

interface Editing {
  /** `edit`: with the texts as they were written, in `raw`, for those who may edit. */
  readonly context?: "edit" | "view";
}

interface EventKind {
  readonly view: EventView;
  readonly query: EventQuery & Editing;
  readonly create: EventData;
  readonly update: EventChange;
  readonly key: ClientKey;
  readonly readQuery: Editing & { readonly password?: string };
}

interface VenueKind {
  readonly view: VenueView;
  readonly query: PlaceQuery & Editing;
  readonly create: VenueData;
  readonly update: VenueChange;
  readonly key: ClientKey;
  readonly readQuery: Editing;
}

interface OrganizerKind {
  readonly view: OrganizerView;
  readonly query: PlaceQuery & Editing;
  readonly create: OrganizerData;
  readonly update: OrganizerChange;
  readonly key: ClientKey;
  readonly readQuery: Editing;
}

interface CategoryKind {
  readonly view: TermView;
  readonly query: CategoryQuery;
  readonly create: CategoryData;
  readonly update: CategoryChange;
  readonly key: number;
  readonly readQuery: Record<never, never>;
}

interface TagKind {
  readonly view: TermView;
  readonly query: TagQuery;
  readonly create: TagData;
  readonly update: TagChange;
  readonly key: number;
  readonly readQuery: Record<never, never>;
}

/** The resources of one calendar. */
export interface Client {
  readonly events: ClientResource<EventKind>;
  readonly venues: ClientResource<VenueKind>;
  readonly organizers: ClientResource<OrganizerKind>;
  readonly categories: ClientResource<CategoryKind>;
  readonly tags: ClientResource<TagKind>;
}

/**
 * Makes a client; nothing is sent yet. Works wherever `fetch` does: browsers, workers, Deno, Bun and Node.
 * @throws {TypeError} when `baseUrl` is no address
 * @example
 * ```ts
 * const calendar = createClient({ baseUrl: "https://example.org/calendar/events/v1", auth: { user, password } });
 * for await (const event of calendar.events.all({ categories: ["jazz"] })) console.log(event.title);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options);
  return {
    events: resource(transport, "events"),
    venues: resource(transport, "venues"),
    organizers: resource(transport, "organizers"),
    categories: resource(transport, "categories"),
    tags: resource(transport, "tags"),
  };
}
