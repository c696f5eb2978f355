/** `GET /changes`: a mirror that holds what the lists show, whatever is written. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badFields, call, FAIR, make, makeSite, type Site, type User } from "../decisions/site.ts";
import { STORES, siteOn } from "../plugins/sites.ts";

type Json = Record<string, unknown>;
type Known = Map<string, Json>;
const KINDS = {
  event: "events",
  venue: "venues",
  organizer: "organizers",
  category: "categories",
  tag: "tags",
} as const;

/** A client that holds a copy of a calendar. */
class Mirror {
  readonly known: Known = new Map();
  private cursor: string | undefined;
  private readonly site: Site;
  private readonly as: User | undefined;

  constructor(site: Site, as?: User) {
    this.site = site;
    this.as = as;
  }

  /** One page; true when there is more. */
  async step(perPage = 3): Promise<boolean> {
    const after = this.cursor === undefined ? "" : `&modified_after=${this.cursor}`;
    const got = await call(
      this.site,
      `GET changes?per_page=${perPage}${after}`,
      this.as ? { as: this.as } : {},
    );
    expect(got.status).toBe(200);
    for (const { kind, id, record } of got.at("changes") as { kind: string; id: number; record?: Json }[]) {
      if (record) this.known.set(`${kind} ${id}`, record);
      else this.known.delete(`${kind} ${id}`);
    }
    this.cursor = String(got.at("cursor"));
    return got.at("has_more") as boolean;
  }

  async sync(): Promise<void> {
    while (await this.step());
  }
}

/** The records without what is said elsewhere: counts, and of links all but which they are. */
function plain(known: Known): Json {
  const links = (kind: string, value: unknown) =>
    ([value].flat() as Json[])
      .map(({ id }) => id)
      .filter((id) => known.has(`${kind} ${id}`))
      .sort();
  const entries = [...known].map(([key, record]) => {
    const { count: _count, ...rest } = record;
    if (!key.startsWith("event ")) return [key, rest];
    const { venue, organizer, categories, tags } = rest;
    const linked = {
      venue: links("venue", venue),
      organizer: links("organizer", organizer),
      categories: links("category", categories),
      tags: links("tag", tags),
    };
    return [key, { ...rest, ...linked }];
  });
  return Object.fromEntries(entries) as Json;
}

/** What the lists show. */
async function listed(site: Site, as?: User): Promise<Json> {
  const known: Known = new Map();
  for (const [kind, path] of Object.entries(KINDS))
    for (let page = 1; ; page++) {
      const query = `per_page=50&page=${page}&hide_empty=0&start_date=1990-01-01&end_date=2200-01-01`;
      const got = await call(site, `GET ${path}?${query}`, as ? { as } : {});
      for (const record of (got.at(path) as Json[] | undefined) ?? [])
        known.set(`${kind} ${record.id}`, record);
      if (page >= Number(got.at("total_pages") ?? 0)) break;
    }
  return plain(known);
}

const nth = fc.nat(9);
const status = fc.constantFrom("publish", "publish", "draft", "private", "pending");
const later = fc.constantFrom("2026-11-27 21:10:00", "2026-11-27 22:00:00", "2026-11-28 21:00:00");
const writer = fc.constantFrom<User>("editor", "author", "author2");
const kinds = fc.constantFrom("events", "venues", "organizers", "categories", "tags");
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("make" as const), kind: kinds, as: writer, status, n: nth }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      kind: kinds,
      as: writer,
      status,
      n: nth,
      date: fc.option(later),
      hide: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("delete" as const), kind: kinds, n: nth, force: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), minutes: fc.constantFrom(1, 10, 90, 2000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("look" as const),
      mirror: fc.nat(3),
      perPage: fc.constantFrom(1, 2, 5, 100),
    }),
  },
);

const NAMES = {
  events: "title",
  venues: "venue",
  organizers: "organizer",
  categories: "name",
  tags: "name",
} as const;

describe.each(STORES)("a mirror over %s", (name, open) => {
  it("holds what the lists show each caller, under random writes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const site = siteOn(open);
        const callers = [undefined, "author", "author2", "editor"] as const;
        const mirrors = callers.map((as) => new Mirror(site, as));
        const ids: Record<string, number[]> = {
          events: [],
          venues: [],
          organizers: [],
          categories: [],
          tags: [],
        };
        const pick = (kind: string, n: number) => ids[kind]![n % Math.max(1, ids[kind]!.length)];
        const links = (n: number) => ({
          ...(ids.venues!.length && n % 2 ? { venue: [pick("venues", n)] } : {}),
          ...(ids.organizers!.length && n % 3 ? { organizer: [pick("organizers", n)] } : {}),
          ...(ids.categories!.length ? { categories: [pick("categories", n)] } : {}),
        });
        for (const [index, one] of steps.entries()) {
          if (one.do === "wait") site.wait(one.minutes * 60);
          else if (one.do === "look") await mirrors[one.mirror]!.step(one.perPage);
          else if (one.do === "make") {
            const body = {
              ...(one.kind === "events" ? { ...FAIR, ...links(one.n) } : {}),
              [NAMES[one.kind]]: `N ${index}`,
              status: one.status,
            };
            const got = await call(site, `POST ${one.kind}`, { as: one.as, body });
            if (got.status === 201) ids[one.kind]!.push(got.at("id") as number);
          } else if (pick(one.kind, one.n) !== undefined) {
            const path = `${one.kind}/${pick(one.kind, one.n)}`;
            if (one.do === "delete")
              await call(site, `DELETE ${path}${one.force ? "?force=true" : ""}`, { as: "admin" });
            else {
              const posts = { status: one.status, ...(one.date ? { date: one.date } : {}) };
              const body = {
                [NAMES[one.kind]]: `C ${index}`,
                ...(NAMES[one.kind] === "name" ? {} : posts),
                ...(one.kind === "events" ? { hide_from_listings: one.hide, ...links(one.n) } : {}),
              };
              await call(site, `PATCH ${path}`, { as: one.as, body });
            }
          }
        }
        for (const [index, as] of callers.entries()) {
          await mirrors[index]!.sync();
          expect(plain(mirrors[index]!.known)).toEqual(await listed(site, as));
          const fresh = new Mirror(site, as);
          await fresh.sync();
          expect(plain(fresh.known)).toEqual(plain(mirrors[index]!.known));
        }
        await site.calendar.stop();
      }),
      { numRuns: name === "memory" ? 60 : 15 },
    );
  });
});

describe.each(STORES)("pages of changes over %s", (_name, open) => {
  it("hold no more than they are asked for, the last one too, and each record once", async () => {
    const site = siteOn(open);
    for (let n = 0; n < 14; n++)
      await make(site, n % 2 ? "events" : "venues", { [n % 2 ? "title" : "venue"]: `N ${n}` });
    site.wait(3600);
    const page = async (after: string) => {
      const got = await call(
        site,
        `GET changes?per_page=4${after && `&modified_after=${encodeURIComponent(after)}`}`,
      );
      const ids = (got.at("changes") as Json[]).map(({ kind, id }) => `${kind} ${id}`);
      return { ids, cursor: String(got.at("cursor")), hasMore: got.at("has_more") };
    };
    // A forged cursor, too, must not be answered with the whole calendar.
    for (const start of ["", "1970-01-02", "2026-11-27 20:00:00", "c13.0.anonymous.0", "c14.0.anonymous.0"]) {
      const seen: string[] = [];
      for (let at = await page(start); ; at = await page(at.cursor)) {
        expect([start, at.ids.length <= 4]).toEqual([start, true]);
        seen.push(...at.ids);
        if (!at.hasMore) break;
      }
      expect([start, new Set(seen).size]).toEqual([start, seen.length]);
      expect([start, seen.length]).toEqual([
        start,
        start.startsWith("c") ? 14 - Number(start.slice(1, 3)) : 14,
      ]);
    }
  });

  it("tell what time publishes while a client reads the first ones", async () => {
    const site = siteOn(open);
    const early = await make(site, "events", { title: "Early", date: "2026-11-27 21:10:00" });
    for (let n = 0; n < 5; n++) await make(site, "tags", { name: `T ${n}` });
    const mirror = new Mirror(site);
    await mirror.step(2);
    expect(mirror.known.size).toBe(1);
    site.wait(3600);
    while (await mirror.step(2));
    expect(mirror.known.get(`event ${early}`)).toMatchObject({ title: "Early" });
  });
});

describe("changes", () => {
  it("tell nobody of records that they never saw", async () => {
    const site = makeSite();
    const id = await make(site, "events", { status: "draft" }, "author");
    await call(site, `DELETE events/${id}?force=1`, { as: "editor" });
    const shown = async (as?: User) => (await call(site, "GET changes", as ? { as } : {})).at("changes");
    expect([await shown(), await shown("author2")]).toEqual([[], []]);
    expect(await shown("author")).toEqual([{ kind: "event", id, deleted: true }]);
  });

  it("begin at a date, and go on from a cursor of the same caller only", async () => {
    const site = makeSite();
    await make(site, "venues", { venue: "Before" });
    site.wait(3600);
    await make(site, "venues", { venue: "After" });
    const got = await call(site, "GET changes?modified_after=2026-11-27%2021:30:00");
    expect(got.at("changes.record.venue")).toEqual(["After"]);
    const cursor = got.at("cursor");
    expect((await call(site, `GET changes?modified_after=${cursor}`)).at("changes")).toEqual([]);
    const other = await call(site, `GET changes?modified_after=${cursor}`, { as: "editor" });
    expect([other.status, badFields(other)]).toEqual([400, ["modified_after"]]);
    for (const wrong of ["c1", "c1.2.anonymous", "yesterdayish", "c9.9.anonymous.0x"])
      expect(badFields(await call(site, `GET changes?modified_after=${wrong}`))).toEqual(["modified_after"]);
  });
});
