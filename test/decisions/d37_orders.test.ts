/** Orders of lists. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const list = async (path: string) => call(site, `GET ${path}`);

describe("D37 ordering is total", () => {
  it("D37 events: start, publication date, id", async () => {
    const at = (start: string, date: string) =>
      make(site, "events", { start_date: start, end_date: "2028-01-01", date });
    const c = await at("2027-02-01", "2026-02-02");
    const d = await at("2027-02-01", "2026-02-02");
    const b = await at("2027-02-01", "2026-01-01");
    const a = await at("2027-01-01", "2026-03-03");
    expect((await list("events")).at("events.id")).toEqual([a, b, c, d]);
    expect((await list("events?order=desc")).at("events.id")).toEqual([d, c, b, a]);
  });

  it.each(["venues", "organizers"] as const)(
    "D37 %s: publication date descending, then id descending",
    async (kind) => {
      const name = kind.slice(0, -1);
      const b = await make(site, kind, { [name]: "1", date: "2026-01-02" });
      const a = await make(site, kind, { [name]: "2", date: "2026-01-02" });
      const c = await make(site, kind, { [name]: "3", date: "2026-01-01" });
      expect((await list(kind)).at(`${kind}.id`)).toEqual([a, b, c]);
    },
  );

  it("D37 the same request twice gives the same pages", async () => {
    for (let n = 0; n < 9; n++) await make(site, "events");
    for (const orderby of ["start_date", "end_date", "title", "date", "modified", "id"])
      for (const order of ["asc", "desc"]) {
        const pages = await Promise.all(
          [1, 2, 3].map((page) => list(`events?per_page=3&page=${page}&orderby=${orderby}&order=${order}`)),
        );
        const ids = pages.flatMap((got) => got.at("events.id") as number[]);
        expect(new Set(ids).size).toBe(9);
        const again = await list(`events?per_page=9&orderby=${orderby}&order=${order}`);
        expect(again.at("events.id")).toEqual(ids);
      }
  });
});

describe("D38 orderby and order", () => {
  it("D38 events", async () => {
    const data = [
      { title: "b", start_date: "2027-01-01", end_date: "2027-06-01", date: "2026-03-01" },
      { title: "Ä", start_date: "2027-02-01", end_date: "2027-05-01", date: "2026-01-01" },
      { title: "C", start_date: "2027-03-01", end_date: "2027-04-01", date: "2026-02-01" },
    ];
    for (const one of data) await make(site, "events", one);
    const ids = (await list("events?orderby=id")).at("events.id") as number[];
    site.wait(9);
    await call(site, `PATCH events/${ids[0]}`, { as: "editor", body: {} });
    const by = async (orderby: string, order: string) =>
      (await list(`events?orderby=${orderby}&order=${order}`)).at("events.title");
    const expected = { start_date: "bÄC", end_date: "CÄb", title: "ÄbC", date: "ÄCb", id: "bÄC" };
    for (const [orderby, titles] of Object.entries(expected)) {
      expect([orderby, await by(orderby, "asc")]).toEqual([orderby, [...titles]]);
      expect([orderby, await by(orderby, "desc")]).toEqual([orderby, [...titles].reverse()]);
    }
    expect(((await by("modified", "desc")) as string[])[0]).toBe("b");
  });

  it.each(["venues", "organizers"] as const)("D38 %s", async (kind) => {
    const name = kind.slice(0, -1);
    for (const [text, date] of [
      ["b", "2026-01-01"],
      ["A", "2026-02-01"],
    ])
      await make(site, kind, { [name]: text, date });
    const by = async (query: string) =>
      ((await list(`${kind}?${query}`)).at(`${kind}.${name}`) as string[]).join("");
    expect([
      await by("orderby=title"),
      await by("orderby=title&order=desc"),
      await by("orderby=date&order=asc"),
      await by("orderby=id"),
    ]).toEqual(["Ab", "bA", "bA", "bA"]);
  });

  it("D38 terms keep the orders of the reference", async () => {
    for (const [name, slug] of [
      ["b", "z"],
      ["A", "y"],
      ["c", "x"],
    ])
      await make(site, "tags", { name, slug });
    const by = async (query: string) =>
      ((await list(`tags?hide_empty=0&${query}`)).at("tags.name") as string[]).join("");
    expect([await by(""), await by("order=DESC"), await by("orderby=slug"), await by("orderby=ID")]).toEqual([
      "Abc",
      "cbA",
      "cAb",
      "bAc",
    ]);
    expect(await by("orderby=include&include=c,b")).toBe("bc".split("").reverse().join(""));
  });

  it.each(["events", "venues", "organizers", "categories", "tags"])(
    "D38 unknown values of %s → 400",
    async (kind) => {
      expect(badFields(await list(`${kind}?orderby=color`))).toEqual(["orderby"]);
      expect(badFields(await list(`${kind}?order=up`))).toEqual(["order"]);
      expect(badFields(await list(`${kind}?order=up&orderby=color`)).sort()).toEqual(["order", "orderby"]);
    },
  );
});
