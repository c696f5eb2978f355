/** Categories and tags. */
import type { Field, Shape } from "./field.ts";
import * as read from "./readers.ts";
import { fields, paging } from "./shared.ts";

const NAME_LENGTH = 200;

export const TagInput = {
  name: { schema: read.termName(NAME_LENGTH), type: "string", text: "term_name", required: true },
  description: { schema: read.html, type: "string", text: "term_description", clear: "" },
  slug: { schema: read.text, type: "string", text: "term_slug", clear: "" },
} as const satisfies Shape;

export const CategoryInput = {
  ...TagInput,
  parent: { schema: read.idOrZero, type: "integer", text: "category_parent", clear: 0 },
} as const satisfies Shape;

const TERM_ORDERS = [
  "name",
  "id",
  "slug",
  "count",
  "description",
  "term_group",
  "parent",
  "include",
  "none",
  "term_id",
] as const;

const before = {
  ...paging,
  search: { schema: read.search, type: "string", text: "term_search" },
  exclude: { schema: read.termList, items: "integer", text: "term_exclude" },
  include: { schema: read.termList, items: "integer", text: "term_include" },
  order: { schema: read.word("asc", "desc"), type: "string", text: "order", choices: ["asc", "desc"] },
  orderby: { schema: read.word(...TERM_ORDERS), type: "string", text: "orderby", choices: TERM_ORDERS },
  hide_empty: { schema: read.flag, type: "boolean", text: "hide_empty", default: "1" },
} as const satisfies Shape;

const after = {
  post: { schema: read.positive, type: "integer", text: "term_post" },
  event: { schema: read.positive, type: "integer", text: "term_event" },
  slug: { schema: read.text, type: "string", text: "term_list_slug" },
  modified_after: fields.bound("modified_after"),
} as const satisfies Shape;

const parent: Field<number> = { schema: read.idOrZero, type: "integer", text: "list_parent" };

export const TagListQuery = { ...before, ...after } as const satisfies Shape;
export const CategoryListQuery = { ...before, parent, ...after } as const satisfies Shape;
