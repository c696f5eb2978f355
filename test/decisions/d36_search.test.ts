/** Searches and orders. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const list = async (path: string) => call(site, `GET ${path}`);
const search = async (kind: string, text: string, member: string) =>
  (await list(`${kind}?per_page=50&search=${encodeURIComponent(text)}`)).at(`${kind}.${member}`);

describe("D36 search of events", () => {
  beforeEach(async () => {
    const start = (hour: number) => ({ start_date: `2027-03-01 ${hour}:00`, end_date: "2027-03-02" });
    await make(site, "events", {
      title: "Café Zürich & Sons",
      description: "<p>The blue <b>ki</b>te flies</p>",
      ...start(10),
    });
    await make(site, "events", {
      title: "Boat",
      excerpt: "A BLUE boat",
      description: "100% of_it",
      ...start(11),
    });
    await make(site, "events", {
      title: "Straße",
      slug: "kite-slug",
      description: "R&B &copy; 2027",
      ...start(12),
    });
  });

  it.each([
    ["cafe", ["Café Zürich &amp; Sons"]],
    ["ZURICH", ["Café Zürich &amp; Sons"]],
    ["zürich & sons", ["Café Zürich &amp; Sons"]],
    ["&amp;", []],
    ["kite", ["Café Zürich &amp; Sons"]],
    ["<b>", []],
    ["blue", ["Café Zürich &amp; Sons", "Boat"]],
    ["blue kite", ["Café Zürich &amp; Sons"]],
    ["kite,blue", ["Café Zürich &amp; Sons"]],
    ['"blue kite"', ["Café Zürich &amp; Sons"]],
    ['"kite blue"', []],
    ["blue -boat", ["Café Zürich &amp; Sons"]],
    ['blue -"kite flies"', ["Boat"]],
    ["the blue", ["Café Zürich &amp; Sons"]],
    ["the boat", []],
    ["lu", ["Café Zürich &amp; Sons", "Boat"]],
    ["%", ["Boat"]],
    ["of_it", ["Boat"]],
    ["o__it", []],
    ["strasse", ["Straße"]],
    ["r&b", ["Straße"]],
    ["©", ["Straße"]],
    ["slug", []],
  ])("D36 %s", async (text, titles) => expect(await search("events", text, "title")).toEqual(titles));
});

describe("D36 search of venues and organizers", () => {
  it("D36 venue: the listed fields and no others", async () => {
    const fields = {
      description: "w1",
      address: "w2",
      city: "w3",
      state: "w4",
      province: "w5",
      stateprovince: "w6",
      zip: "w7",
      phone: "w8",
    };
    await make(site, "venues", { venue: "Hall w0", ...fields, country: "x1", website: "https://x2.example" });
    for (let n = 0; n <= 8; n++) expect(await search("venues", `w${n}`, "venue")).toEqual(["Hall w0"]);
    for (const other of ["x1", "x2"]) expect(await search("venues", other, "venue")).toEqual([]);
    expect(await search("venues", "hall w2 w7", "venue")).toEqual(["Hall w0"]);
    expect(await search("venues", "hall -w3", "venue")).toEqual([]);
  });

  it("D36 a state that stands for stateprovince is found as such", async () => {
    await make(site, "venues", { venue: "Hall", province: "Québec" });
    expect(await search("venues", "QUEBEC", "venue")).toEqual(["Hall"]);
  });

  it("D36 organizer: the listed fields", async () => {
    const fields = { description: "w1", phone: "w2", website: "https://w3.example", email: "w4@a.example" };
    await make(site, "organizers", { organizer: "Zoë w0", ...fields });
    for (let n = 0; n <= 4; n++)
      expect(await search("organizers", `zoe w${n}`, "organizer")).toEqual(["Zoë w0"]);
    expect(await search("organizers", '"w1 w2"', "organizer")).toEqual([]);
  });

  it("D36 a blank search is no search or a mistake, never a fault", async () => {
    for (const kind of ["events", "venues", "organizers", "categories", "tags"]) {
      expect(badFields(await list(`${kind}?search=`))).toEqual(["search"]);
      expect([200, 400]).toContain((await list(`${kind}?search=+`)).status);
    }
  });
});

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
