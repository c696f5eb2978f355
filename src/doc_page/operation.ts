/** One route: what it does, how it is called, what it takes and what it answers. */
import { contentOf, type Entry, type Operation } from "./document.ts";
import { curl } from "./example.ts";
import { type Html, html, prose } from "./html.ts";
import { definition, typeOf } from "./types.ts";
import type { PageWords } from "./words.ts";

/** A list that can be folded; its heading says how much is in it. */
const folded = (title: string, rows: readonly Html[], isOpen: boolean): Html | "" =>
  rows.length === 0
    ? ""
    : html`<details${isOpen ? html` open` : ""}><summary>${title} <span class="count">${rows.length}</span></summary><dl>${rows}</dl></details>`;

function parameters(words: PageWords, { parameters: all }: Operation): Html | "" {
  const rows = all.map((one) =>
    definition(words, one.name, one.schema, one.in === "path" ? words.inPath : "", one.description),
  );
  return folded(words.parameters, rows, true);
}

function body(words: PageWords, { requestBody }: Operation): Html | "" {
  if (!requestBody) return "";
  const { schema } = contentOf(requestBody.content);
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(([name, inner]) =>
    definition(words, name, inner, required.includes(name) ? words.required : "", inner.description),
  );
  return folded(words.body, rows, required.length > 0);
}

function responses(words: PageWords, { responses: all }: Operation): Html | "" {
  const rows = Object.entries(all).map(([status, { description, content }]) => {
    const { type, schema } = contentOf(content);
    const shape = type === "application/json" ? typeOf(schema) : html`${type}`;
    return html`<div><dt><span class="status">${status}</span> <span class="type">${shape}</span></dt><dd>${prose(description)}</dd></div>`;
  });
  return folded(words.responses, rows, false);
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export const methodsOf = (methods: readonly string[]): Html =>
  html`${METHODS.filter((one) => methods.includes(one)).map(
    (one) => html`<span class="method ${one.toLowerCase()}">${one}</span> `,
  )}`;

export function operationSection(words: PageWords, server: string, entry: Entry): Html {
  const { operation, path, methods } = entry;
  const needsCredentials = operation.security.every((one) => Object.keys(one).length > 0);
  return html`<section class="operation" id="${operation.operationId}">
<h3>${methodsOf(methods)}<code>${path}</code></h3>
<p>${operation.summary}${needsCredentials ? html` <a class="lock" href="#sign-in">${words.needsSignIn}</a>` : ""}</p>
<pre><code>${curl(server, entry)}</code></pre>
${parameters(words, operation)}${body(words, operation)}${responses(words, operation)}
</section>`;
}
