/** Status codes and errors. */
import { beforeEach, describe, expect, it } from "vitest";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { badFields, call, FAIR, fair, type Kind, make, makeSite, NAME, refusal, type Site } from "./site.ts";

const CODE = {
  events: "event",
  venues: "venue",
  organizers: "organizer",
  categories: "category",
  tags: "tag",
};
const KINDS = Object.keys(CODE) as Kind[];
const POSTS = ["events", "venues", "organizers"] as const;

let site: Site;
beforeEach(() => {
  site = makeSite();
});

describe("D1 unknown id or slug → 404", () => {
  const methods = ["GET", "PUT", "PATCH", "POST", "DELETE"];
  const cases = KINDS.flatMap((kind) => methods.map((method) => ({ kind, method })));

  it.each(cases)("D1 $method $kind/{id}", async ({ kind, method }) => {
    for (const id of ["99", "0", "99999999999999999999"])
      expect(refusal(await call(site, `${method} ${kind}/${id}`, { as: "admin" }))).toBe(
        `404 ${CODE[kind]}-not-found`,
      );
  });

  it.each(cases.filter(({ kind }) => kind in { events: 1, venues: 1, organizers: 1 }))(
    "D1 $method $kind/by-slug/{slug}",
    async ({ kind, method }) => {
      const got = await call(site, `${method} ${kind}/by-slug/nothing`, { as: "admin" });
      expect(refusal(got)).toBe(`404 ${CODE[kind]}-not-found`);
    },
  );

  it("D1 an id of another kind is unknown", async () => {
    const venue = await make(site, "venues");
    const tag = await make(site, "tags");
    expect(refusal(await call(site, `GET events/${venue}`))).toBe("404 event-not-found");
    expect(refusal(await call(site, `GET organizers/${venue}`))).toBe("404 organizer-not-found");
    expect(refusal(await call(site, `GET categories/${tag}`))).toBe("404 category-not-found");
  });
});

describe("D2 wrong method and unknown path", () => {
  it.each([
    ["DELETE events", "GET, POST"],
    ["PUT venues", "GET, POST"],
    ["PATCH tags", "GET, POST"],
    ["POST doc", "GET"],
    ["PUT events.ics", "GET"],
    ["POST ", "GET"],
  ])("D2 %s → 405 with Allow", async (what, allow) => {
    const got = await call(site, what, { as: "admin" });
    expect(refusal(got)).toBe("405 rest_no_route");
    for (const method of allow.split(", ")) expect(got.headers.get("allow")?.split(", ")).toContain(method);
  });

  it.each([
    "GET nothing",
    "GET events/abc",
    "GET events/-1",
    "GET categories/by-slug/a",
    "GET events/by-slug",
  ])("D2 %s → 404 rest_no_route", async (what) =>
    expect(refusal(await call(site, what))).toBe("404 rest_no_route"),
  );
});

describe("D3 identity before validation", () => {
  it("D3 routing comes before credentials, credentials before everything else", async () => {
    const users = [{ id: 1, name: "ann", role: "editor", password: "secret" }] as const;
    const own = makeSite({ plugins: [basicAuth({ users })] });
    const bad = { headers: { authorization: `Basic ${btoa("ann:wrong")}` }, body: "{" };
    expect(refusal(await call(own, "PUT nothing", bad))).toBe("404 rest_no_route");
    expect(refusal(await call(own, "PUT events", bad))).toBe("405 rest_no_route");
    for (const what of ["POST events", "PATCH events/99", "DELETE tags/99", "POST venues?website=x"])
      expect(refusal(await call(own, what, bad))).toBe("401 incorrect_password");
    const { headers } = bad;
    expect(refusal(await call(own, "GET events/99", { headers }))).toBe("401 incorrect_password");
  });

  it.each([
    ["POST events", "{"],
    ["POST events", "{}"],
    ["POST venues", '{"website":5}'],
    ["PATCH events/99", '{"all_day":"maybe"}'],
    ["DELETE venues/99", undefined],
    ["DELETE events/by-slug/no", undefined],
    ["PUT categories/99", "[]"],
    ["DELETE tags/99", undefined],
  ])("D3 the right comes before data and existence: %s %s", async (what, body) => {
    expect(refusal(await call(site, what, { body }))).toBe("401 rest_forbidden");
    expect(refusal(await call(site, what, { as: "subscriber", body }))).toBe("403 rest_forbidden");
  });

  it("D3 malformed, then missing, then invalid, then unknown", async () => {
    const patch = (body: unknown) => call(site, "PATCH events/99", { as: "editor", body });
    expect(refusal(await patch("{"))).toBe("400 rest_invalid_json");
    expect(refusal(await patch({ all_day: "maybe" }))).toBe("400 rest_invalid_param");
    expect(refusal(await patch({ all_day: true }))).toBe("404 event-not-found");
    const create = await call(site, "POST events", { as: "editor", body: { all_day: "maybe", title: "A" } });
    expect(refusal(create)).toBe("400 rest_missing_callback_param");
    expect(create.at("data.params")).toEqual(["start_date", "end_date"]);
  });

  it("D3 rights on the record come after its existence", async () => {
    const id = await make(site, "events", {}, "editor");
    expect(refusal(await call(site, `DELETE events/${id}`, { as: "author" }))).toBe("403 rest_forbidden");
    expect(refusal(await call(site, "DELETE events/99", { as: "author" }))).toBe("404 event-not-found");
  });
});

describe("D4 never 500 for bad input", () => {
  it.each(KINDS)("D4 blank and over-long names of %s", async (kind) => {
    const isTerm = kind === "categories" || kind === "tags";
    // Names of terms lose all tags, so one of tags alone is blank.
    const names = isTerm ? ["<b> </b>", "x".repeat(201)] : ["é".repeat(32_501)];
    for (const name of [" ", "\t\n", "&nbsp;", " &#160;&#32;", "\u200b", "&shy;\u2060", ...names]) {
      const body = { ...(kind === "events" ? FAIR : {}), [NAME[kind]]: name };
      const got = await call(site, `POST ${kind}`, { as: "editor", body });
      expect(refusal(got)).toBe("400 rest_invalid_param");
      expect(badFields(got)).toEqual([NAME[kind]]);
    }
  });

  it.each(["categories", "tags"] as const)("D4 %s of an event with blank names", async (field) => {
    for (const name of ["&nbsp;", "\u200b", "<b> </b>", "\u200b&#160;"])
      expect(badFields(await fair(site, { [field]: ["Fine", name] }))).toEqual([field]);
    expect((await call(site, `GET ${field}?hide_empty=0`)).at("total")).toBe(0);
  });

  it.each(["categories", "tags"] as const)("D4 %s that are objects or lists", async (field) => {
    for (const item of [{ id: 1 }, { name: "x" }, ["a"], [["a"]]]) {
      const got = await fair(site, { [field]: [item] });
      expect(badFields(got)).toEqual([field]);
    }
  });

  it.each(["categories", "tags"] as const)("D4 a taken slug of %s", async (kind) => {
    await make(site, kind, { name: "One" });
    const two = await make(site, kind, { name: "Two" });
    const got = await call(site, `PATCH ${kind}/${two}`, { as: "editor", body: { slug: "One" } });
    expect(refusal(got)).toBe("400 duplicate_term_slug");
  });
});

describe("D5 all invalid fields in one answer", () => {
  it("D5 rules and types together, in the order of declaration", async () => {
    const body = {
      title: "A",
      start_date: "nonsense",
      end_date: 5,
      all_day: "maybe",
      website: "x",
      venue: 99,
      tags: [98],
    };
    const got = await call(site, "POST events", { as: "editor", body });
    expect(badFields(got)).toEqual(["all_day", "start_date", "end_date", "website", "tags", "venue"]);
    expect(got.at("data.details.all_day.code")).toBe("rest_invalid_type");
    expect(got.at("data.details.website")).toBeUndefined();
    expect(String(got.at("message"))).toMatch(/all_day, start_date, end_date, website, tags, venue$/);
  });

  it("D5 details is a list where no code is known", async () => {
    const got = await fair(site, { website: "x" });
    expect(got.at("data.details")).toEqual([]);
    for (const kind of POSTS) expect((await call(site, `GET ${kind}?page=0`)).at("data.details")).toEqual([]);
  });
});
