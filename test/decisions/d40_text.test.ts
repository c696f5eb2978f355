/** Titles, descriptions, safety of HTML, raw texts and slugs. */
import { beforeEach, describe, expect, it } from "vitest";
import { call, fair, make, makeSite, type Site, type User } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

/** A member as it is shown after it was written. */
const shown = async (name: string, text: string, as: User = "editor") =>
  (await fair(site, { [name]: text }, as)).at(name);

describe("D40 titles and names are HTML text", () => {
  it.each([
    ["Tom & Jerry", "Tom &amp; Jerry"],
    ["1 < 2 > 0", "1 &lt; 2 &gt; 0"],
    [`"quoted" it's`, "&quot;quoted&quot; it&#039;s"],
    ["Wait... -- what", "Wait... -- what"],
    ["<b>Bold</b> <em>move</em>", "<b>Bold</b> <em>move</em>"],
    ["&copy; &amp; &#233;", "&copy; &amp; &#233;"],
    ["  trimmed  ", "trimmed"],
  ])("D40 %s", async (text, html) => {
    const shape = (value: unknown) =>
      String(value)
        .replace(/&#0?39;|&#x27;|&apos;/g, "'")
        .replace(/&quot;|&#34;/g, '"')
        .replace("&copy;", "©")
        .replace("&#233;", "é");
    expect(shape(await shown("title", text))).toBe(shape(html));
    const venue = await call(site, "POST venues", { as: "editor", body: { venue: text } });
    expect(shape(venue.at("venue"))).toBe(shape(html));
    const organizer = await call(site, "POST organizers", { as: "editor", body: { organizer: text } });
    expect(shape(organizer.at("organizer"))).toBe(shape(html));
  });

  it("D40 quotes are escaped, so that a title fits into an attribute", async () => {
    expect(await shown("title", `a "b" 'c'`)).not.toMatch(/["']/);
  });

  it("D40 term names lose all tags, plain fields are unescaped", async () => {
    const term = await call(site, "POST tags", { as: "editor", body: { name: "<b>Bold</b> & <i>co</i>" } });
    expect([term.at("name"), term.at("slug")]).toEqual(["Bold &amp; co", "bold-co"]);
    const venue = await call(site, "POST venues", {
      as: "editor",
      body: { venue: "V", phone: "1 & 2", zip: "A<1", city: "O'Fallon" },
    });
    expect(venue.body).toMatchObject({ phone: "1 & 2", zip: "A<1", city: "O'Fallon" });
  });

  it.each([
    ["One\n\nTwo\nthree", "<p>One</p>\n<p>Two<br />\nthree</p>"],
    ["One\r\n\r\nTwo", "<p>One</p>\n<p>Two</p>"],
    ["<p>Kept</p>", "<p>Kept</p>"],
    ["<ul><li>a</li></ul>", "<ul><li>a</li></ul>"],
    ["A & B < C", "<p>A &amp; B &lt; C</p>"],
    [`"straight" -- ...`, `<p>"straight" -- ...</p>`],
    ["", ""],
  ])("D40 description %j", async (text, html) => {
    expect(await shown("description", text)).toBe(html);
    expect(await shown("excerpt", text)).toBe(html);
  });
});

describe("D41 everyone's HTML is sanitised on write", () => {
  const BAD = [
    ["<script>alert(1)</script>Text", "<p>Text</p>"],
    ["<style>p{}</style>Text", "<p>Text</p>"],
    ['<p onclick="x()">Text</p>', "<p>Text</p>"],
    ["<form>Text</form>", "Text"],
    ['<iframe src="https://evil.example">in</iframe>Text', "Text"],
    ['<a href="javascript:x()">Text</a>', "Text"],
    ['<a href="&#106;ava\tscript:x()">Text</a>', "Text"],
    ['<img src=x onerror="x()">Text', "Text"],
  ] as const;

  it.each(BAD)("D41 %s, for contributor, author, editor and admin", async (text, rest) => {
    for (const as of ["contributor", "author", "editor", "admin"] as const)
      for (const name of ["description", "excerpt"]) {
        const html = String(await shown(name, text, as));
        expect(html).not.toMatch(/script|style|onclick|onerror|<form|iframe|alert|evil/i);
        expect(html).toContain(rest);
      }
    const venue = await call(site, "POST venues", {
      as: "admin",
      body: { venue: `V ${text}`, description: text, address: text },
    });
    expect(venue.text).not.toMatch(/<script|javascript|onclick|onerror|<form|iframe|alert/i);
    expect(
      (await call(site, "POST tags", { as: "admin", body: { name: `T ${text}`, description: text } })).text,
    ).not.toMatch(/<script|javascript|onclick|onerror|<form|iframe|alert/i);
  });

  it("D41 what stands in script and style goes, text in other removed elements stays", async () => {
    expect(await shown("title", "A<script>gone</script><form>stays</form>")).toMatch(/^A ?stays$/);
    expect(await shown("description", "<blink>stays</blink><script>gone</script>")).toBe("<p>stays</p>");
  });

  it("D41 unless the caller has unfiltered_html", async () => {
    const html = '<p onclick="x()">Text</p><script>y()</script>';
    expect(await shown("description", html, "trusted")).toContain("<script>y()</script>");
    expect(await shown("description", html, "trusted")).toContain("onclick");
  });

  it("D41 updates are cleaned too; backslashes survive", async () => {
    const id = await make(site, "events");
    const body = { description: "C:\\temp <script>x</script>", title: "C:\\x" };
    const got = await call(site, `PATCH events/${id}`, { as: "admin", body });
    expect([got.at("description"), got.at("title")]).toEqual(["<p>C:\\temp</p>", "C:\\x"]);
  });
});

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
