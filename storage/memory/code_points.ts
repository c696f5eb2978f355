const HIGH = /[\ud800-\uffff]/g;

/**
 * The text as a key whose order by UTF-16 code units, JavaScript's own, is the order of the text by code points, that
 * of databases. They differ only where surrogates, the halves of the highest code points, meet U+E000 to U+FFFF.
 */
export function codePointKey(text: string): string {
  return text.replace(HIGH, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
}
