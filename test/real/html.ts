/** Names in the file are plain text, those of the service are HTML. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);

export const toHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS.get(sign)!);

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
]);

/** A title as a page shows it. A tag in it stays, so that it is noticed. */
export const toText = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (NAMED.get(name) ?? whole) : String.fromCodePoint(Number(code)),
  );
