import type { Request, Response } from "express";
import type { Calendar } from "kalends";
import type { EventView } from "kalends/client";
import { type Html, html, plain, safe } from "../html.ts";
import { SITE } from "../settings.ts";
import { layout } from "./layout.ts";
import type { Lists } from "./lists.ts";
import { spanOf } from "./when.ts";

interface Filters {
  readonly search: string;
  readonly categories: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function filterForm(filters: Filters, categories: Awaited<ReturnType<Lists["categories"]>>): Html {
  return html`<form class="filters" id="filters" role="search" aria-label="Events">
<div class="field"><label for="search">Search</label><input type="search" id="search" name="search" value="${filters.search}" placeholder="Title or description" maxlength="200"></div>
<div class="field"><label for="categories">Category</label><select id="categories" name="categories"><option value="">All categories</option>${categories.map(
    ({ slug, name }) =>
      html`<option value="${slug}"${slug === filters.categories ? html` selected` : ""}>${plain(name)}</option>`,
  )}</select></div>
<div class="field" id="clocks" hidden><label for="clock">Times in</label><select id="clock" name="clock"><option value="">${SITE.name} time</option><option value="own">Your time</option></select></div>
<button class="button">Show</button><a class="quiet" id="clear" href="/"${filters.search + filters.categories === "" ? html` hidden` : ""}>Clear</a></form>`;
}

/** For visitors without scripts: the next events that match. */
async function plainList(calendar: Calendar, { search, categories }: Filters): Promise<Html> {
  const query = { per_page: 20, ...(search && { search }), ...(categories && { categories }) };
  const events = (await calendar.events.list(query)).events as readonly EventView[];
  return html`<ul>${events.map((one) => html`<li><a href="/event/${one.slug}/">${safe(one.title)}</a>, ${spanOf(one)}</li>`)}</ul>`;
}

export async function calendarPage(
  calendar: Calendar,
  lists: Lists,
  req: Request,
  res: Response,
): Promise<string> {
  const filters = { search: textOf(req.query.search), categories: textOf(req.query.categories) };
  const main = html`<h1>What’s on</h1>
${filterForm(filters, await lists.categories())}
<p class="notice bad" id="failure" role="alert" hidden>The events could not be loaded. <button type="button" class="quiet" id="again">Try again</button></p>
<p id="status" class="soft" role="status">Loading…</p>
<div id="calendar" data-api="${SITE.api}" data-zone="${SITE.timezone}"></div>
<noscript>${await plainList(calendar, filters)}</noscript>
<p class="soft"><a id="feed" href="${SITE.api}/events.ics">Subscribe to these events</a> in your own calendar.</p>`;
  return layout(res, { title: "What’s on", main, script: "calendar", req });
}
