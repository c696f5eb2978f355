import { describe, expect, it } from "vitest";
import {
  chooseLanguage,
  type FullTexts,
  LANGUAGES,
  type Language,
  loadFullTexts,
} from "../../src/texts/mod.ts";

const translations = LANGUAGES.filter((language) => language !== "en");

/** Texts that are rightly the same as in English. */
const SAME_AS_ENGLISH: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ["fields.term_name"],
  es: [],
  fr: ["fields.province", "fields.term_description"],
};

/** Names and values that are written the same in every language, with or without backticks. */
const FIXED =
  /`[^`]+`|\b(?:true|false|asc|desc|publish|future|draft|pending|private|trash)\b|\b[a-z]+_[a-z_]+\b|https?:\/\/\S+|\d[\d-]*(?: \d+:\d+:\d+)?|UTC(?:\+\d+)?|\b(?:IANA|HTML|JSON|ETag)\b|Europe\/Berlin/g;

/** The prose in which one of the words above is an ordinary English word. */
const isProse = (key: string) => /trash/.test(key) || ["fields.force", "answers.gone"].includes(key);

/** All texts by `section.key`. */
function flat({ language: _language, ...texts }: FullTexts): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([section, entries]) =>
      Object.entries(entries as Record<string, string>).map(
        ([key, text]) => [`${section}.${key}`, text] as const,
      ),
    ),
  );
}

const english = flat(await loadFullTexts("en"));

describe.each(LANGUAGES)("texts in %s", (language) => {
  it("has the keys of English, in the same order", async () => {
    expect([...flat(await loadFullTexts(language)).keys()]).toEqual([...english.keys()]);
  });

  it("has no blank or untrimmed text", async () => {
    const bad = [...flat(await loadFullTexts(language))].filter(
      ([, text]) => text === "" || text !== text.trim(),
    );
    expect(bad).toEqual([]);
  });
});

describe.each(translations)("translation into %s", (language) => {
  it("repeats English only where that is allowed", async () => {
    const same = [...flat(await loadFullTexts(language))].filter(([key, text]) => text === english.get(key));
    expect(same.map(([key]) => key).sort()).toEqual([...SAME_AS_ENGLISH[language]].sort());
  });

  it("keeps the names in backticks, and no others", async () => {
    const spans = (text: string) => (text.match(/`[^`]*`/g) ?? []).sort();
    for (const [key, text] of flat(await loadFullTexts(language)))
      expect(spans(text), key).toEqual(spans(english.get(key)!));
  });

  it("keeps parameter names, status words and example values", async () => {
    for (const [key, text] of flat(await loadFullTexts(language))) {
      if (isProse(key)) continue;
      for (const fixed of english.get(key)!.match(FIXED) ?? []) expect(text, key).toContain(fixed);
    }
  });

  it("ends with a full stop only where English does", async () => {
    for (const [key, text] of flat(await loadFullTexts(language)))
      expect(text.endsWith("."), key).toBe(english.get(key)!.endsWith("."));
  });

  it("begins with a capital letter where English does", async () => {
    for (const [key, text] of flat(await loadFullTexts(language))) {
      if (key.startsWith("operations.")) continue; // German nouns are capitalized
      const capital = (one: string) => one[0] !== one[0]!.toLowerCase();
      expect(capital(text), key).toBe(capital(english.get(key)!));
    }
  });
});

describe("chooseLanguage", () => {
  const all = LANGUAGES;

  it.each([
    ["de", "de"],
    ["DE", "de"],
    ["de-AT", "de"],
    ["fr-CA, en;q=0.5", "fr"],
    ["es,de", "es"],
    [" fr ", "fr"],
  ] as const)("takes the language of %j", (header, expected) => {
    expect(chooseLanguage(header, all)).toBe(expected);
  });

  it.each([
    ["en;q=0.3, de;q=0.7, fr;q=0.5", "de"],
    ["en;q=0.9, es", "es"],
    ["de;q=0.5, fr;q=0.5", "de"],
    ["fr; q=0.2, es; q=0.8", "es"],
    ["de;level=1;q=0.1, fr;q=0.2", "fr"],
    ["de;q=0, fr;q=0.001", "fr"],
    ["de;q=0", "en"],
    ["de;q=0.000, es;q=0.0", "en"],
  ] as const)("ranks %j by quality", (header, expected) => {
    expect(chooseLanguage(header, all)).toBe(expected);
  });

  // Known fault: a space before the semicolon (RFC 9110, 12.4.2, allows it) stays in the language.
  it("allows a space before the semicolon", () => {
    expect(chooseLanguage("fr; q=0.2, es ; q=0.8", all)).toBe("es");
  });

  it.each([
    ["it, pt;q=0.9, fr;q=0.1", "fr"],
    ["it", "en"],
    ["*", "en"],
    ["deu", "en"],
    ["x-de", "en"],
  ] as const)("passes over unknown languages in %j", (header, expected) => {
    expect(chooseLanguage(header, all)).toBe(expected);
  });

  it("gives the first language offered when none is asked for", () => {
    expect(chooseLanguage(null, all)).toBe("en");
    expect(chooseLanguage("", all)).toBe("en");
    expect(chooseLanguage(null, ["fr", "de"])).toBe("fr");
    expect(chooseLanguage("it", ["fr", "de"])).toBe("fr");
  });

  it("gives only languages that are offered", () => {
    expect(chooseLanguage("es, de;q=0.2", ["en", "de"])).toBe("de");
    expect(chooseLanguage("es", ["en"])).toBe("en");
  });

  it.each([
    ",,,;;;",
    ";q=1",
    "q=1",
    "=;=,-",
    "constructor",
    "__proto__",
    "../../etc/passwd",
    "\u0000\uffff",
    "de;q=1.2.3",
    "de;q=.",
    "x".repeat(100_000),
    `${"it,".repeat(10_000)}de`,
  ])("survives garbage (case %#)", (header) => {
    expect(chooseLanguage(header, all)).toBe("en");
  });
});
