import type { Request, Response } from "express";
import { type Html, html, plain } from "../html.ts";
import { SITE } from "../settings.ts";
import { layout } from "./layout.ts";
import type { Lists } from "./lists.ts";

/** An input with its label, a hint, and room for what the API says is wrong with it. */
function field(name: string, label: string, input: (attributes: Html) => Html, hint = ""): Html {
  const attributes = html`id="${name}" name="${name}" aria-describedby="${name}-problem${hint === "" ? "" : ` ${name}-hint`}"`;
  return html`<div class="field"><label for="${name}">${label}</label>${hint === "" ? "" : html`<p class="hint" id="${name}-hint">${hint}</p>`}${input(attributes)}<p class="problem" id="${name}-problem" hidden></p></div>`;
}

interface Choice {
  readonly id: number;
  readonly label: string;
}

const options = (choices: readonly Choice[], none: string): Html =>
  html`<option value="">${none}</option>${choices.map(({ id, label }) => html`<option value="${id}">${plain(label)}</option>`)}`;

const select = (choices: readonly Choice[], none: string) => (attributes: Html) =>
  html`<select ${attributes}>${options(choices, none)}</select>`;

const text =
  (more = html``) =>
  (attributes: Html) =>
    html`<input ${attributes} ${more}>`;

const zones = html`<datalist id="zones">${Intl.supportedValuesOf("timeZone").map((zone) => html`<option value="${zone}"></option>`)}</datalist>`;

async function choices(lists: Lists, req: Request) {
  const { caller } = req.session;
  const [venues, organizers, categories] = await Promise.all([
    lists.venues(caller),
    lists.organizers(caller),
    lists.categories(),
  ]);
  return {
    venues: venues.map(({ id, venue }) => ({ id, label: venue })),
    organizers: organizers.map(({ id, organizer }) => ({ id, label: organizer })),
    categories: categories.map(({ id, name }) => ({ id, label: name })),
  };
}

const checkboxes = (known: readonly Choice[]): Html =>
  html`<fieldset class="field" id="categories" tabindex="-1" aria-describedby="categories-problem"><legend>Categories</legend><div class="checks">${known.map(
    ({ id, label }) =>
      html`<label><input type="checkbox" name="categories" value="${id}"> ${plain(label)}</label>`,
  )}</div><p class="problem" id="categories-problem" hidden></p></fieldset>`;

/** The form is filled, checked and sent by `browser/form.ts`: what is right is for the API to say. */
export async function formPage(lists: Lists, req: Request, res: Response, id?: number): Promise<string> {
  const { venues, organizers, categories } = await choices(lists, req);
  const title = id === undefined ? "Add an event" : "Edit event";
  const main = html`<section class="wide"><h1>${title}</h1>
<noscript><p class="notice bad">Saving needs JavaScript.</p></noscript>
<p class="notice bad" id="failure" role="alert" tabindex="-1" hidden></p>
<form class="fields" id="event-form" novalidate data-api="${SITE.api}" data-zone="${SITE.timezone}" ${id === undefined ? "" : html`data-id="${id}" aria-busy="true"`}>
${field("title", "Title", text(html`autocomplete="off"`))}
<div class="field check"><label><input type="checkbox" id="all_day" name="all_day"> Lasts whole days</label></div>
<div class="row">${field("start_date", "Starts", text(html`type="datetime-local"`))}${field("end_date", "Ends", text(html`type="datetime-local"`))}
${field("timezone", "Time zone", text(html`list="zones" value="${SITE.timezone}" autocomplete="off" spellcheck="false"`))}</div>${zones}
${field("description", "Description", (attributes) => html`<textarea ${attributes} rows="7"></textarea>`, "Plain text or simple HTML")}
<div class="row">${field("venue", "Venue", select(venues, "None"))}${field("organizer", "Organizer", select(organizers, "None"))}</div>
${checkboxes(categories)}
<div class="row">${field("cost", "Cost", text(html`autocomplete="off"`), "Such as 12, $5-$10 or Free")}${field("website", "Website", text(html`type="url" inputmode="url"`), "With https://")}</div>
${field("status", "Visibility", (attributes) => html`<select ${attributes}><option value="publish">Public</option><option value="draft">Draft</option><option value="private">Private</option></select>`)}
<div class="row buttons"><button class="button" id="save">Save</button><a class="quiet" href="/">Cancel</a></div></form></section>`;
  return layout(res, { title, main, script: "form", req });
}
