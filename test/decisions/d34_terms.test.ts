/** Terms by name, levels, searches and orders. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const get = (path: string) => call(site, `GET ${path}`);
const KINDS = ["categories", "tags"] as const;

describe.each(KINDS)("D34 %s by name", (kind) => {
  const used = async (terms: unknown) => (await fair(site, { [kind]: terms })).at(`${kind}.id`);

  it("D34 names and slugs in any case find the term, ids too", async () => {
    const id = await make(site, kind, { name: "Café Jazz", slug: "own" });
    for (const terms of [
      id,
      [id],
      String(id),
      [String(id)],
      "Café Jazz",
      ["CAFÉ JAZZ"],
      "own",
      ["OWN"],
      [id, "own"],
    ])
      expect(await used(terms)).toEqual([id]);
    expect((await get(`${kind}?hide_empty=0`)).at("total")).toBe(1);
  });

  it("D34 new names make a term, at the top level, once", async () => {
    const got = await fair(site, { [kind]: ["Fresh", "fresh", "Rock & Roll"] });
    expect(got.at(`${kind}.name`)).toEqual(["Fresh", "Rock &amp; Roll"]);
    expect(got.at(`${kind}.slug`)).toEqual(["fresh", "rock-roll"]);
    expect((await fair(site, { [kind]: "Fresh,Other" })).at(`${kind}.name`)).toEqual(["Fresh", "Other"]);
    expect((await fair(site, { [kind]: "a,b" }, "contributor")).at(`${kind}.name`)).toEqual(["a", "b"]);
    if (kind === "categories") expect(got.at(`${kind}.parent`)).toEqual([0, 0]);
  });

  it("D34 digits: a text is an id or else a name, a number only an id", async () => {
    const named = await fair(site, { [kind]: ["2027"] });
    expect(named.at(`${kind}.0.name`)).toBe("2027");
    expect(await used("2027")).toEqual(named.at(`${kind}.id`));
    expect(badFields(await fair(site, { [kind]: [2027] }))).toEqual([kind]);
    expect(badFields(await fair(site, { [kind]: 999 }))).toEqual([kind]);
  });

  it("D34 what means nothing", async () => {
    for (const terms of [[], "", null, [""], [null], [0], 0, false]) expect(await used(terms)).toEqual([]);
  });

  it("D34 filters accept ids and slugs; an id wins over an equal numeric slug", async () => {
    const first = await make(site, kind, { name: "First" });
    const second = await make(site, kind, { name: "Second", slug: String(first) });
    const [one, two] = [
      await make(site, "events", { [kind]: [first] }),
      await make(site, "events", { [kind]: [second] }),
    ];
    const found = async (value: string) => (await get(`events?${kind}=${value}`)).at("events.id");
    expect(await found(String(first))).toEqual([one]);
    expect(await found("first")).toEqual([one]);
    expect(await found("FIRST")).toEqual([one]);
    expect(await found(`first,${second}`)).toEqual([one, two]);
    for (const unknown of ["nothing", "999", `first,nothing`])
      expect(badFields(await get(`events?${kind}=${unknown}`))).toEqual([kind]);
  });

  it("D34 include and exclude of terms by id and slug; exclude wins", async () => {
    const [one, two] = [await make(site, kind, { name: "One" }), await make(site, kind, { name: "Two" })];
    const ids = async (query: string) => (await get(`${kind}?hide_empty=0&${query}`)).at(`${kind}.id`);
    expect(await ids("include=two")).toEqual([two]);
    expect(await ids(`include=${one},two`)).toEqual([one, two]);
    expect(await ids("exclude=one")).toEqual([two]);
    expect(await ids(`include=one,two&exclude=${one}`)).toEqual([two]);
    for (const name of ["include", "exclude"])
      expect(badFields(await get(`${kind}?${name}=nothing`))).toEqual([name]);
  });
});

describe("D35 levels", () => {
  it("D35 parent: 0 moves to the top and asks for the top", async () => {
    const top = await make(site, "categories", { name: "Top" });
    const low = await make(site, "categories", { name: "Low", parent: top });
    const listed = async (parent: number) =>
      (await get(`categories?hide_empty=0&parent=${parent}`)).at("categories.id");
    expect([await listed(0), await listed(top)]).toEqual([[top], [low]]);
    const moved = await call(site, `PATCH categories/${low}`, { as: "editor", body: { parent: 0 } });
    expect(moved.at("parent")).toBe(0);
    expect(moved.at("urls.up")).toBeUndefined();
    expect([await listed(0), await listed(top)]).toEqual([[low, top], []]);
    expect(badFields(await get("categories?parent=99"))).toEqual(["parent"]);
  });

  it("D35 a cycle → 400", async () => {
    const a = await make(site, "categories", { name: "A" });
    const b = await make(site, "categories", { name: "B", parent: a });
    const c = await make(site, "categories", { name: "C", parent: b });
    for (const parent of [a, b, c])
      expect(
        badFields(await call(site, `PATCH categories/${a}`, { as: "editor", body: { parent } })),
      ).toEqual(["parent"]);
    expect((await get(`categories/${a}`)).at("parent")).toBe(0);
  });

  it("D35 a filter by a category holds what is below it", async () => {
    const top = await make(site, "categories", { name: "Top" });
    const low = await make(site, "categories", { name: "Low", parent: top });
    const event = await make(site, "events", { categories: [low] });
    expect((await get("events?categories=top")).at("events.id")).toEqual([event]);
  });
});

describe("D39 hide_empty, post and event", () => {
  it.each(KINDS)("D39 %s: lists count what they show", async (kind) => {
    for (let n = 0; n < 3; n++) await make(site, kind, { name: `Unused ${n}` });
    const [shown] = (await fair(site, { [kind]: ["Used"] })).at(`${kind}.id`) as number[];
    await fair(site, { [kind]: ["Draft only"], status: "draft" });
    const got = await get(`${kind}?per_page=1`);
    expect([got.at("total"), got.at("total_pages"), got.at(`${kind}.id`)]).toEqual([1, 1, [shown]]);
    expect((await get(`${kind}?hide_empty=false&per_page=1`)).at("total")).toBe(5);
  });

  it("D39 ancestors of used categories are shown and counted", async () => {
    const top = await make(site, "categories", { name: "A top" });
    const low = await make(site, "categories", { name: "B low", parent: top });
    await make(site, "events", { categories: [low] });
    const got = await get("categories?per_page=1");
    expect([got.at("total"), got.at("total_pages"), got.at("categories.0.count")]).toEqual([2, 2, 0]);
  });

  it.each(KINDS)("D39 %s: an unreadable event is as an unknown one", async (kind) => {
    const draft = await make(site, "events", { status: "draft", [kind]: ["Own"] }, "author");
    for (const name of ["post", "event"]) {
      expect((await get(`${kind}?${name}=${draft}`)).text).toBe((await get(`${kind}?${name}=99`)).text);
      expect(badFields(await get(`${kind}?${name}=${draft}`))).toEqual([name]);
      expect((await call(site, `GET ${kind}?${name}=${draft}`, { as: "author" })).at(`${kind}.name`)).toEqual(
        ["Own"],
      );
    }
  });
});
