import type { Request, Response } from "express";
import type { Calendar, Caller } from "kalends";
import type { EventView, VenueView } from "kalends/client";
import { type Html, html, plain, safe } from "../html.ts";
import { SITE } from "../settings.ts";
import { layout } from "./layout.ts";
import { spanOf } from "./when.ts";

/** Texts of the API that are no HTML. */
const addressOf = ({ address, city, state, zip, country }: VenueView): string =>
  [address, city, [state, zip].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

function venueBlock(venue: VenueView): Html {
  const address = addressOf(venue);
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return html`<dt>Where</dt><dd><strong>${safe(venue.venue)}</strong>${address === "" ? "" : html`<br>${address}<br><a href="${map}" rel="noopener">Map<span class="unseen"> of ${plain(venue.venue)}</span></a>`}</dd>`;
}

function facts(event: EventView): Html {
  const venues = [event.venue].flat() as readonly VenueView[];
  const times = `${event.utc_start_date}/${event.utc_end_date}`;
  return html`<dl class="facts"><dt>When</dt><dd><time datetime="${event.utc_start_date.replace(" ", "T")}Z">${spanOf(event)}</time>
${event.all_day ? "" : html`<span class="soft" id="own-time" data-zone="${event.timezone}" data-times="${times}" hidden></span>`}</dd>
${venues.map(venueBlock)}
${event.cost === "" ? "" : html`<dt>Cost</dt><dd>${event.cost === "Free" || event.cost === "0" ? "Free" : event.cost}</dd>`}
${event.organizer.length === 0 ? "" : html`<dt>Organizer</dt><dd>${event.organizer.map(({ organizer, website }) => html`<span class="line">${website ? html`<a href="${website}" rel="noopener">${safe(organizer)}</a>` : safe(organizer)}</span>`)}</dd>`}
${event.website === "" || event.website === event.url ? "" : html`<dt>Website</dt><dd><a href="${event.website}" rel="noopener">${new URL(event.website).hostname}</a></dd>`}</dl>`;
}

const mayEdit = (caller: Caller | undefined, event: EventView): boolean =>
  caller !== undefined && (/^(?:editor|admin)$/.test(caller.role) || String(caller.id) === event.author);

export async function eventPage(calendar: Calendar, req: Request, res: Response): Promise<string> {
  const { caller } = req.session;
  const slug = String(req.params.slug);
  const event = (await calendar.events.read(
    { slug },
    {},
    caller ? { as: caller } : {},
  )) as unknown as EventView;
  const main = html`<article class="event"><p><a href="/">← All events</a></p>
${req.query.saved === undefined ? "" : html`<p class="notice good" role="status">Saved.</p>`}
${event.status === "publish" ? "" : html`<p class="notice">Not public: ${event.status}</p>`}
<header><p class="chips">${event.categories.map(({ name, slug: category }) => html`<a href="/?categories=${category}">${safe(name)}</a>`)}</p><h1>${safe(event.title)}</h1></header>
<div class="columns"><div class="prose">${safe(event.description) /* as the API made it safe */}${event.description === "" ? html`<p class="soft">No description yet.</p>` : ""}</div>
<aside aria-label="Facts">${facts(event)}
<p class="actions"><a class="button" href="${SITE.api}/events/${event.id}.ics" download="${event.slug}.ics">Add to my calendar</a>
${mayEdit(caller, event) ? html`<a class="button second" href="/events/${event.id}/edit">Edit</a>` : ""}</p></aside></div></article>`;
  return layout(res, { title: plain(event.title), main, script: "event", req });
}
