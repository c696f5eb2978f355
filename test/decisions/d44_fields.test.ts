/** Cost, website, e-mail, image, map flags and structured data. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const post = (kind: string, body: object) => call(site, `POST ${kind}`, { as: "editor", body });
const patch = (path: string, body: object) => call(site, `PATCH ${path}`, { as: "editor", body });

describe("D44 cost", () => {
  it.each([
    ["10", "$10", ["10"], "", "", ""],
    [5, "$5", ["5"], "", "", ""],
    [10.5, "$10.5", ["10.5"], "", "", ""],
    ["$10", "$10", ["10"], "$", "", "prefix"],
    ["10$", "10$", ["10"], "$", "", "postfix"],
    ["£5.00", "£5.00", ["5.00"], "£", "", "prefix"],
    ["$1,000.50", "$1,000.50", ["1000.50"], "$", "", "prefix"],
    ["12,50 €", "12,50 €", ["12.50"], "€", "", "postfix"],
    ["€ 12,50", "€ 12,50", ["12.50"], "€", "", "prefix"],
    ["1.234,50 €", "1.234,50 €", ["1234.50"], "€", "", "postfix"],
    ["10 USD", "10 USD", ["10"], "", "USD", "postfix"],
    ["USD 10", "USD 10", ["10"], "", "USD", "prefix"],
    ["10-20", "$10 – $20", ["10", "20"], "", "", ""],
    ["$20 - $10", "$10 – $20", ["10", "20"], "$", "", "prefix"],
    [[5, 10], "$5 – $10", ["5", "10"], "", "", ""],
    ["100, 20", "$20 – $100", ["20", "100"], "", "", ""],
    ["-5", "-5", ["5"], "-", "", "prefix"],
    [-5, "-5", ["5"], "-", "", "prefix"],
    ["free", "free", [], "", "", ""],
    ["Donation", "Donation", [], "", "", ""],
    [0, "", [], "", "", ""],
    ["", "", [], "", "", ""],
  ])("D44 %j", async (cost, text, values, currency_symbol, currency_code, currency_position) => {
    const got = await fair(site, { cost });
    expect(got.at("cost")).toBe(text);
    expect(got.at("cost_details")).toEqual({ currency_symbol, currency_code, currency_position, values });
  });

  it("D44 a bare number takes the site's sign", async () => {
    const swiss = makeSite({ currency: "EUR" });
    expect((await fair(swiss, { cost: "10" })).at("cost")).toMatch(/€/);
  });
});

describe("D44b website", () => {
  it("D44b is the stored address, unescaped; else the event's own, after updates too", async () => {
    const website = "https://a.example/?x=1&y='2'";
    const got = await fair(site, { website });
    expect(got.at("website")).toBe(website);
    const path = `events/${got.at("id")}`;
    expect((await patch(path, { title: "New" })).at("website")).toBe(website);
    expect((await patch(path, { website: "" })).at("website")).toBe(got.at("url"));
    expect((await patch(path, { slug: "moved" })).at("website")).toBe("https://example.org/event/moved/");
    expect((await fair(site)).at("website")).toBe("https://example.org/event/fair/");
  });

  it.each([
    ['https://a.example/"onmouseover="alert(1)', "https://a.example/%22onmouseover=%22alert(1)"],
    ['https://a.example/?q="x"&r=`y`', "https://a.example/?q=%22x%22&r=%60y%60"],
    ['mailto:a@b.example?subject="x"', "mailto:a@b.example?subject=%22x%22"],
    ["https://a.example/{b}|c^d[e]'f", "https://a.example/{b}|c^d[e]'f"],
  ])("D44b %s cannot leave an attribute", async (website, stored) => {
    expect((await fair(site, { website })).at("website")).toBe(stored);
    expect((await post("venues", { venue: "V", website })).at("website")).toBe(stored);
    expect((await post("organizers", { organizer: "O", website })).at("website")).toBe(stored);
  });

  it.each([
    "example.org",
    "//x.example",
    'https://a"b.example',
    "https://a.example\\@b.example",
    "javascript:alert(1)",
    "https://a b.example",
    "data:text/html,x",
    5,
  ])("D44b %j → 400", async (website) => {
    expect(badFields(await fair(site, { website }))).toEqual(["website"]);
    expect(badFields(await post("venues", { venue: "V", website }))).toEqual(["website"]);
  });
});

describe("D44c e-mail and image", () => {
  it("D44c e-mail", async () => {
    const bad = ["bad", "bad email", "a@b", "@b.example", "a@@b.example", "<a@b.example>"];
    for (const email of [
      ...bad,
      "a@b..example",
      "a@.example",
      "a@b.example.",
      "a@-b.example",
      "a@b-.example",
    ])
      expect(badFields(await post("organizers", { organizer: "O", email }))).toEqual(["email"]);
    for (const email of ["ann+x@b.example", "a.b@mail.x-y.example", "ä@ö.example"])
      expect((await post("organizers", { organizer: "O", email })).at("email")).toBe(email);
  });

  it.each([
    ["events", "title"],
    ["venues", "venue"],
    ["organizers", "organizer"],
  ])("D44c image of %s", async (kind, name) => {
    const base = kind === "events" ? { start_date: "2027-01-01", end_date: "2027-01-01" } : {};
    const write = (image: unknown) => post(kind, { ...base, [name]: `N ${JSON.stringify(image)}`, image });
    for (const image of [4, "4"]) expect((await write(image)).at("image.id")).toBe(4);
    const url = await write("https://a.example/b.png");
    expect(url.at("image.url")).toBe("https://a.example/b.png");
    for (const image of [99, "99", "abc", "0", 0, true, ["4"], "javascript:x"])
      expect(badFields(await write(image))).toEqual(["image"]);
    for (const image of ["", null]) {
      const with_ = await write("4");
      const id = with_.status === 200 || with_.status === 201 ? with_.at("id") : undefined;
      const cleared = (await patch(`${kind}/${id}`, { image })).at("image");
      expect(cleared).toBe(kind === "events" ? false : undefined);
    }
  });
});

describe("D44d venue extras", () => {
  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ["1", true],
    ["yes", true],
    ["ENABLED", true],
    ["on", true],
    ["no", false],
    ["0", false],
    ["abc", false],
  ])("D44d show_map %j is %s", async (flag, is) => {
    const got = await post("venues", { venue: "V", show_map: flag, show_map_link: flag });
    expect([got.at("show_map"), got.at("show_map_link")]).toEqual([is, is]);
  });

  it("D44d both are on by default", async () =>
    expect((await post("venues", { venue: "V" })).body).toMatchObject({
      show_map: true,
      show_map_link: true,
    }));

  it("D44d stateprovince follows until it is set itself", async () => {
    const id = await make(site, "venues", { state: "NY", country: "United States", province: "QC" });
    const read = async () => (await call(site, `GET venues/${id}`)).at("stateprovince");
    expect(await read()).toBe("NY");
    await patch(`venues/${id}`, { state: "MA" });
    expect(await read()).toBe("MA");
    await patch(`venues/${id}`, { country: "Canada" });
    expect(await read()).toBe("QC");
    await patch(`venues/${id}`, { stateprovince: "Own" });
    await patch(`venues/${id}`, { province: "ON", state: "X" });
    expect(await read()).toBe("Own");
    await patch(`venues/${id}`, { stateprovince: "" });
    expect(await read()).toBe("ON");
  });
});

describe("D45 json_ld", () => {
  it("D45 is deterministic, with addresses as they are", async () => {
    const organizer = await make(site, "organizers", { email: "ann@b.example" });
    const event = await make(site, "events", { organizer, venue: await make(site, "venues"), cost: "free" });
    for (const path of [`events/${event}`, `organizers/${organizer}`]) {
      const own = makeSite({ cacheBytes: 0 });
      expect((await call(own, `GET ${path}`)).status).toBe(404);
      const [one, two] = [await call(site, `GET ${path}?a=1`), await call(site, `GET ${path}?a=2`)];
      expect(one.text).toBe(two.text);
      expect(one.text).toContain('"email":"ann@b.example"');
    }
  });

  it.each([
    ["10 EUR", "10", "EUR"],
    ["20-10 gbp", "10 – 20", "GBP"],
    ["10", "10", "USD"],
    ["free", "0", "USD"],
  ])("D45 the offer of a cost of %s has its price and code", async (cost, price, priceCurrency) => {
    const { body } = await fair(site, { cost });
    const got = await call(site, `GET events/${(body as { id: number }).id}`);
    expect(got.at("json_ld.offers")).toMatchObject({ price, priceCurrency });
  });

  it("D45 only in single reads", async () => {
    const venue = await make(site, "venues");
    const got = await fair(site, { venue });
    expect(got.text).not.toContain("json_ld");
    expect((await call(site, "GET events")).text).not.toContain("json_ld");
    expect((await call(site, "GET venues")).text).not.toContain("json_ld");
    expect((await call(site, `GET events/${got.at("id")}`)).at("json_ld.location")).toEqual(
      (await call(site, `GET venues/${venue}`)).at("json_ld"),
    );
  });
});
