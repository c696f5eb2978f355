/** From bytes to data: queries, forms, multipart and JSON all become one `Raw` object. */
import { CalendarError } from "./errors.ts";
import type { Incoming } from "./http.ts";
import { Problems } from "./problems.ts";
import type { Raw } from "./schema/field.ts";
import type { Texts } from "./texts/mod.ts";

type Tree = Record<string, unknown>;

const MAX_DEPTH = 8;
const MAX_JSON_DEPTH = 64;

function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Broken escapes stay as they are, whole ones beside them are read.
    return spaced.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run;
      }
    });
  }
}

const tree = (): Tree => Object.create(null) as Tree;

/** How many items `key[]` has appended so far. */
const appended = new WeakMap<Tree, number>();

function nextIndex(node: Tree): string {
  const index = appended.get(node) ?? 0;
  appended.set(node, index + 1);
  return String(index);
}

/** `a[b][]` → `["a", "b", ""]`; anything else is one plain name. */
function pathOf(name: string): string[] {
  const open = name.indexOf("[");
  if (open < 1 || !name.endsWith("]")) return [name];
  const inner = name.slice(open + 1, -1).split("][");
  return inner.length < MAX_DEPTH && !inner.some((part) => /[[\]]/.test(part))
    ? [name.slice(0, open), ...inner]
    : [name];
}

/** Puts one pair in its place: a plain key is overwritten, `key[]` appends, `key[sub]` nests. */
function place(into: Tree, name: string, value: unknown): void {
  const path = pathOf(name);
  let node = into;
  for (const [index, part] of path.entries()) {
    const key = part === "" && index > 0 ? nextIndex(node) : part;
    if (index === path.length - 1) node[key] = value;
    else {
      if (!isTree(node[key])) node[key] = tree();
      node = node[key] as Tree;
    }
  }
}

const isTree = (value: unknown): boolean => value !== null && typeof value === "object";

/** Objects whose keys count from 0 become lists. */
function settle(value: unknown): unknown {
  if (!isTree(value) || Object.getPrototypeOf(value) !== null) return value;
  const entries = Object.entries(value as Tree);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index)))
    return entries.map(([, item]) => settle(item));
  for (const [key, item] of entries) (value as Tree)[key] = settle(item);
  return value;
}

function fromPairs(pairs: Iterable<readonly [string, unknown]>): Raw {
  const into = tree();
  for (const [name, value] of pairs) place(into, name, value);
  for (const key in into) into[key] = settle(into[key]);
  return into;
}

function* pairsOf(text: string): Generator<[string, string]> {
  for (const part of text.split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    yield equals < 0 ? [decode(part), ""] : [decode(part.slice(0, equals)), decode(part.slice(equals + 1))];
  }
}

const NOTHING: Raw = Object.freeze(tree());

/** Reads a query or a form: the last of equal keys wins, broken escapes stay as they are. */
export const readPairs = (text: string): Raw => (text === "" ? NOTHING : fromPairs(pairsOf(text)));

/** How deep JSON text nests, without recursion: `JSON.parse` and everything behind it can rely on the bound. */
function nests(text: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (quoted) {
      if (code === 92) index++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 91 || code === 123) {
      if (++depth > limit) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder();

function readJson(bytes: Uint8Array): Raw {
  let value: unknown;
  try {
    const text = strict.decode(bytes);
    if (nests(text, MAX_JSON_DEPTH)) throw new SyntaxError("nested too deeply");
    value = JSON.parse(text);
  } catch (cause) {
    const json_error_message = cause instanceof SyntaxError ? cause.message : "not UTF-8";
    throw new CalendarError("rest_invalid_json", { data: { json_error_code: 4, json_error_message }, cause });
  }
  if (isTree(value) && !Array.isArray(value)) return value as Raw;
  throw new CalendarError("rest_invalid_json", {
    data: { json_error_code: 4, json_error_message: "not an object" },
  });
}

async function readMultipart(bytes: Uint8Array, type: string, texts: Texts): Promise<Raw> {
  const form = await new Response(bytes as BodyInit, { headers: { "content-type": type } })
    .formData()
    .catch((cause) => {
      throw new CalendarError("rest_invalid_form", { cause });
    });
  return fromPairs(withoutFiles([...form.entries()], texts));
}

/** Nothing here takes a file. What browsers send for a file that nobody chose is none. */
function withoutFiles(pairs: readonly [string, string | File][], texts: Texts): [string, string][] {
  const problems = new Problems();
  const isFile = (value: string | File): value is File => typeof value !== "string";
  for (const [name, value] of pairs)
    if (isFile(value) && (value.size > 0 || value.name !== "")) problems.add(name, "file");
  problems.check(
    texts,
    pairs.map(([name]) => name),
  );
  return pairs.filter((pair): pair is [string, string] => !isFile(pair[1]));
}

/**
 * The data of a body by its content type; an empty body is no data.
 * @throws {CalendarError} `rest_invalid_json`, `rest_invalid_form`, `rest_unsupported_media_type`, `rest_body_too_large`;
 *   `rest_invalid_param` for files
 */
export async function readBody(incoming: Incoming, limit: number, texts: Texts): Promise<Raw> {
  const bytes = await incoming.body(limit);
  if (bytes.length === 0) return NOTHING;
  const type = incoming.header("content-type") ?? "";
  const media = type.split(";", 1)[0]!.trim().toLowerCase();
  if (media === "application/json" || /^application\/[\w.-]+\+json$/.test(media)) return readJson(bytes);
  if (media === "application/x-www-form-urlencoded") return readPairs(lenient.decode(bytes));
  if (media === "multipart/form-data") return readMultipart(bytes, type, texts);
  throw new CalendarError("rest_unsupported_media_type");
}
