/** Names and values, as queries and forms have them, become one `Raw` object. */
import type { Raw } from "./schema/field.ts";

type Tree = Record<string, unknown>;

const MAX_DEPTH = 8;

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
  if (!name.includes("[")) {
    into[name] = value;
    return;
  }
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

export const isTree = (value: unknown): boolean => value !== null && typeof value === "object";

/** Objects whose keys count from 0 become lists. */
function settle(value: unknown): unknown {
  if (!isTree(value) || Object.getPrototypeOf(value) !== null) return value;
  const entries = Object.entries(value as Tree);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index)))
    return entries.map(([, item]) => settle(item));
  for (const [key, item] of entries) (value as Tree)[key] = settle(item);
  return value;
}

/** Pairs in their order: the last of equal names wins. */
export function fromPairs(pairs: Iterable<readonly [string, unknown]>): Raw {
  const into = tree();
  for (const [name, value] of pairs) place(into, name, value);
  for (const key in into) into[key] = settle(into[key]);
  return into;
}

function pairsOf(text: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const part of text.split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    const [name, value] = equals < 0 ? [part, ""] : [part.slice(0, equals), part.slice(equals + 1)];
    pairs.push([decode(name), decode(value)]);
  }
  return pairs;
}

export const NOTHING: Raw = Object.freeze(tree());

/** Reads a query or a form: the last of equal keys wins, broken escapes stay as they are. */
export const readPairs = (text: string): Raw => (text === "" ? NOTHING : fromPairs(pairsOf(text)));
