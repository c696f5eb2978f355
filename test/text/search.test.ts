import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  eventSearchText,
  fold,
  lower,
  matches,
  organizerSearchText,
  readSearch,
  venueSearchText,
} from "../../src/text/search.ts";
import { hostile } from "./samples.ts";

describe("D36: folding", () => {
  it.each([
    ["Café MÜLLER", "cafe muller"],
    ["Zażółć gęślą jaźń", "zazolc gesla jazn"],
    ["Straße ẞ Ærø Œuvre Đà Ístanbul İIı", "strasse ss aero oeuvre da istanbul iii"],
    ["ΟΔΟΣ οδός", "οδοσ οδοσ"],
    ["Ёлка", "елка"],
    ["שָׁלוֹם", "שלום"],
    ["กินข้าว がぎ 한국 日本語", "กินข้าว がぎ 한국 日本語"],
    ["❤️ 🎉 1️⃣", "❤ 🎉 1"],
    ["it’s “so”", 'it\'s "so"'],
    ["Cafe\u0301", "cafe"],
  ])("%j is %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("folding twice changes nothing, for every character and for texts", () => {
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const once = fold(String.fromCodePoint(code));
      if (fold(once) !== once) throw new Error(`U+${code.toString(16)}`);
    }
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => fold(fold(text)) === fold(text)));
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => lower(lower(text)) === lower(text)));
  });

  it("does not tell composed and decomposed forms apart", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
        expect(lower(text.normalize("NFD"))).toBe(lower(text.normalize("NFC")));
      }),
    );
  });

  it("lower keeps accents", () => {
    expect(lower("CAFE\u0301 Straße")).toBe("café straße");
  });
});

describe("D36: what was typed", () => {
  it.each([
    ["blue kite", ["blue", "kite"], []],
    ["blue,kite ,  x", ["blue", "kite", "x"], []],
    ['"Blue  Kite" run', ["blue kite", "run"], []],
    ["blue -kite", ["blue"], ["kite"]],
    ['blue -"kite day"', ["blue"], ["kite day"]],
    ["“the who”", ["the who"], []],
    ['5" pizza', ['5"', "pizza"], []],
    ['"open phrase', ['"open', "phrase"], []],
    ["- a", ["-", "a"], []],
    ["--a", [], ["-a"]],
    ["well-known", ["well-known"], []],
    ['"" -"" a', ["a"], []],
    [" \t, ", [], []],
    ["", [], []],
    ["the THE Thé", ["the"], []],
    ["50% _", ["50%", "_"], []],
    ['"salt & pepper" x', ["salt & pepper", "x"], []],
    ["🎉 日本", ["🎉", "日本"], []],
  ])("%j", (text, all, none) => {
    expect(readSearch(text)).toEqual({ all, none });
  });

  it("all must occur, none of the others", () => {
    const text = fold("Blue kite festival");
    expect(matches(readSearch("FEST blue"), text)).toBe(true);
    expect(matches(readSearch("blue green"), text)).toBe(false);
    expect(matches(readSearch("blue -kite"), text)).toBe(false);
    expect(matches(readSearch('"kite blue"'), text)).toBe(false);
    expect(matches(readSearch(" "), text)).toBe(true);
  });
});

describe("D36: what is searched", () => {
  const found = (text: string, search: string) => matches(readSearch(search), text);

  it("events: title, excerpt and description as readers see them", () => {
    const text = eventSearchText({
      title: "Salt &amp; pepper",
      excerpt: "Quiet  evening",
      description: "Nothing <em>loud</em>ly <strong>said</strong>.\n\nNext part",
    });
    expect(text).toBe("salt & pepper\nquiet evening\nnothing loudly said. next part");
    expect(found(text, '"salt & pepper" loudly "quiet evening"')).toBe(true);
    expect(found(text, "strong")).toBe(false);
    expect(found(text, '"pepper quiet"')).toBe(false);
  });

  it("venues: every word in any field", () => {
    const text = venueSearchText({
      venue: "Old Barn",
      description: "<p>A garden</p>",
      address: "9 <Road>",
      city: "Łódź",
      state: "NY",
      province: "",
      stateprovince: "NY",
      zip: "Z1",
      phone: "P2",
    });
    expect(found(text, "barn garden lodz <road> z1 p2 ny")).toBe(true);
  });

  it("organizers: name, description, phone, website and e-mail address", () => {
    const text = organizerSearchText({
      organizer: "Cello",
      description: "not a violin",
      phone: "ph",
      website: "https://ws.example.org",
      email: "em@example.org",
    });
    expect(found(text, "cello violin ph ws em@")).toBe(true);
  });
});

describe("hostile input is read in time", () => {
  it.each(hostile(300_000))("%s", (_, raw) => {
    for (const read of [fold, lower, readSearch]) {
      const start = performance.now();
      read(raw);
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});
