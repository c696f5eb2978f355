/** Turns what a body parser of the host made of a body back into bytes, in the body's own content type. */

/** What parsers leave on the host's request; all of it may be absent. */
export interface Parsed {
  /** Data, text or bytes; a `FormData` too. */
  readonly body?: unknown;
  /** The text or the bytes, which some parsers keep beside what they made of them. */
  readonly rawBody?: unknown;
  /** Files of a multipart form, as multer, formidable and express-fileupload name them. */
  readonly file?: unknown;
  readonly files?: unknown;
}

/**
 * The bytes that `parsed` stood for, `undefined` when there is no telling. Of files only their names are left, so
 * that the calendar can refuse them by name.
 * @example unparse({ body: { a: ["1", "2"] } }, "application/x-www-form-urlencoded") // a[]=1&a[]=2
 */
export function unparse(parsed: Parsed, contentType: string): Uint8Array | undefined {
  for (const kept of [parsed.rawBody, parsed.body]) {
    if (kept instanceof Uint8Array) return kept;
    if (typeof kept === "string") return new TextEncoder().encode(kept);
  }
  const text = asText(parsed, contentType);
  return text === undefined ? undefined : new TextEncoder().encode(text);
}

function asText(parsed: Parsed, contentType: string): string | undefined {
  const { body } = parsed;
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const files = fileNames(parsed);
  if (body === undefined && files.length === 0) return undefined;
  if (type === "application/x-www-form-urlencoded") return urlencoded(pairsOf(body));
  if (type !== "multipart/form-data") return JSON.stringify(body);
  return multipart([...pairsOf(single(body)), ...files.map((name): Pair => [name, FILE])], contentType);
}

/** Headers that describe the bytes which a body parser read, not those that were made anew. */
export const STALE: ReadonlySet<string> = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
]);

/** What to say when there is no telling. */
export const LOST_BODY =
  "Cannot read the body: something before the calendar consumed it and left nothing. " +
  "Mount the calendar before it, or let it set `req.body`";

/** Stands for the content of a file. */
const FILE = Symbol("file");
type Pair = readonly [name: string, value: string | typeof FILE];

/** Nested values get brackets, as forms write them; a plain list is `name[]` again and again. */
function pairsOf(value: unknown, name = ""): Pair[] {
  if (value === null || value === undefined) return name ? [[name, ""]] : [];
  if (typeof value !== "object") return [[name, String(value)]];
  if (isForm(value)) return [...value].map(([key, item]) => [key, typeof item === "string" ? item : FILE]);
  return Object.entries(value).flatMap(([key, item]) => pairsOf(item, nameOf(name, key, value, item)));
}

const isForm = (value: object): value is Iterable<[string, unknown]> =>
  "getAll" in value && Symbol.iterator in value;

function nameOf(parent: string, key: string, holder: object, item: unknown): string {
  if (parent === "") return key;
  if (!Array.isArray(holder) || (typeof item === "object" && item !== null)) return `${parent}[${key}]`;
  // Parsers that do not understand brackets leave them in the name.
  return parent.endsWith("[]") ? parent : `${parent}[]`;
}

/** Formidable makes a list of every field; a list of one was most likely no list. Multer's objects are bare. */
function single(body: unknown): unknown {
  if (body === null || typeof body !== "object" || Object.getPrototypeOf(body) !== Object.prototype)
    return body;
  const entries = Object.entries(body);
  if (!entries.every(([, value]) => Array.isArray(value))) return body;
  return Object.fromEntries(entries.map(([key, value]) => [key, value.length === 1 ? value[0] : value]));
}

/** The fields that held files: `[{ fieldname }]` of multer, or `{ name: file }` of most others. */
function fileNames({ file, files }: Parsed): string[] {
  const one = nameIn(file);
  if (Array.isArray(files)) return [...one, ...files.flatMap(nameIn)];
  const filled = Object.entries(files ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return [...one, ...filled.map(([name]) => name)];
}

const nameIn = (file: unknown): string[] => {
  const { fieldname } = (file ?? {}) as { fieldname?: unknown };
  return typeof fieldname === "string" ? [fieldname] : [];
};

function urlencoded(pairs: readonly Pair[]): string {
  const params = new URLSearchParams();
  for (const [name, value] of pairs) if (value !== FILE) params.append(name, value);
  return params.toString();
}

const boundaryOf = (contentType: string): string | undefined => {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
};

function multipart(pairs: readonly Pair[], contentType: string): string | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const quoted = (name: string): string => name.replace(/[\r\n"]/g, encodeURIComponent);
  const parts = pairs.map(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"`;
    return value === FILE ? `${head}; filename="file"\r\n\r\n\r\n` : `${head}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--${boundary}--\r\n`;
}
