/** Raw texts for editors, and slugs. */
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { plainText } from "../../src/text/html.ts";
import { call, fair, make, makeSite, NAME, type Site, type User } from "./site.ts";

/** What names are made of where signs, references and tags meet. */
const NAME_PIECES = [
  ...["a", " b ", "é", "x<y", "<3", "<", ">", "&", '"', "'", "\\", "amp;", "lt;", "#38;"],
  ...["&amp;", "&lt;", "&gt;", "&#60;", "&#x3e;", "&quot;", "&copy;", "&nbsp;", "&amp;lt;"],
  ...["<b>", "</b>", "<i>", "</i>", "<br>", "<p>", "</p>", "<a href=x>", "</a>"],
];

let site: Site;
beforeEach(() => {
  site = makeSite();
});

/** A member as it is shown after it was written. */
const shown = async (name: string, text: string, as: User = "editor") =>
  (await fair(site, { [name]: text }, as)).at(name);

describe("D42 context=edit", () => {
  it("D42 events: raw texts that round-trip, for those who may edit", async () => {
    const texts = { title: `A & "B" <b>c</b>`, description: "One\n\nTwo & three", excerpt: "Line" };
    const id = await make(site, "events", texts, "author");
    const got = await call(site, `GET events/${id}?context=edit`, { as: "author" });
    expect(got.at("raw")).toEqual(texts);
    const again = await call(site, `PATCH events/${id}`, { as: "author", body: got.at("raw") as object });
    for (const name of ["title", "description", "excerpt"]) expect(again.at(name)).toBe(got.at(name));
    expect(
      (await call(site, `GET events?include=${id}&context=edit`, { as: "author" })).at("events.0.raw"),
    ).toEqual(texts);
  });

  it("D42 venues and organizers, alone and inside events", async () => {
    const venue = await make(site, "venues", { venue: "V & W", description: "D" });
    const organizer = await make(site, "organizers", { organizer: "O & P" });
    const event = await make(site, "events", { venue, organizer });
    const edit = async (path: string) => call(site, `GET ${path}?context=edit`, { as: "editor" });
    expect((await edit(`venues/${venue}`)).at("raw")).toEqual({ venue: "V & W", description: "D" });
    expect((await edit(`organizers/${organizer}`)).at("raw")).toEqual({
      organizer: "O & P",
      description: "",
    });
    expect((await edit(`events/${event}`)).at("venue.raw.venue")).toBe("V & W");
  });

  it.each(["events", "venues", "organizers"] as const)(
    "D42 any name of %s stays the same when its raw text or what is shown is sent back",
    async (kind) => {
      const id = await make(site, kind);
      const write = async (text: string) => {
        const body = { [NAME[kind]]: text };
        return call(site, `PATCH ${kind}/${id}?context=edit`, { as: "editor", body });
      };
      const pieces = fc.array(fc.constantFrom(...NAME_PIECES), { minLength: 1, maxLength: 7 });
      await fc.assert(
        fc.asyncProperty(pieces, async (parts) => {
          const first = await write(parts.join(""));
          if (first.status !== 200) return;
          const seen = String(first.at(NAME[kind]));
          expect(seen.replace(/<[^<>]*>/g, "")).not.toMatch(/["'<>]/);
          expect((await write(String(first.at(`raw.${NAME[kind]}`)))).at(NAME[kind])).toBe(seen);
          expect(plainText(String((await write(seen)).at(NAME[kind])))).toBe(plainText(seen));
        }),
        { numRuns: 150 },
      );
    },
  );

  it("D42 for others it changes nothing", async () => {
    const venue = await make(site, "venues");
    const event = await make(site, "events", { venue, password: "" });
    for (const as of [undefined, "subscriber", "contributor", "author"] as const)
      for (const path of [`events/${event}`, `venues/${venue}`, "venues"])
        expect((await call(site, `GET ${path}?context=edit`, as && { as })).text).toBe(
          (await call(site, `GET ${path}`, as && { as })).text,
        );
  });
});

describe("D43 slugs", () => {
  it.each([
    ["Café Zürich & Co.", "cafe-zurich-co"],
    ["under_score / a.b", "under_score-a-b"],
    ["Straße", "strasse"],
    ["Привет Мир", "привет-мир"],
    ["東京 祭り", "東京-祭り"],
    ["Party 🎉 time", "party-time"],
    ["2027", "2027"],
    ["x".repeat(300), "x".repeat(200)],
  ])("D43 %s → %s", async (title, slug) => {
    expect(await shown("title", title)).toBeDefined();
    expect((await call(site, `GET events/by-slug/${encodeURIComponent(slug)}`)).at("slug")).toBe(slug);
  });

  it.each(["events", "venues", "organizers", "categories", "tags"] as const)(
    "D43 %s of signs alone get their id",
    async (kind) => {
      const name = {
        events: "title",
        venues: "venue",
        organizers: "organizer",
        categories: "name",
        tags: "name",
      }[kind];
      const id = await make(site, kind, { [name]: "🎉!!" });
      expect((await call(site, `GET ${kind}/${id}`)).at("slug")).toBe(String(id));
    },
  );

  it("D43 unique, kept by a new title, empty for drafts until they are published", async () => {
    expect((await fair(site)).at("slug")).toBe("fair");
    const second = await fair(site);
    expect(second.at("slug")).toBe("fair-2");
    const patch = async (id: unknown, body: object) =>
      (await call(site, `PATCH events/${id}`, { as: "editor", body })).at("slug");
    expect(await patch(second.at("id"), { title: "Other" })).toBe("fair-2");
    expect(await patch(second.at("id"), { slug: "fair" })).toBe("fair-2");
    const draft = await fair(site, { title: "Later", status: "draft" });
    expect(draft.at("slug")).toBe("");
    expect(await patch(draft.at("id"), { status: "publish" })).toBe("later");
  });

  it("D43 look-ups normalise what they are given", async () => {
    for (const kind of ["events", "venues", "organizers"] as const) {
      const name = { events: "title", venues: "venue", organizers: "organizer" }[kind];
      const id = await make(site, kind, { [name]: "Ёлка й Ångström" });
      const slug = (await call(site, `GET ${kind}/${id}`)).at("slug") as string;
      for (const form of [slug, slug.toUpperCase(), slug.normalize("NFD"), "Ёлка й Ångström"])
        expect((await call(site, `GET ${kind}/by-slug/${encodeURIComponent(form)}`)).at("id")).toBe(id);
    }
  });
});
