/** JSON as bytes, with their hash, so that what is shown again need be neither written nor hashed again. */
import { hashBytes, hashText } from "./etag.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Json {
  /** Its bytes, or what they are put together from. */
  readonly #content: Uint8Array | readonly Json[];
  #hash: string | undefined;

  private constructor(content: Uint8Array | readonly Json[]) {
    this.#content = content;
  }

  static of(value: unknown): Json {
    return Json.raw(JSON.stringify(value));
  }

  static list(items: readonly Json[]): Json {
    return new Json([OPEN, ...items.flatMap((item, at) => (at === 0 ? item : [COMMA, item])), CLOSE]);
  }

  /** An object. Members may be JSON already; those that are `undefined` are left out. */
  static object(members: Readonly<Record<string, unknown>>): Json {
    const content: Json[] = [];
    let text = "{";
    for (const name in members) {
      const member = members[name];
      if (member === undefined) continue;
      text += `${text === "{" ? "" : ","}${JSON.stringify(name)}:`;
      if (member instanceof Json) {
        content.push(Json.raw(text), member);
        text = "";
      } else text += JSON.stringify(member);
    }
    const rest = Json.raw(`${text}}`);
    return content.length === 0 ? rest : new Json([...content, rest]);
  }

  /** JSON as it was written, or a piece of it. */
  static raw(text: string): Json {
    return new Json(encoded(text));
  }

  get length(): number {
    const content = this.#content;
    return content instanceof Uint8Array
      ? content.length
      : content.reduce((sum, part) => sum + part.length, 0);
  }

  get bytes(): Uint8Array {
    if (this.#content instanceof Uint8Array) return this.#content;
    const bytes = new Uint8Array(this.length);
    this.#write(bytes, 0);
    return bytes;
  }

  /** Equal for equal bytes that were put together alike. */
  get hash(): string {
    const content = this.#content;
    this.#hash ??=
      content instanceof Uint8Array ? hashBytes(content) : hashText(content.map((part) => part.hash).join());
    return this.#hash;
  }

  /** A value of its own each time: what is done with it reaches nobody else. */
  get value(): unknown {
    return JSON.parse(decoder.decode(this.bytes));
  }

  toJSON(): unknown {
    return this.value;
  }

  #write(target: Uint8Array, from: number): number {
    const content = this.#content;
    if (!(content instanceof Uint8Array)) return content.reduce((at, part) => part.#write(target, at), from);
    target.set(content, from);
    return from + content.length;
  }
}

/** Short texts share buffers: making one for each takes longer than writing it. */
const BUFFER = 16 * 1024;
/** Even where each character takes three bytes, one of this length fits in. */
const SHORT = 4 * 1024;
let buffer = new Uint8Array(0);

function encoded(text: string): Uint8Array {
  if (text.length > SHORT) return encoder.encode(text);
  let { read, written } = encoder.encodeInto(text, buffer);
  if (read < text.length) {
    buffer = new Uint8Array(BUFFER);
    ({ read, written } = encoder.encodeInto(text, buffer));
  }
  const bytes = buffer.subarray(0, written);
  // What is hashed begins at a whole word.
  buffer = buffer.subarray((written + 3) & ~3);
  return bytes;
}

const [OPEN, CLOSE, COMMA] = ["[", "]", ","].map((text) => Json.raw(text)) as [Json, Json, Json];
