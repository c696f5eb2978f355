/** Markup as a value: what a template inserts is escaped unless it is markup itself. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | boolean | undefined | null | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join("");
  if (part === undefined || part === null || typeof part === "boolean") return "";
  return String(part).replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: texts }, ...parts.map(written)));

/** What the API gives as HTML it has made safe: titles, names and descriptions. */
export const safe = (text: unknown): Html => new Html(typeof text === "string" ? text : "");

/** The same without markup, for places that take none. */
export const plain = (text: string): Html => new Html(text.replace(/<[^>]*>/g, ""));
