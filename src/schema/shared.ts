/** Fields that several resources share. */
import type { Defaults, Field } from "./field.ts";
import * as read from "./readers.ts";

const STATUSES = ["publish", "future", "draft", "pending", "private", "trash"] as const;

const known = new Set<unknown>(STATUSES);

export type WrittenStatus = (typeof STATUSES)[number];

const status = read.reader<WrittenStatus>((value) =>
  known.has(value) ? { ok: value as WrittenStatus } : "status",
);

const author = read.reader<number>((value) => {
  const id = typeof value === "boolean" ? undefined : read.wholeNumber(value);
  return id === undefined || id < 1 ? "author" : { ok: id };
});

const when = read.reader<string>((value) => {
  if (typeof value === "number") return "string";
  return typeof value === "string" && value.trim() !== "" ? { ok: value } : "date";
});

/** A date in a filter: numbers are epoch seconds or days like their texts. */
const whenAsked = read.reader<string>((value) => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" ? { ok: text } : "date";
});

/** What an image can be given as. */
export type ImageInput = { readonly id: number } | { readonly url: string };

const image = read.reader<ImageInput | null, number | string>((value) => {
  const id = typeof value === "boolean" ? undefined : read.wholeNumber(value);
  if (id !== undefined) return id > 0 ? { ok: { id } } : "image";
  if (
    typeof value !== "string" ||
    value.length > 2000 ||
    !/^https?:\/\/[^\s"<>\\\p{Cc}]+$/iu.test(value.trim())
  )
    return "image";
  const url = value.trim();
  // `.invalid` is reserved for names that lead nowhere (RFC 6761).
  return URL.canParse(url) && !/(^|\.)invalid$/.test(new URL(url).hostname) ? { ok: { url } } : "image";
});

const postStatuses = read.reader<readonly WrittenStatus[] | "", read.OneOrMany<WrittenStatus>>((value) => {
  if (value === "") return { ok: "" };
  const items = typeof value === "string" && value !== value.trim() ? undefined : read.listItems(value);
  return items?.length && items.every((item) => known.has(item))
    ? { ok: items as WrittenStatus[] }
    : "status";
});

export const authorship = {
  author: { schema: author, type: "integer", text: "author" },
  date: { schema: when, type: "string", text: "date" },
  date_utc: { schema: when, type: "string", text: "date_utc" },
} as const satisfies Record<string, Field>;

export const fields = {
  status: {
    schema: status,
    type: "string",
    text: "status",
    choices: STATUSES,
  } satisfies Field<WrittenStatus>,
  image: { schema: image, type: "string", text: "image", clear: null } satisfies Field<
    ImageInput | null,
    number | string
  >,
  when: (text: Field["text"]) =>
    ({ schema: when, type: "string", text, required: true }) satisfies Field<string>,
  bound: (text: Field["text"], preset?: Field["default"]): Field<string> => ({
    schema: whenAsked,
    text,
    ...(preset === undefined ? {} : { default: preset }),
  }),
  line: (text: Field["text"]) =>
    ({ schema: read.looseText, type: "string", text, default: null, clear: "" }) satisfies Field<string>,
  flag: (text: Field["text"]) =>
    ({ schema: read.flag, type: "boolean", text, clear: false }) satisfies Field<boolean>,
};

export const website = {
  schema: read.url,
  text: "website",
  default: null,
  clear: "",
} as const satisfies Field<string>;

/** Paging of every list. */
export const paging = {
  page: { schema: read.positive, type: "integer", text: "page", default: 1 },
  per_page: {
    schema: read.positive,
    type: "integer",
    text: "per_page",
    default: (site: Defaults) => String(site.perPage),
  },
} as const satisfies Record<string, Field<number>>;

/** `status` and our additions, at the end of every list of posts. */
export const postList = <By extends string>(...orders: By[]) => ({
  modified_after: { schema: whenAsked, text: "modified_after" } satisfies Field<string>,
  orderby: {
    schema: read.word(...orders),
    type: "string",
    text: "orderby",
    choices: orders,
  } satisfies Field<By>,
  order: {
    schema: read.word("asc", "desc"),
    type: "string",
    text: "order",
    choices: ["asc", "desc"],
  } satisfies Field<"asc" | "desc">,
});

export const listStatus = {
  schema: postStatuses,
  format: "string",
  text: "list_status",
} as const satisfies Field<readonly WrittenStatus[] | "", read.OneOrMany<WrittenStatus>>;
