/** Searches. */
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
