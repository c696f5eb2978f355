/** Turns what a body parser of the host made of a body back into bytes, in the body's own content type. */

/**
 * The bytes that `parsed` stood for, `undefined` when there is no telling.
 * @example unparse({ a: ["1", "2"] }, "application/x-www-form-urlencoded") // a[]=1&a[]=2
 */
export function unparse(parsed: unknown, contentType: string): Uint8Array | undefined {
  if (parsed instanceof Uint8Array) return parsed;
  if (typeof parsed === "string") return Buffer.from(parsed);
  if (parsed === undefined) return undefined;
  const text = asText(parsed, contentType);
  return text === undefined ? undefined : Buffer.from(text);
}

function asText(parsed: unknown, contentType: string): string | undefined {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return urlencoded(pairsOf(parsed));
  if (type === "multipart/form-data") return multipart(pairsOf(parsed), boundaryOf(contentType));
  return JSON.stringify(parsed);
}

type Pair = readonly [name: string, value: string];

/** Nested values get brackets, as forms write them; a plain list is `name[]` again and again. */
function pairsOf(value: unknown, name = ""): Pair[] {
  if (value === null || value === undefined) return name ? [[name, ""]] : [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => pairsOf(item, nameOf(name, key, value, item)));
}

function nameOf(parent: string, key: string, holder: object, item: unknown): string {
  if (parent === "") return key;
  if (!Array.isArray(holder) || (typeof item === "object" && item !== null)) return `${parent}[${key}]`;
  // Parsers that do not understand brackets leave them in the name.
  return parent.endsWith("[]") ? parent : `${parent}[]`;
}

function urlencoded(pairs: readonly Pair[]): string {
  const params = new URLSearchParams();
  for (const [name, value] of pairs) params.append(name, value);
  return params.toString();
}

const boundaryOf = (contentType: string): string | undefined => {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
};

function multipart(pairs: readonly Pair[], boundary: string | undefined): string | undefined {
  if (boundary === undefined) return undefined;
  const quoted = (name: string): string => name.replace(/[\r\n"]/g, encodeURIComponent);
  const parts = pairs.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}
