/** Titles, descriptions, and the safety of HTML. */
import { beforeEach, describe, expect, it } from "vitest";
import { plainText } from "../../src/text/html.ts";
import { call, FAIR, fair, make, makeSite, NAME, type Site, type User } from "./site.ts";

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

  it.each([
    ["&lt;b&gt;", "<b>"],
    ["Tom &amp;amp; &lt;i&gt;Jerry", "Tom &amp; <i>Jerry"],
    ["&#60;b&#62; &copy;", "<b> ©"],
    ["&amp;lt;b&amp;gt; &amp;copy;", "&lt;b&gt; &copy;"],
    ["5 &lt; 6", "5 < 6"],
  ])("D40 %s is the text %s in the name of every kind, and no tag", async (name, text) => {
    for (const [kind, member] of Object.entries(NAME)) {
      const body = { ...(kind === "events" ? FAIR : {}), [member]: name };
      const got = await call(site, `POST ${kind}`, { as: "editor", body });
      expect([kind, plainText(String(got.at(member)))]).toEqual([kind, text]);
    }
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
