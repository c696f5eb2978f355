import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import { type Html, html } from "../html.ts";
import { tokenOf } from "../sessions.ts";
import { SITE } from "../settings.ts";

export interface Page {
  readonly title: Html | string;
  readonly main: Html;
  /** Name of a script in `browser/`. */
  readonly script?: string;
  /** Who looks at it; absent on pages that are the same for all. */
  readonly req?: Request;
}

/** Scripts and styles of the site's own; images may stand elsewhere, as descriptions have them. */
const policy = (nonce: string): string =>
  `default-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' https: data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

function account(req: Request): Html {
  if (!req.session.caller)
    return html`<a href="/sign-in?next=${encodeURIComponent(req.originalUrl)}">Sign in</a>`;
  return html`<a class="button" href="/events/new">Add event</a>
<form method="post" action="/sign-out"><input type="hidden" name="token" value="${tokenOf(req)}"><button class="quiet">Sign out<span class="unseen"> ${req.session.name}</span></button></form>`;
}

/** A whole page. Sets the headers that belong to it. */
export function layout(res: Response, { title, main, script, req }: Page): string {
  const nonce = randomBytes(16).toString("base64");
  res.set({
    "content-security-policy": policy(nonce),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cache-control": "private, no-cache",
  });
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} · ${SITE.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="csp-nonce" content="${nonce}"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/style.css">${script ? html`<script type="module" src="/assets/${script}.js"></script>` : ""}
</head><body><a class="skip" href="#main">Skip to the content</a>
<header class="site"><div><a class="name" href="/">${SITE.name}<span> Events</span></a><nav aria-label="Site">${req ? account(req) : ""}</nav></div></header>
<main id="main" tabindex="-1">${main}</main>
<footer class="site"><p>Times on the clock of ${SITE.name} unless said otherwise · <a href="${SITE.api}/doc">API</a></p></footer>
</body></html>`.text;
}
