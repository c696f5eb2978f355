/** Letters of the file that have no accent to take off, and its typographic apostrophe. */
const SINGLE: Readonly<Record<string, string>> = { ł: "l", ø: "o", ß: "ss", "’": "'" };

/** Text without case and accents. Written for this file on purpose: not the service's own function. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[łøß’]/g, (letter) => SINGLE[letter]!);
