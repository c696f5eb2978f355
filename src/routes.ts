/** The route table: everything that can be asked, in the order of the specification. */

import { type Awaitable, andThen } from "./awaitable.ts";
import type { Context } from "./context.ts";
import { parts } from "./parts.ts";
import type { Reply } from "./reply.ts";
import { listEvents, readEvent } from "./resources/events.ts";
import type { PlaceKind } from "./resources/places.ts";
import type { Shape } from "./schema/field.ts";
import * as item from "./schema/item.ts";
import { PlaceListQuery } from "./schema/place.ts";
import { OWN_SHAPES, type Shapes } from "./schema/shapes.ts";
import { CategoryInput, CategoryListQuery, TagInput, TagListQuery } from "./schema/term.ts";
import type { TermKind } from "./store.ts";
import type { OperationKey, Words } from "./texts/mod.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may use an endpoint at all; rights on the single record are checked behind it. */
export type Access = "everybody" | "writers" | "editors";

export interface Endpoint {
  readonly methods: readonly Method[];
  readonly access: Access;
  /** Parameters in the path and the query. */
  readonly query: Shape;
  /** Members of the body. */
  readonly body?: Shape;
  readonly summary: OperationKey | Words;
  /** What it answers with and in which media type, where the summary does not say. */
  readonly statuses?: readonly number[];
  readonly type?: string;
  /** What it is about, for descriptions; absent for the routes that only inform. */
  readonly about?: OperationKey;
  readonly run: (ctx: Context) => Awaitable<Reply>;
  /** The same in other media types, for clients that would rather have one of them than JSON. */
  readonly variants?: Readonly<Record<string, Endpoint["run"]>>;
}

export interface Route {
  /** Below the namespace, as the index shows it: `/events/(?P<id>\d+)`. */
  readonly pattern: string;
  readonly endpoints: readonly Endpoint[];
}

const WRITE: readonly Method[] = ["POST", "PUT", "PATCH"];

/** On updates nothing is required but what the path says. */
const optional = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, { ...field, required: false }]));

type Kinds = "events" | "venues" | "organizers" | "categories" | "tags";
type Run = Endpoint["run"];

/** A handler of a part that is loaded when first asked for. */
const later =
  <Part>(part: () => Awaitable<Part>, handler: (part: Part) => Run): Run =>
  (ctx) =>
    andThen(part(), (loaded) => handler(loaded)(ctx));

const more = (handler: (part: Awaited<ReturnType<typeof parts.more>>) => Run): Run =>
  later(parts.more, handler);

interface Resource {
  readonly about: Kinds;
  readonly list: Run;
  readonly create: Run;
  readonly read: Run;
  readonly update: Run;
  readonly remove: Run;
  readonly query: Shape;
  readonly input: Shape;
  /** Rights to change and delete. */
  readonly access: Access;
}

const collection = ({ about, list, create, query, input }: Resource): Route => ({
  pattern: `/${about}`,
  endpoints: [
    { methods: ["GET"], access: "everybody", query, summary: "list", about, run: list },
    { methods: ["POST"], access: "writers", query: {}, body: input, summary: "create", about, run: create },
  ],
});

function itemRoute(
  resource: Resource,
  path: string,
  key: Shape,
  order: "read delete write" | "read write delete",
): Route {
  const { about, read, update, remove, input, access } = resource;
  const query = { ...key, force: item.force };
  const reading: Endpoint = {
    methods: ["GET"],
    access: "everybody",
    query: key,
    summary: "read",
    about,
    run: read,
  };
  const deleting: Endpoint = { methods: ["DELETE"], access, query, summary: "delete", about, run: remove };
  const writing: Endpoint = {
    methods: WRITE,
    access,
    query: key,
    body: optional(input),
    summary: "update",
    about,
    run: update,
  };
  const endpoints =
    order === "read delete write" ? [reading, deleting, writing] : [reading, writing, deleting];
  return { pattern: `/${about}/${path}`, endpoints };
}

const ID = "(?P<id>\\d+)";
const SLUG = "by-slug/(?P<slug>[^/]+)";

const events = ({ event, eventList }: Shapes): Resource => ({
  about: "events",
  list: listEvents,
  create: more((one) => one.createEvent),
  read: readEvent,
  update: more((one) => one.updateEvent),
  remove: more((one) => one.deletePost("event")),
  query: eventList,
  input: event,
  access: "writers",
});

const places = (kind: PlaceKind, about: Kinds, input: Shape): Resource => ({
  about,
  list: more((one) => one.listPlaces(kind)),
  create: more((one) => one.createPlace(kind)),
  read: more((one) => one.readPlace(kind)),
  update: more((one) => one.updatePlace(kind)),
  remove: more((one) => one.deletePost(kind)),
  query: PlaceListQuery,
  input,
  access: "writers",
});

const terms = (kind: TermKind, about: Kinds, query: Shape, input: Shape): Resource => ({
  about,
  list: more((one) => one.listTerms(kind)),
  create: more((one) => one.createTerm(kind)),
  read: more((one) => one.readTerm(kind)),
  update: more((one) => one.updateTerm(kind)),
  remove: more((one) => one.deleteTerm(kind)),
  query,
  input,
  access: "editors",
});

const inform = (
  pattern: string,
  summary: OperationKey,
  query: Shape,
  run: Run,
  more?: Pick<Endpoint, "variants">,
): Route => ({
  pattern,
  endpoints: [{ methods: ["GET"], access: "everybody", query, summary, run, ...more }],
});

const posts = (resource: Resource, byId: Shape, bySlug: Shape): Route[] => [
  collection(resource),
  itemRoute(resource, ID, byId, "read delete write"),
  itemRoute(resource, SLUG, bySlug, "read delete write"),
];

const taxonomy = (resource: Resource, byId: Shape): Route[] => [
  collection(resource),
  itemRoute(resource, ID, byId, "read write delete"),
];

export const FEED = "/events.ics";

const describeNamespace = later(parts.namespace, (one) => one.describeNamespace);
const describeDocument = later(parts.document, (one) => one.describeDocument);
const documentVariants: Endpoint["variants"] = {
  "text/html": later(parts.documentPage, (one) => one.documentPage),
  "text/css": later(parts.documentPage, (one) => one.documentStyle),
};
const eventFeed = later(parts.bulk, (one) => one.feed);
const performBatch = later(parts.bulk, (one) => one.batch);
const listChanges = later(parts.bulk, (one) => one.changes);

/** The table, where plugins may have added to what can be written and asked. */
export const routesOf = (shapes: Shapes): readonly Route[] => [
  inform("", "index", item.IndexQuery, describeNamespace),
  inform("/doc", "doc", {}, describeDocument, { variants: documentVariants }),
  ...posts(events(shapes), item.EventId, item.EventSlug),
  ...posts(places("venue", "venues", shapes.venue), item.VenueId, item.VenueSlug),
  ...posts(places("organizer", "organizers", shapes.organizer), item.OrganizerId, item.OrganizerSlug),
  ...taxonomy(terms("category", "categories", CategoryListQuery, CategoryInput), item.CategoryId),
  ...taxonomy(terms("tag", "tags", TagListQuery, TagInput), item.TagId),
  inform(FEED, "feed", shapes.eventList, eventFeed),
  inform("/changes", "changes", item.ChangesQuery, listChanges),
  {
    pattern: "/batch",
    endpoints: [
      {
        methods: ["POST"],
        access: "everybody",
        query: {},
        body: item.BatchInput,
        summary: "batch",
        run: performBatch,
      },
    ],
  },
];

/** The table without plugins. */
export const ROUTES = routesOf(OWN_SHAPES);
