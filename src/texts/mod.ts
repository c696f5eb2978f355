/** All sentences that people read, by language. Route shapes and names never depend on it. */
import type { Awaitable } from "../awaitable.ts";
import { en } from "./en.ts";
import type { descriptions } from "./en_descriptions.ts";

type Translated<T> = { readonly [K in keyof T]: string };

/** What answers say. */
export interface Texts {
  readonly language: Language;
  readonly errors: Translated<typeof en.errors>;
  readonly problems: Translated<typeof en.problems>;
}

/** With what only documents of the API say. */
export interface FullTexts extends Texts {
  readonly answers: Translated<typeof descriptions.answers>;
  readonly fields: Translated<typeof descriptions.fields>;
  readonly operations: Translated<typeof descriptions.operations>;
}

export type FieldKey = keyof FullTexts["fields"];
export type ProblemKey = keyof Texts["problems"];
export type OperationKey = keyof FullTexts["operations"];

export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence of a plugin: English, and the other languages where the plugin has them. */
export type Words = { readonly en: string } & { readonly [L in Language]?: string };

/** The sentence of a key of ours, or that of a plugin in the language of the texts. */
export const said = <Key extends string>(
  texts: Texts,
  known: Readonly<Record<Key, string>>,
  words: Key | Words,
): string => (typeof words === "object" ? (words[texts.language] ?? words.en) : known[words]);

const loaders: Record<Language, () => Promise<FullTexts>> = {
  en: async () => ({ ...(await import("./en_descriptions.ts")).descriptions, ...en }),
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
};

/** The texts of a language; all but what answers say in English is loaded when first asked for. */
export const loadFullTexts = (language: Language): Promise<FullTexts> => loaders[language]();

export const loadTexts = (language: Language): Awaitable<Texts> =>
  language === "en" ? en : loadFullTexts(language);

/** The best of the offered languages for an `Accept-Language` header, the first one when none fits. */
export function chooseLanguage(header: string | null, offered: readonly Language[]): Language {
  const wanted = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.toLowerCase().split(";");
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.trim().split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((one) => one.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const found = offered.find((one) => one === language);
    if (found) return found;
  }
  return offered[0]!;
}
