/** Markup as a value: what a template inserts is escaped unless it is markup itself. */

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join("");
  return part === undefined || part === false ? "" : escaped(String(part));
}

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: texts }, ...parts.map(written)));

/** The parts with a separator between them. */
export const joined = (parts: readonly Html[], separator: string): Html =>
  new Html(parts.map(written).join(separator));

/** A sentence in which `backticks` mark code. */
export const prose = (sentence: string): Html =>
  joined(
    sentence.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)),
    "",
  );
