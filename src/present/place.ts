/** Venues and organizers: members without a value are absent. */
import type { Context } from "../context.ts";
import { mayEdit } from "../rights.ts";
import type { OrganizerRow, VenueRow } from "../store.ts";
import { bodyHtml, titleHtml } from "../text/html.ts";
import { addFilled, dataName, dataText, globalIds, publication } from "./post.ts";

export interface PlaceOptions {
  /** With structured data: on single reads. */
  readonly isSingle?: boolean;
}

type View = Record<string, unknown>;

const VENUE_LINES = ["address", "city", "country", "province", "state", "zip", "phone", "website"] as const;
const UNITED_STATES = new Set(["", "us", "united states"]);

/** The state of American venues, else the province, until it is set itself. */
function stateProvince(row: VenueRow): string {
  if (row.stateprovince !== "") return row.stateprovince;
  return row.state !== "" && UNITED_STATES.has(row.country.trim().toLowerCase()) ? row.state : row.province;
}

export function venueView(ctx: Context, row: VenueRow, { isSingle = false }: PlaceOptions = {}): View {
  const view: View = { ...publication(ctx, "venue", row), venue: titleHtml(row.venue) };
  addFilled(view, "description", bodyHtml(row.description));
  addFilled(view, "slug", row.slug);
  addFilled(view, "image", row.image);
  for (const name of VENUE_LINES) addFilled(view, name, row[name]);
  addFilled(view, "stateprovince", stateProvince(row));
  if (isSingle) view.json_ld = venueData(row, view);
  view.show_map = row.show_map;
  view.show_map_link = row.show_map_link;
  return Object.assign(
    view,
    globalIds(ctx, row.id),
    raw(ctx, row, { venue: row.venue, description: row.description }),
  );
}

export function organizerView(
  ctx: Context,
  row: OrganizerRow,
  { isSingle = false }: PlaceOptions = {},
): View {
  const view: View = { ...publication(ctx, "organizer", row), organizer: titleHtml(row.organizer) };
  addFilled(view, "description", bodyHtml(row.description));
  addFilled(view, "slug", row.slug);
  addFilled(view, "image", row.image);
  addFilled(view, "phone", row.phone);
  addFilled(view, "website", row.website);
  addFilled(view, "email", row.email);
  if (isSingle) view.json_ld = organizerData(row, view);
  return Object.assign(
    view,
    globalIds(ctx, row.id),
    raw(ctx, row, { organizer: row.organizer, description: row.description }),
  );
}

/** The texts as they were written, for editors that send them back. */
function raw(ctx: Context, row: VenueRow | OrganizerRow, texts: View): View {
  return ctx.isEditing && mayEdit(ctx.caller, row, ctx.now) ? { raw: texts } : {};
}

function venueData(row: VenueRow, view: View): View {
  const address: View = { "@type": "PostalAddress" };
  addFilled(address, "streetAddress", row.address);
  addFilled(address, "addressLocality", row.city);
  addFilled(address, "addressRegion", stateProvince(row));
  addFilled(address, "postalCode", row.zip);
  addFilled(address, "addressCountry", row.country);
  return {
    "@type": "Place",
    name: dataName(view.status, view.venue),
    description: dataText(row.description),
    ...(row.image ? { image: row.image.url } : {}),
    url: "",
    address,
    telephone: row.phone,
    sameAs: row.website,
  };
}

function organizerData(row: OrganizerRow, view: View): View {
  return {
    "@type": "Person",
    name: dataName(view.status, view.organizer),
    description: dataText(row.description),
    ...(row.image ? { image: row.image.url } : {}),
    url: row.website,
    telephone: row.phone,
    email: row.email,
    sameAs: row.website,
  };
}
