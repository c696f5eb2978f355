/** Schemas as readers see them: short, with links to the shapes that have a name. */
import type { Schema } from "./document.ts";
import { type Html, html, joined } from "./html.ts";
import type { PageWords } from "./words.ts";

export const shapeId = (name: string): string => `shape-${name}`;

function nameOf(reference: string): Html {
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  return html`<a href="#${shapeId(name)}">${name}</a>`;
}

function members(schema: Schema): Html {
  const { properties = {}, required = [] } = schema;
  const each = Object.entries(properties).map(
    ([name, inner]) => html`${name}${required.includes(name) ? "" : "?"}: ${typeOf(inner)}`,
  );
  return html`{ ${joined(each, ", ")} }`;
}

function plain({ type, format, items, enum: choices, const: only }: Schema): Html {
  if (only !== undefined) return html`${JSON.stringify(only)}`;
  if (choices) return html`${choices.map((one) => String(one)).join(" | ")}`;
  const types = (typeof type === "string" ? [type] : (type ?? [])).map((one) => format ?? one);
  const item = types.includes("array") && items ? typeOf(items) : html``;
  if (item.text === "") return html`${types.join(" | ")}`;
  const rest = types.filter((one) => one !== "array").map((one) => ` | ${one}`);
  return html`${item}[]${rest}`;
}

/** Empty where anything goes; for example `Event[]`, `integer | null` or `{ total: integer }`. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.oneOf) return joined(schema.oneOf.map(typeOf), " | ");
  if (schema.additionalProperties) return html`{ [name]: ${typeOf(schema.additionalProperties)} }`;
  return schema.properties ? members(schema) : plain(schema);
}

/** One member or parameter: name, type, default, meaning. */
export function definition(words: PageWords, name: string, schema: Schema, mark: string, about = ""): Html {
  const { default: preset } = schema;
  return html`<div><dt><code>${name}</code> <span class="type">${typeOf(schema)}</span>${
    mark === "" ? "" : html` <strong>${mark}</strong>`
  }${
    preset === undefined || preset === null
      ? ""
      : html` <span class="default">${words.default} <code>${String(preset)}</code></span>`
  }</dt>${about === "" ? "" : html`<dd>${about}</dd>`}</div>`;
}
