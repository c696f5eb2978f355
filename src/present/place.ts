/** Venues and organizers: members without a value are absent. */
import type { Context } from "../context.ts";
import { withPlaceData } from "../plugin_data.ts";
import { mayEdit } from "../rights.ts";
import type { OrganizerView, VenueView } from "../schema/views.ts";
import type { OrganizerRow, VenueRow } from "../store.ts";
import { bodyHtml, titleHtml } from "../text/html.ts";
import { statusAt } from "../visibility.ts";
import { dataName, dataText, filled, pageOf } from "./post.ts";

export interface PlaceOptions {
  /** With structured data: on single reads. */
  readonly isSingle?: boolean;
}

type View = Record<string, unknown>;

const UNITED_STATES = new Set(["", "us", "united states"]);

/** The state of American venues, else the province, until it is set itself. */
function stateProvince(row: VenueRow): string {
  if (row.stateprovince !== "") return row.stateprovince;
  return row.state !== "" && UNITED_STATES.has(row.country.trim().toLowerCase()) ? row.state : row.province;
}

export function venueView(ctx: Context, row: VenueRow, { isSingle = false }: PlaceOptions = {}): VenueView {
  const global_id = ctx.addresses.globalId(row.id);
  const view: VenueView = {
    id: row.id,
    author: String(row.author),
    status: statusAt(row, ctx.now),
    date: row.date,
    date_utc: row.date_utc,
    modified: row.modified,
    modified_utc: row.modified_utc,
    url: pageOf(ctx, "venue", row),
    venue: titleHtml(row.venue),
    description: filled(bodyHtml(row.description)),
    slug: filled(row.slug),
    image: filled(row.image),
    address: filled(row.address),
    city: filled(row.city),
    country: filled(row.country),
    province: filled(row.province),
    state: filled(row.state),
    zip: filled(row.zip),
    phone: filled(row.phone),
    website: filled(row.website),
    stateprovince: filled(stateProvince(row)),
    json_ld: isSingle ? venueData(ctx, row) : undefined,
    show_map: row.show_map,
    show_map_link: row.show_map_link,
    global_id,
    global_id_lineage: [global_id],
    raw: raw(ctx, row, { venue: row.venue, description: row.description }),
  };
  return withPlaceData(ctx, "venue", row, view);
}

export function organizerView(
  ctx: Context,
  row: OrganizerRow,
  { isSingle = false }: PlaceOptions = {},
): OrganizerView {
  const global_id = ctx.addresses.globalId(row.id);
  const view: OrganizerView = {
    id: row.id,
    author: String(row.author),
    status: statusAt(row, ctx.now),
    date: row.date,
    date_utc: row.date_utc,
    modified: row.modified,
    modified_utc: row.modified_utc,
    url: pageOf(ctx, "organizer", row),
    organizer: titleHtml(row.organizer),
    description: filled(bodyHtml(row.description)),
    slug: filled(row.slug),
    image: filled(row.image),
    phone: filled(row.phone),
    website: filled(row.website),
    email: filled(row.email),
    json_ld: isSingle ? organizerData(ctx, row) : undefined,
    global_id,
    global_id_lineage: [global_id],
    raw: raw(ctx, row, { organizer: row.organizer, description: row.description }),
  };
  return withPlaceData(ctx, "organizer", row, view);
}

/** The texts as they were written, for editors that send them back. */
function raw<Texts>(ctx: Context, row: VenueRow | OrganizerRow, texts: Texts): Texts | undefined {
  return ctx.isEditing && mayEdit(ctx.caller, row) ? texts : undefined;
}

function venueData(ctx: Context, row: VenueRow): View {
  return {
    "@type": "Place",
    name: dataName(statusAt(row, ctx.now), titleHtml(row.venue)),
    description: dataText(row.description),
    image: row.image?.url,
    url: "",
    address: {
      "@type": "PostalAddress",
      streetAddress: filled(row.address),
      addressLocality: filled(row.city),
      addressRegion: filled(stateProvince(row)),
      postalCode: filled(row.zip),
      addressCountry: filled(row.country),
    },
    telephone: row.phone,
    sameAs: row.website,
  };
}

function organizerData(ctx: Context, row: OrganizerRow): View {
  return {
    "@type": "Person",
    name: dataName(statusAt(row, ctx.now), titleHtml(row.organizer)),
    description: dataText(row.description),
    image: row.image?.url,
    url: row.website,
    telephone: row.phone,
    email: row.email,
    sameAs: row.website,
  };
}
