/** Random operations on a store as plain data, so that several stores can be asked the same. */
import fc from "fast-check";
import type { EventFilter, OrganizerDraft, PlaceFilter, Store, TermFilter } from "../../src/store.ts";
import { fold } from "../../src/text/search.ts";
import { eventFilter, eventPart, time, venueFilter, venuePart } from "../suites/storage/arbitraries.ts";
import { anEvent, anOrganizer, aTerm, aVenue, NOW } from "../suites/storage/drafts.ts";

/** Names that collations, folding and patterns could take for one another: few that are common, and others. */
const COMMON = ["é", "e\u0301", "E", "e ", "ß 😀", "SS"];
const OTHERS =
  "ss|İ|i|ı|Σ|ς|Ёлка|елка|東京|が|か\u3099|👩‍👩‍👧|👩|❤️|❤|😀|😁|100%|100_|%|a\\b|a\\|a'b| a|".split("|");
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...COMMON) },
  { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...OTHERS), fc.constantFrom(...COMMON)).map((two) => two.join(" ")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
);
const key = fc.constantFrom("a", "A", "a ", "é", "e\u0301");
const slug = fc.oneof(fc.constantFrom("", "a", "a", "A", "a-2", "é"), name);
const folded = name.map(fold).filter((text) => text !== "");
const search = fc.oneof(
  folded.map((text) => ({ all: [text], none: [] })),
  fc.record({ all: fc.array(folded, { maxLength: 2 }), none: fc.array(folded, { maxLength: 1 }) }),
);
const nth = fc.nat(5);
const nths = fc.uniqueArray(nth, { maxLength: 3 });

const KINDS = ["events", "venues", "organizers", "categories", "tags"] as const;
type Name = (typeof KINDS)[number];
type Gated = Pick<PlaceFilter | EventFilter, "gate" | "order"> & Pick<EventFilter, "near">;
type Ids = Readonly<Record<Name, readonly number[]>>;

/** What is done, or asked. Numbers of records count from the oldest of their kind. */
export interface Operation {
  readonly what: string;
  run(store: Store, ids: Ids): unknown;
}

const idOf = (ids: readonly number[], n: number): number => ids[n] ?? 1_000_000 + n;
const idsOf = (ids: readonly number[], ns: readonly number[]): number[] => ns.map((n) => idOf(ids, n));

/** The numbers in a draft or a filter as ids. */
function resolved<Part extends object>(part: Part, ids: Ids, own: Name): Part {
  const lists = {
    venue: ids.venues,
    organizer: ids.organizers,
    categories: ids.categories,
    tags: ids.tags,
    ids: ids[own],
  };
  const known = Object.entries(lists).flatMap(([key, all]) => {
    const numbers = part[key as keyof Part];
    return Array.isArray(numbers) ? [[key, idsOf(all, numbers as number[])]] : [];
  });
  return { ...part, ...Object.fromEntries(known) };
}

/** An operation made of random values; in the report of a failure it shows as those. */
function operation<Value>(
  what: string,
  values: fc.Arbitrary<Value>,
  run: (store: Store, value: Value, ids: Ids) => unknown,
): fc.Arbitrary<Operation> {
  return values.map((value) => ({
    what,
    run: (store, ids) => run(store, value, ids),
    [fc.toStringMethod]: () => `${what}: ${fc.stringify(value)}`,
  }));
}

/** Each of the keys perhaps. */
const some = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
/** None or one of the keys, as filters mostly have. */
const oneOf = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.oneof(
    fc.constant({}),
    ...Object.entries(model).map(([key, value]) =>
      (value as fc.Arbitrary<unknown>).map((one) => ({ [key]: one })),
    ),
  ) as fc.Arbitrary<Partial<T>>;
const both = <A extends object, B extends object>(
  a: fc.Arbitrary<A>,
  b: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> => fc.tuple(a, b).map(([x, y]) => ({ ...x, ...y }));

const status = fc.constantFrom("publish", "publish", "draft", "private", "trash");
const event = both(eventPart, some({ title: name, description: name, slug }));
const venue = both(venuePart, some({ venue: name, city: name, slug }));
const organizer = some({ organizer: name, slug, status, date_utc: time, changed_utc: time }) as fc.Arbitrary<
  Partial<OrganizerDraft>
>;
const termKind = fc.constantFrom("categories", "tags");
const term = some({ name, description: name, slug: slug.map((text) => text || "t"), changed_utc: time });
const place = fc.constantFrom("venues", "organizers");
const post = fc.constantFrom("events", "venues", "organizers");

const insert = fc.oneof(
  operation("insert event", event, (store, part, ids) =>
    store.events.insert(anEvent(resolved(part, ids, "events"))),
  ),
  operation("insert venue", venue, (store, part) => store.venues.insert(aVenue(part))),
  operation("insert organizer", organizer, (store, part) => store.organizers.insert(anOrganizer(part))),
  operation("insert term", fc.tuple(termKind, term, nth), (store, [kind, part, n], ids) =>
    store[kind].insert({ ...aTerm("t", part), parent: kind === "tags" ? 0 : (ids.categories[n] ?? 0) }),
  ),
);

const change = fc.oneof(
  operation("update event", fc.tuple(nth, event), (store, [n, part], ids) =>
    store.events.update(idOf(ids.events, n), resolved(part, ids, "events")),
  ),
  operation("update venue", fc.tuple(nth, venue), (store, [n, part], ids) =>
    store.venues.update(idOf(ids.venues, n), part),
  ),
  operation("update organizer", fc.tuple(nth, organizer), (store, [n, part], ids) =>
    store.organizers.update(idOf(ids.organizers, n), part),
  ),
  operation("update term", fc.tuple(termKind, nth, term), (store, [kind, n, part], ids) =>
    store[kind].update(idOf(ids[kind], n), part),
  ),
  operation("remove", fc.tuple(fc.constantFrom(...KINDS), nth, time), (store, [kind, n, at], ids) =>
    store[kind].remove(idOf(ids[kind], n), at),
  ),
  operation("put replay", fc.tuple(key, key), ({ replays }, [owner, key]) =>
    replays.put(owner, key, { fingerprint: key, status: 201, body: owner, at: NOW }),
  ),
  operation("put state", fc.tuple(key, fc.option(name, { nil: undefined })), ({ state }, [key, value]) =>
    state.put(key, value),
  ),
);

const write = fc.oneof(insert, change);

const descending = fc.boolean();
const termFilter = both(
  fc.record({
    now: time,
    order: fc.record({
      by: fc.constantFrom("name", "id", "slug", "count", "description", "parent", "none"),
      descending,
    }),
  }),
  oneOf({ ids: nths, exclude: nths, search: name.map(fold), slug, used: fc.boolean(), changedAfter: time }),
) as fc.Arbitrary<TermFilter>;
/** With few conditions, the search one of them: most lists should hold something. */
const searched = <Filter extends Gated>(filter: fc.Arbitrary<Filter>) =>
  both(
    fc.oneof(
      filter,
      filter.map(({ gate, order, near }) => ({ gate, order, ...(near ? { near } : {}) }) as Filter),
    ),
    oneOf({ search }),
  );
const cut = fc.record({ offset: fc.constantFrom(0, 0, 0, 1, 3), limit: fc.constantFrom(0, 1, 3, 50, 50) });

const question = fc.oneof(
  operation("list events", fc.tuple(searched(eventFilter), cut), (store, [filter, window], ids) =>
    store.events.list(resolved(filter, ids, "events"), window),
  ),
  operation(
    "list places",
    fc.tuple(place, searched(venueFilter), cut),
    (store, [kind, filter, window], ids) => store[kind].list(resolved(filter, ids, kind), window),
  ),
  operation("list terms", fc.tuple(termKind, termFilter, cut), (store, [kind, filter, window], ids) => {
    const { exclude = [], ...rest } = resolved(filter, ids, kind);
    return store[kind].list({ ...rest, exclude: idsOf(ids[kind], exclude) }, window);
  }),
  operation("get post", fc.tuple(post, nth), (store, [kind, n], ids) =>
    store[kind].get({ id: idOf(ids[kind], n) }),
  ),
  operation("get by slug", fc.tuple(post, slug), async (store, [kind, text]) => [
    text && (await store[kind].get({ slug: text })),
    await store[kind].get({ formerSlug: text }),
  ]),
  operation("get term", fc.tuple(termKind, slug, time), (store, [kind, text, now]) =>
    store[kind].get({ slug: text }, now),
  ),
  operation("many", fc.tuple(post, nths), (store, [kind, ns], ids) => store[kind].many(idsOf(ids[kind], ns))),
  operation("many terms", fc.tuple(termKind, nths, time), (store, [kind, ns, now], ids) =>
    store[kind].many(idsOf(ids[kind], ns), now),
  ),
  operation(
    "named",
    fc.tuple(fc.constantFrom("venues", "organizers", "categories", "tags"), name),
    (store, [kind, text]) => store[kind].named(text),
  ),
  operation("descendants", nths, (store, ns, ids) => store.categories.descendants(idsOf(ids.categories, ns))),
  operation("journal", fc.tuple(fc.nat(20), time), async ({ journal }, [sequence, at]) => [
    await journal.after(sequence, 7),
    await journal.since("event", at),
  ]),
  operation("replay", fc.tuple(key, key), ({ replays }, [owner, key]) => replays.get(owner, key)),
  operation("state", key, async ({ state }, text) => [await state.get(text), await state.list(text)]),
  operation("next publication", time, (store, now) => store.nextPublication(now)),
  operation("version", fc.constant(undefined), (store) => store.version()),
);

const FAILURE = new Error("on purpose");

/** Several operations, all or nothing. */
const transaction = operation(
  "transaction",
  fc.tuple(fc.array(fc.oneof(write, question), { minLength: 1, maxLength: 6 }), fc.boolean()),
  async (store, [work, fails], ids) => {
    const answers: unknown[] = [];
    const done = store.transaction(async (tx) => {
      for (const one of work) answers.push(await one.run(tx, ids));
      if (fails) throw FAILURE;
    });
    await done.catch((error: unknown) => {
      if (error !== FAILURE) throw error;
    });
    return answers;
  },
);

const anyOperation = fc.oneof(
  { weight: 5, arbitrary: write },
  { weight: 6, arbitrary: question },
  { weight: 1, arbitrary: transaction },
);

/** Some records, and then anything that can be done with a store or asked of it. */
export const anyWork: fc.Arbitrary<readonly Operation[]> = fc
  .tuple(
    fc.array(insert, { minLength: 8, maxLength: 16, size: "max" }),
    fc.array(anyOperation, { minLength: 30, maxLength: 80, size: "max" }),
  )
  .map((parts) => parts.flat());

/** The ids of the records that there are, oldest first. */
export async function idsIn(store: Store): Promise<Ids> {
  const names = {
    event: "events",
    venue: "venues",
    organizer: "organizers",
    category: "categories",
    tag: "tags",
  } as const;
  const ids: Record<Name, number[]> = { events: [], venues: [], organizers: [], categories: [], tags: [] };
  for (const { kind, id, before, after } of await store.journal.after(0, 10_000)) {
    const name = names[kind];
    if (before === null) ids[name].push(id);
    if (after === null) ids[name] = ids[name].filter((other) => other !== id);
  }
  return ids;
}
