import type { Incoming } from "./http.ts";
import type { Settings } from "./settings.ts";
import type { Kind } from "./store.ts";

const COLLECTIONS = {
  event: "events",
  venue: "venues",
  organizer: "organizers",
  category: "categories",
  tag: "tags",
} as const;
const POST_TYPES = { event: "tribe_events", venue: "tribe_venue", organizer: "tribe_organizer" } as const;

export type Collection = (typeof COLLECTIONS)[Kind];
export const collectionOf = (kind: Kind): Collection => COLLECTIONS[kind];

/** All addresses of one deployment as one client sees it. */
export class Addresses {
  /** Address of the namespace, without a slash at the end. */
  readonly rest: string;
  readonly #host: string;
  readonly #templates: Readonly<Record<keyof Settings["permalink"], Template>>;

  constructor(
    /** Address of the site, without a slash at the end. */
    readonly site: string,
    /** Address of the REST root, without a slash at the end. */
    readonly root: string,
    readonly namespace: string,
    settings: Settings,
  ) {
    this.rest = `${root}/${namespace}`;
    this.#host = hostOf(site);
    this.#templates = mapValues(settings.permalink, templateOf);
  }

  collection(kind: Kind): string {
    return `${this.rest}/${COLLECTIONS[kind]}`;
  }

  item(kind: Kind, id: number): string {
    return `${this.rest}/${COLLECTIONS[kind]}/${id}`;
  }

  /** The page of a record: by slug when it has one and people may find it there, else by id. */
  page(
    kind: keyof typeof POST_TYPES,
    row: { readonly id: number; readonly slug: string },
    isPublic: boolean,
  ): string {
    return isPublic && row.slug !== ""
      ? this.#fill(this.#templates[kind], { slug: encodeURIComponent(row.slug), id: String(row.id) })
      : this.#fill(this.#templates.unpublished, { kind: POST_TYPES[kind], id: String(row.id) });
  }

  category(slugs: readonly string[], id: number): string {
    const path = slugs.map(encodeURIComponent).join("/");
    return this.#fill(this.#templates.category, {
      path,
      slug: encodeURIComponent(slugs.at(-1) ?? ""),
      id: String(id),
    });
  }

  tag(slug: string, id: number): string {
    return this.#fill(this.#templates.tag, { slug: encodeURIComponent(slug), id: String(id) });
  }

  globalId(id: number): string {
    return `${this.#host}?id=${id}`;
  }

  #fill(template: Template, values: Readonly<Record<string, string>>): string {
    let text = template[0]!;
    for (let at = 1; at < template.length; at += 2) {
      const name = template[at]!;
      text += name === "site" ? this.site : (values[name] ?? `{${name}}`);
      text += template[at + 1]!;
    }
    return text;
  }
}

/** An address pattern taken apart: texts, and between them the names of what is filled in. */
type Template = readonly string[];

const templateOf = (pattern: string): Template => pattern.split(/\{(\w+)\}/);

const mapValues = <Key extends string, Out>(
  from: Readonly<Record<Key, string>>,
  make: (value: string) => Out,
): Record<Key, Out> => {
  const entries = Object.entries<string>(from).map(([key, value]) => [key, make(value)]);
  return Object.fromEntries(entries) as Record<Key, Out>;
};

const hostOf = (site: string): string => site.slice(site.indexOf("//") + 2).split(/[/:]/, 1)[0]!;

/** What a request's address says: where the deployment is, and which path below a namespace is meant. */
export interface Location {
  readonly addresses: Addresses;
  /** Below the namespace, "" or beginning with a slash; still encoded. */
  readonly path: string;
  /** The query as it was written, without the question mark. */
  readonly query: string;
}

const safeDecode = (text: string): string => {
  if (!text.includes("%")) return text;
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

/** Finds a request's place in a deployment, `undefined` where the path is not one of its own. */
export function locator(settings: Settings): (incoming: Incoming) => Location | undefined {
  const known = new Map<string, Addresses>();
  const addressesOf = (origin: string, mount: string, namespace: string): Addresses => {
    const key = `${origin}${mount} ${namespace}`;
    let found = known.get(key);
    if (!found) {
      const site = settings.baseUrl ?? `${origin}${mount}`;
      found = new Addresses(site, `${site}${settings.root}`, namespace, settings);
      // The client chooses the host name: keep few.
      if (known.size >= 100) known.clear();
      known.set(key, found);
    }
    return found;
  };
  return ({ url, mount }) => {
    const slash = url.indexOf("/", url.indexOf("//") + 2);
    const origin = slash < 0 ? url : url.slice(0, slash);
    const hash = url.indexOf("#", slash);
    const target = slash < 0 ? "/" : url.slice(slash, hash < 0 ? undefined : hash);
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const below = rest(path, mount);
    const inRoot = below === undefined ? undefined : rest(below, settings.root);
    if (inRoot === undefined) return undefined;
    for (const namespace of settings.namespaces) {
      const own = rest(inRoot, `/${namespace}`);
      if (own !== undefined)
        return {
          addresses: addressesOf(origin, mount, namespace),
          path: own,
          query: mark < 0 ? "" : target.slice(mark + 1),
        };
    }
    return undefined;
  };
}

/** What follows a prefix of whole path segments; compared decoded and without regard to letter case. */
function rest(path: string, prefix: string): string | undefined {
  if (prefix === "" || prefix === "/") return path;
  const isPlain = path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === "/");
  if (isPlain) return path.slice(prefix.length);
  const head = path.split("/", prefix.split("/").length).join("/");
  return safeDecode(head).toLowerCase() === safeDecode(prefix).toLowerCase()
    ? path.slice(head.length)
    : undefined;
}
