/** The part of `Authorization` after its scheme; `undefined` when it is absent or of another scheme. */
export function credentialsOf(header: string | null, scheme: string): string | undefined {
  if (header === null) return undefined;
  const blank = header.indexOf(" ");
  const given = blank < 0 ? header : header.slice(0, blank);
  if (given.toLowerCase() !== scheme) return undefined;
  return blank < 0 ? "" : header.slice(blank + 1).trim();
}

/** Name and secret of a `Basic` header; `undefined` when it cannot be read. */
export function readBasic(credentials: string): { name: string; secret: string } | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(credentials)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(credentials), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const colon = text.indexOf(":");
    return colon < 0 ? undefined : { name: text.slice(0, colon), secret: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
}
