/** Random data on every route that writes: never a 5xx, never half of it, and nothing but what was sent. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Encoding, encoded, someData, someEncoding } from "./bodies.ts";
import { event, type Json, KINDS, type Kind, least, Site, type Who } from "./site.ts";
import { plain, type Snapshot, snapshot } from "./snapshot.ts";

const LIMIT = { interruptAfterTimeLimit: 30_000 };

interface Write {
  readonly kind: Kind;
  readonly route: "create" | "update" | "slug" | "delete";
  readonly who: Who;
  readonly target: number;
  readonly method: "POST" | "PUT" | "PATCH";
  readonly encoding: Encoding;
  readonly data: Json;
  /** Whether what is required is there. */
  readonly complete: boolean;
}

const someWrite: fc.Arbitrary<Write> = fc.constantFrom<Kind>("events", "events", ...KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    route: fc.constantFrom("create", "create", "update", "update", "update", "slug", "delete"),
    who: fc.constantFrom<Who>(
      "admin",
      "admin",
      "admin",
      "editor",
      "author",
      "contributor",
      "subscriber",
      "anonymous",
    ),
    target: fc.integer({ min: 1, max: 4 }),
    method: fc.constantFrom("POST", "PUT", "PATCH"),
    encoding: someEncoding,
    data: someData(kind),
    complete: fc.constantFrom(true, true, true, false),
  }),
);

const SLUGS = ["kite", "draft", "own", "gone"];

/** Two of each kind, events in several statuses, linked to each other. */
async function small(): Promise<Site> {
  const site = new Site({ timezone: "America/New_York", maxPerPage: 60 });
  await site.make("events", event("Kite", { tags: ["jazz"], categories: ["music"] }));
  await site.make("events", event("Draft", { status: "draft", slug: "draft", cost: "$5", featured: true }));
  await site.make("events", event("Own", { venue: { venue: "Barn", city: "Bath" } }), "author");
  await site.make("events", event("Gone", { status: "trash", organizer: { organizer: "Ann" } }));
  await site.make("venues", { venue: "Kite", phone: "1" });
  await site.make("organizers", { organizer: "Kite" });
  await site.make("categories", { name: "below", parent: 1 });
  return site;
}

/** Takes an event with a venue out of every list. */
const HIDDEN: Write = {
  ...{ kind: "events", route: "update", who: "admin", target: 3, method: "POST", encoding: "json" },
  ...{ data: { hide_from_listings: true }, complete: true },
};

const ALL = Array.from({ length: 16 }, (_, index) => index + 1);

function pathOf({ kind, route, target }: Write, before: Snapshot): string {
  if (route === "create") return `/${kind}`;
  const ids = [...before[kind].keys()].sort((a, b) => a - b);
  const id = ids[(target - 1) % ids.length] ?? 99;
  const isTerm = kind === "categories" || kind === "tags";
  return route === "slug" && !isTerm ? `/${kind}/by-slug/${SLUGS[target - 1]}` : `/${kind}/${id}`;
}

/** What of a record may change when a field is sent, besides the member of the same name. */
const TOUCHED: Readonly<Record<string, readonly string[]>> = {
  date: ["date_utc", "status", "url", "website"],
  date_utc: ["date", "status", "url", "website"],
  status: ["slug", "url", "website"],
  slug: ["url", "website"],
  cost: ["cost_details"],
  state: ["stateprovince"],
  province: ["stateprovince"],
  country: ["stateprovince"],
  parent: ["urls", "url"],
};
const TIMES = ["timezone", "all_day", "start_date", "end_date"];
const TIME_MEMBERS = [
  ...TIMES,
  ...["start_date_details", "end_date_details", "utc_start_date", "utc_end_date"],
  ...["utc_start_date_details", "utc_end_date_details", "timezone_abbr"],
];
const STAMPS = ["modified", "modified_utc"];

function mayChange(data: Json): Set<string> {
  const names = Object.keys(data);
  const times = names.some((name) => TIMES.includes(name)) ? TIME_MEMBERS : [];
  return new Set([...STAMPS, ...names, ...names.flatMap((name) => TOUCHED[name] ?? []), ...times]);
}

const changedMembers = (a: Json, b: Json): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  );

/** Records besides the one written: only what they show of it may differ. */
const SHOWN_OF_OTHERS: Readonly<Record<Kind, readonly string[]>> = {
  events: ["categories", "tags", "venue", "organizer"],
  venues: [],
  organizers: [],
  categories: ["count", "url"],
  tags: ["count"],
};

function checkOthers(before: Snapshot, after: Snapshot, kind: Kind, written: unknown): void {
  for (const one of KINDS)
    for (const [id, view] of before[one]) {
      if (one === kind && id === written) continue;
      const now = after[one].get(id);
      expect(now, `${one} ${id} is gone`).toBeDefined();
      const changed = changedMembers(view, now!).filter((name) => !SHOWN_OF_OTHERS[one].includes(name));
      expect({ one, id, changed }).toEqual({ one, id, changed: [] });
    }
}

function checkUpdate({ kind, data }: Write, written: number, before: Snapshot, after: Snapshot): void {
  const allowed = mayChange(data);
  const changed = changedMembers(before[kind].get(written)!, after[kind].get(written)!);
  expect(changed.filter((name) => !allowed.has(name))).toEqual([]);
}

async function tryOne(site: Site, write: Write): Promise<number> {
  // First the clock: time alone publishes records, which is no change by the write.
  site.now += 60_000;
  const before = await snapshot(site, ALL);
  const version = await site.store.version();
  const path = pathOf(write, before);
  const data =
    write.route === "create" && write.complete
      ? { ...least(write.kind, "Kite 2"), ...write.data }
      : write.data;
  const { body, headers } = encoded(data, write.encoding);
  const answer =
    write.route === "delete"
      ? await site.send("DELETE", path, { as: write.who })
      : await site.send(write.route === "create" ? "POST" : write.method, path, {
          as: write.who,
          body,
          headers,
        });
  const after = await snapshot(site, ALL);
  const { status } = answer;
  if (status >= 400) {
    expect(plain(after)).toEqual(plain(before));
    expect(await site.store.version()).toBe(version);
  } else if (write.route === "update" || write.route === "slug") {
    const id = answer.body.id as number;
    checkUpdate(write, id, before, after);
    checkOthers(before, after, write.kind, id);
  } else if (write.route === "create") checkOthers(before, after, write.kind, undefined);
  return status;
}

describe("random data on routes that write", () => {
  it("gives no 5xx, changes nothing when refused and only what was sent when taken", async () => {
    const counts = { taken: 0, refused: 0 };
    const property = fc.asyncProperty(fc.array(someWrite, { minLength: 1, maxLength: 4 }), async (writes) => {
      const site = await small();
      for (const write of writes) {
        if ((await tryOne(site, write)) < 400) counts.taken++;
        else counts.refused++;
      }
    });
    await fc.assert(property, { ...LIMIT, numRuns: 60, examples: [[[HIDDEN]]] });
    expect(counts.taken).toBeGreaterThan(15);
    expect(counts.refused).toBeGreaterThan(15);
  });

  it("JSON of any shape gives no 5xx", async () => {
    const site = await small();
    const paths = KINDS.flatMap((kind) => [`/${kind}`, `/${kind}/1`, `/${kind}/by-slug/kite`]);
    const property = fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.json({ maxDepth: 5 }),
      async (path, body) => {
        const headers = { "content-type": "application/json" };
        const before = await site.store.version();
        const { status } = await site.send("POST", path, { as: "admin", body, headers });
        if (status >= 400) expect(await site.store.version()).toBe(before);
      },
    );
    await fc.assert(property, { ...LIMIT, numRuns: 200 });
  });
});
