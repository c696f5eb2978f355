/** What the compiler says of right and wrong calls; nothing is sent. `npm run check` fails when one of these changes. */
import type {
  Client,
  EventChange,
  EventData,
  EventQuery,
  EventView,
  ListPage,
  VenueData,
} from "kalends/client";
import { expectTypeOf, it } from "vitest";

declare const client: Client;
/** Compiled, never run. */
const compiled = (_calls: () => unknown): void => {};
const when = { start_date: "2031-05-01", end_date: "2031-05-01" };

it("creations need what the server needs, in its types", () => {
  expectTypeOf<EventData["title"]>().toEqualTypeOf<string>();
  expectTypeOf<EventData["all_day"]>().toEqualTypeOf<boolean | null | undefined>();
  expectTypeOf<NonNullable<EventData["status"]>>().toEqualTypeOf<
    "publish" | "future" | "draft" | "pending" | "private" | "trash"
  >();
  expectTypeOf<NonNullable<EventData["venue"]>>().toEqualTypeOf<
    number | VenueData | readonly (number | VenueData)[]
  >();
  compiled(() => [
    client.events.create({ ...when, title: "x", venue: { venue: "Pier", city: "Brest" }, tags: [1, "new"] }),
    // @ts-expect-error: no title
    client.events.create(when),
    // @ts-expect-error: a field that the service does not have
    client.events.create({ ...when, title: "x", venue_id: 5 }),
    // @ts-expect-error: a flag is no text
    client.events.create({ ...when, title: "x", all_day: "true" }),
    // @ts-expect-error: no such status
    client.events.create({ ...when, title: "x", status: "published" }),
    // @ts-expect-error: an inline venue needs its name
    client.events.create({ ...when, title: "x", venue: { city: "Brest" } }),
    // @ts-expect-error: organizers are no venues
    client.organizers.create({ venue: "Pier" }),
    // @ts-expect-error: tags have no parent
    client.tags.create({ name: "x", parent: 3 }),
  ]);
});

it("updates take any subset, and null where something can be cleared", () => {
  expectTypeOf<EventChange["cost"]>().toEqualTypeOf<number | string | null | undefined>();
  expectTypeOf<EventChange["title"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<EventChange["author"]>().toEqualTypeOf<number | undefined>();
  compiled(() => [
    client.events.update({ slug: "x" }, { timezone: null, image: null }),
    // @ts-expect-error: the start cannot be cleared
    client.events.update(1, { start_date: null }),
    // @ts-expect-error: categories have no slug routes
    client.categories.read({ slug: "x" }),
  ]);
});

it("queries are those of the list", () => {
  expectTypeOf<EventQuery["orderby"]>().toEqualTypeOf<
    "start_date" | "end_date" | "title" | "date" | "modified" | "id" | undefined
  >();
  compiled(() => [
    client.events.list({
      categories: ["jazz", 3],
      status: ["publish", "draft"],
      featured: true,
      per_page: 50,
    }),
    client.venues.list({ has_events: true }),
    // @ts-expect-error: a filter of events only
    client.venues.list({ featured: true }),
    // @ts-expect-error: no such order
    client.events.list({ orderby: "random" }),
    // @ts-expect-error: no such member
    client.events.list({}, { fields: ["id", "titel"] }),
  ]);
});

it("answers are what presenters give", () => {
  expectTypeOf<EventView["id"]>().toEqualTypeOf<number>();
  expectTypeOf<EventView["all_day"]>().toEqualTypeOf<boolean | null>();
  expectTypeOf<Exclude<EventView["image"], false>["url"]>().toEqualTypeOf<string>();
  expectTypeOf<EventView["organizer"][number]["email"]>().toEqualTypeOf<string | undefined>();
  compiled(() => {
    expectTypeOf(client.events.read(1)).resolves.toEqualTypeOf<EventView>();
    const page = client.events.list({}, { fields: ["id", "slug"] });
    expectTypeOf(page).resolves.toEqualTypeOf<ListPage<Pick<EventView, "id" | "slug">>>();
    expectTypeOf(client.events.all()).toEqualTypeOf<AsyncGenerator<EventView, void, undefined>>();
  });
});
