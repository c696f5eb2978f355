import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookupSlug, numbered, slugify } from "../../src/text/slugs.ts";
import { hostile, markupText } from "./samples.ts";

describe("D43: slugs", () => {
  it.each([
    ['<em>Slanted</em> & "quoted" run', "slanted-quoted-run"],
    ["Spaces   inside and around   ", "spaces-inside-and-around"],
    ["Zażółć gęślą jaźń 日本語", "zazolc-gesla-jazn-日本語"],
    ["Tom &amp; Jerry &lt;3", "tom-jerry-3"],
    ["It's 5 o'clock -- \"really\"... 2x4", "its-5-oclock-really-2x4"],
    ["My Slug: With Signs! x", "my-slug-with-signs-x"],
    ["Twin/Towers: Co? x", "twin-towers-co-x"],
    ["Twin Towers & Co.", "twin-towers-co"],
    ['The "Fox" & Hen - it\'s open...', "the-fox-hen-its-open"],
    ["Café Žižkov Ærø", "cafe-zizkov-aero"],
    ["Søren Øst Straße", "soren-ost-strasse"],
    ["会場 x", "会場-x"],
    ["🎪 Tent", "tent"],
    ["Rock 🎸 x", "rock-x"],
    ["<i>Tag</i> <script>s</script> x", "tag-x"],
    ["under_score v1.2", "under_score-v1-2"],
    ["2024–2025", "2024-2025"],
    ["Привет, Мир", "привет-мир"],
    ["กินข้าว", "กินข้าว"],
    ["!!!", ""],
    ["🎉", ""],
    ["<b>", ""],
    ["", ""],
    ["<b>Bold</b> & co", "bold-co"],
  ])("%j is %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("is cut at 200 characters, never inside one, without a dash at the end", () => {
    expect(slugify(`qabcdefg ${"Long ".repeat(80)}`)).toBe(
      `qabcdefg-${"long-".repeat(39)}`.slice(0, 200).replace(/-$/, ""),
    );
    expect(slugify(`${"a".repeat(199)}𝒳`)).toHaveLength(199);
    expect(slugify(`${"a".repeat(199)} b`)).toBe("a".repeat(199));
  });

  it("a slug is its own slug and is found in every form", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ unit: "binary" }), markupText),
        (text) => {
          const slug = slugify(text);
          expect(slugify(slug)).toBe(slug);
          expect(slug).toMatch(/^(?!-)[\p{L}\p{N}\p{M}_-]{0,200}(?<!-)$/u);
          for (const form of [
            slug,
            encodeURIComponent(slug),
            encodeURIComponent(slug).toLowerCase(),
            slug.normalize("NFD"),
          ]) {
            expect(lookupSlug(form)).toBe(slug);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("D43: looking up", () => {
  it.each([
    ["zazolc-gesla-jazn-%e6%97%a5%e6%9c%ac%e8%aa%9e-x", "zazolc-gesla-jazn-日本語-x"],
    ["MY-Slug", "my-slug"],
    ["caf%C3%A9", "cafe"],
    ["my-slug__trashed", "my-slug__trashed"],
    ["__trashed", "__trashed"],
    ["100%", "100"],
    ["%ff-x", "ff-x"],
  ])("%j finds %j", (text, slug) => {
    expect(lookupSlug(text)).toBe(slug);
  });

  it("finds trashed records whatever the length of their slug", () => {
    const slug = `${"a".repeat(200)}__trashed`;
    expect(lookupSlug(slug)).toBe(slug);
    expect(lookupSlug("a".repeat(250))).toBe("a".repeat(200));
  });
});

it("numbered slugs stay within 200 characters", () => {
  expect(numbered("jazz", 2)).toBe("jazz-2");
  expect(numbered("a".repeat(200), 12)).toBe(`${"a".repeat(197)}-12`);
  expect(numbered(`${"a".repeat(196)}-b`, 123)).toBe(`${"a".repeat(196)}-123`);
  expect(numbered(`${"a".repeat(197)}𝒳`, 2)).toBe(`${"a".repeat(197)}-2`);
});

describe("hostile input is read in time", () => {
  it.each(hostile(300_000))("%s", (_, raw) => {
    const start = performance.now();
    slugify(raw);
    lookupSlug(raw);
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
