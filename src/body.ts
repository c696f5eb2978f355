/** From the bytes of a body to data; loaded with the first one. */
import { CalendarError } from "./errors.ts";
import type { Incoming } from "./http.ts";
import { fromPairs, isTree, NOTHING, readPairs } from "./pairs.ts";
import { Problems } from "./problems.ts";
import type { Raw } from "./schema/field.ts";
import type { Texts } from "./texts/mod.ts";

const MAX_JSON_DEPTH = 64;

/** How deep JSON text nests, without recursion: `JSON.parse` and everything behind it can rely on the bound. */
function nests(text: string, limit: number): boolean {
  if (!hasMoreThan(limit, text)) return false;
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

/** Whether so many brackets open at all: where they do not, nothing else need be looked at. */
function hasMoreThan(limit: number, text: string): boolean {
  let left = limit;
  for (const bracket of ["[", "{"])
    for (let at = text.indexOf(bracket); at >= 0 && left >= 0; at = text.indexOf(bracket, at + 1)) left--;
  return left < 0;
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
  if (type === "application/json") return readJson(bytes);
  const media = type.split(";", 1)[0]!.trim().toLowerCase();
  if (media === "application/json" || /^application\/[\w.-]+\+json$/.test(media)) return readJson(bytes);
  if (media === "application/x-www-form-urlencoded") return readPairs(lenient.decode(bytes));
  if (media === "multipart/form-data") return readMultipart(bytes, type, texts);
  throw new CalendarError("rest_unsupported_media_type");
}
