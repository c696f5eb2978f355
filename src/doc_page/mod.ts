/** `GET {ns}/doc` for people: the OpenAPI document as a page without scripts, and the style sheet of that page. */
import type { Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import { documentOf } from "../resources/doc.ts";
import { type Describing, describing } from "../resources/namespace.ts";
import { type Document, type Entry, entriesOf, type Schema } from "./document.ts";
import { type Html, html, prose } from "./html.ts";
import { methodsOf, operationSection } from "./operation.ts";
import { STYLE } from "./style.ts";
import { definition, shapeId } from "./types.ts";
import { PAGE_WORDS, type PageWords } from "./words.ts";

interface Section {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Nothing but the page's own style sheet is loaded; nothing can be run. */
const POLICY = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

function sectionsOf(ctx: Describing, words: PageWords, document: Document): readonly Section[] {
  const { operations } = ctx.texts;
  const titles: Readonly<Record<string, string>> = { ...operations, calendar: words.calendar };
  return document.tags.map(({ name }) => {
    const title = titles[name] ?? name;
    return { id: name, title: title[0]!.toUpperCase() + title.slice(1), entries: entriesOf(document, name) };
  });
}

const contents = (
  words: PageWords,
  sections: readonly Section[],
): Html => html`<nav aria-label="${words.contents}">
<ul><li><a href="#overview">${words.overview}</a></li><li><a href="#sign-in">${words.signIn}</a></li><li><a href="#errors">${words.errors}</a></li></ul>
${sections.map(
  ({ id, title, entries }) => html`<h2><a href="#${id}">${title}</a></h2>
<ul>${entries.map(({ operation, methods, path }) => html`<li><a href="#${operation.operationId}">${methodsOf(methods)}<code>${path}</code></a></li>`)}</ul>`,
)}
<h2><a href="#shapes">${words.shapes}</a></h2></nav>`;

function introduction(ctx: Context, words: PageWords, document: Document): Html {
  const server = document.servers[0]!.url.replace(/\/$/, "");
  const error = {
    code: "rest_invalid_param",
    message: `${ctx.texts.errors.rest_invalid_param}: website`,
    data: { status: 400, params: { website: `website: ${ctx.texts.problems.url}` } },
  };
  return html`<section id="overview"><h2>${words.overview}</h2>
<p>${words.baseAddress}</p><pre><code>${server}</code></pre>
<p>${words.machine}</p><pre><code>curl '${server}/doc'</code></pre></section>
<section id="sign-in"><h2>${words.signIn}</h2><p>${words.signInAbout}</p>
<pre><code>curl -u NAME '${server}/events?status=draft'
curl -H 'Authorization: Bearer KEY' '${server}/events?status=draft'</code></pre></section>
<section id="errors"><h2>${words.errors}</h2><p>${prose(words.errorsAbout)}</p>
<pre><code>${JSON.stringify(error, null, 2)}</code></pre></section>`;
}

function shape(words: PageWords, [name, schema]: [string, Schema]): Html {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(([member, inner]) =>
    definition(words, member, inner, required.includes(member) ? "" : words.optional),
  );
  return html`<section class="operation" id="${shapeId(name)}"><h3><code>${name}</code></h3><dl>${rows}</dl></section>`;
}

function page(ctx: Describing, document: Document): Html {
  const words = PAGE_WORDS[ctx.texts.language];
  const sections = sectionsOf(ctx, words, document);
  const { info, servers, components } = document;
  return html`<!doctype html>
<html lang="${ctx.texts.language}"><head><meta charset="utf-8"><title>${info.title} · API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><link rel="stylesheet" href="?style"></head>
<body><a class="skip" href="#content">${words.skip}</a>
<header><h1>${info.title}</h1><p>${info.description}</p></header>
${contents(words, sections)}
<main id="content" tabindex="-1">${introduction(ctx, words, document)}
${sections.map(({ id, title, entries }) => html`<section id="${id}"><h2>${title}</h2>${entries.map((one) => operationSection(words, servers[0]!.url, one))}</section>`)}
<section id="shapes"><h2>${words.shapes}</h2>${Object.entries(components.schemas).map((one) => shape(words, one))}</section>
</main></body></html>
`;
}

/** → 200 `text/html`. */
export async function documentPage(request: Context): Promise<Reply> {
  const ctx = await describing(request);
  const { text } = page(ctx, documentOf(ctx) as unknown as Document);
  const headers = { "content-security-policy": POLICY };
  return { status: 200, body: text, type: "text/html; charset=utf-8", headers };
}

/** → 200 `text/css`: the page asks for it at its own address. */
export const documentStyle = async (): Promise<Reply> => ({
  status: 200,
  body: STYLE,
  type: "text/css; charset=utf-8",
});
