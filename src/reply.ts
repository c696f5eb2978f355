/** What a handler gives back: the only makers of success answers. */
import type { Context } from "./context.ts";
import type { Answer } from "./http.ts";
import type { Json } from "./json.ts";

type JsonBody = Json | Readonly<Record<string, unknown>>;

export interface Reply {
  readonly status: number;
  readonly body: JsonBody | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Revision of the one record that the answer shows: what `If-Match` will compare. */
  readonly revision?: number;
  /** Content type where it is not JSON. */
  readonly type?: string;
  /** What a plugin answered itself; sent as it is. */
  readonly own?: Answer;
}

export const one = (body: JsonBody, revision: number, status = 200): Reply => ({
  status,
  body,
  revision,
});

/** 201 and where the new record is. */
export const created = (body: JsonBody, revision: number, location: string): Reply => ({
  status: 201,
  body,
  revision,
  headers: { location },
});

/** One value of a link's query: lists as CSV, flags as 1 and 0. */
export type LinkValue = string | number | boolean | readonly (string | number)[] | undefined;

export interface ListInfo {
  /** Key of the records in the body. */
  readonly key: string;
  readonly records: readonly unknown[] | Json;
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** Effective values of everything the list depends on but the page. */
  readonly filters: Readonly<Record<string, LinkValue>>;
  readonly deleted?: readonly { readonly id: number }[] | undefined;
  /** Terms put the address and the totals before their records. */
  readonly recordsLast?: boolean;
}

const encode = (text: string): string => (/^[\w.-]*$/.test(text) ? text : encoded(text));

// Blanks as `+` and commas bare, as links of the reference have them; both are valid in a query.
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",");

const written = (value: Exclude<LinkValue, undefined>): string =>
  typeof value === "boolean"
    ? value
      ? "1"
      : "0"
    : Array.isArray(value)
      ? value.map((item) => encode(String(item))).join(",")
      : encode(String(value));

function query(filters: ListInfo["filters"]): string {
  let text = "";
  for (const name in filters) {
    const value = filters[name];
    if (value !== undefined) text += `&${name}=${written(value)}`;
  }
  return text;
}

/** A page of a list with its totals and the links to its neighbours. */
export function page(ctx: Context, path: string, list: ListInfo): Reply {
  const totalPages = Math.ceil(list.total / list.perPage);
  const base = `${ctx.addresses.rest}/${path}/`;
  const filters = `per_page=${list.perPage}${query(list.filters)}`;
  const link = (number: number): string => `${base}?${filters}${number > 1 ? `&page=${number}` : ""}`;
  const previous = list.page > 1 && list.total > 0 ? link(Math.min(list.page - 1, totalPages)) : undefined;
  const next = list.page < totalPages ? link(list.page + 1) : undefined;
  const rest_url = `${base}?page=${list.page}&${filters}`;
  const links = { next_rest_url: next, previous_rest_url: previous };
  const totals = { total: list.total, total_pages: totalPages };
  const records = { [list.key]: list.records };
  const { deleted } = list;
  const body = list.recordsLast
    ? Object.assign({ rest_url }, totals, records, links, { deleted })
    : Object.assign(records, { rest_url }, links, totals, { deleted });
  return { status: 200, body, headers: listHeaders(totals, next, previous) };
}

function listHeaders(
  totals: { total: number; total_pages: number },
  next?: string,
  previous?: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    "x-tec-total": String(totals.total),
    "x-tec-totalpages": String(totals.total_pages),
  };
  const links = [next && `<${next}>; rel="next"`, previous && `<${previous}>; rel="prev"`].filter(Boolean);
  if (links.length > 0) headers.link = links.join(", ");
  return headers;
}
