/** The 96 names of U+00A0 to U+00FF, in order. */
const LATIN = (
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute " +
  "micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig " +
  "Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash " +
  "Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc " +
  "euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml " +
  "yacute thorn yuml"
).split(" ");

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", hellip: "…", bull: "•", euro: "€" }),
  ...Object.entries({
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
  }),
  ...Object.entries({
    trade: "™",
    OElig: "Œ",
    oelig: "œ",
    Scaron: "Š",
    scaron: "š",
    Zcaron: "Ž",
    zcaron: "ž",
  }),
  ...Object.entries({
    larr: "←",
    rarr: "→",
    hearts: "♥",
    star: "☆",
    minus: "−",
    prime: "′",
    lsaquo: "‹",
    rsaquo: "›",
  }),
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;

/** How the signs are written that HTML would read as its own. */
export const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

/** Plain text as HTML shows it, in text and in attributes: `&`, `<`, `>` and both quotes become references. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

/** Character references become their characters; unknown ones stay. What was escaped twice is decoded once. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED.get(name) ?? all;
    return character(decimal ? Number(decimal) : Number.parseInt(hex!, 16));
  });
}

function character(code: number): string {
  const none = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return none ? "\ufffd" : String.fromCodePoint(code);
}
