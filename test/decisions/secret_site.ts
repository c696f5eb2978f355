/** A calendar in which every text that readers must not see holds one random marker. */
import { randomBytes } from "node:crypto";
import { call, FAIR, make, makeSite, type Site } from "./site.ts";

/** Searches may echo what was asked for, so they ask for the first half; only the whole must never occur. */
export const HALF = `zq${randomBytes(6).toString("hex")}`;
export const MARKER = `${HALF}x${randomBytes(6).toString("hex")}`;

const ADDRESS = `https://${MARKER}.example/`;
const BODY = { description: `Text ${MARKER}`, image: `${ADDRESS}a.png`, website: ADDRESS };
const EVENT = { ...FAIR, ...BODY, title: `T ${MARKER}`, excerpt: `E ${MARKER}`, cost: `Cost ${MARKER}` };
const LINE = `L ${MARKER}`;
const VENUE = {
  ...{ ...BODY, venue: `V ${MARKER}`, address: LINE, city: LINE, country: LINE, province: LINE, state: LINE },
  ...{ zip: LINE, phone: LINE, stateprovince: LINE },
};
const ORGANIZER = { ...BODY, organizer: `O ${MARKER}`, phone: LINE, email: `a@${MARKER}.example` };

/** Statuses that readers may not see, as data. */
const HIDDEN = [
  { status: "draft" },
  { status: "pending" },
  { status: "private" },
  { status: "trash" },
  { date: "2027-01-01 00:00:00" },
];

export interface Secret {
  readonly site: Site;
  /** Ids of all records, by kind. */
  readonly ids: { readonly posts: readonly number[]; readonly terms: readonly number[] };
  readonly slugs: readonly string[];
}

/** Everything belongs to the admin; published events are linked to all unpublished venues and organizers. */
export async function makeSecret(): Promise<Secret> {
  const site = makeSite({ perPage: 50 });
  const category = await make(site, "categories", { name: "Music" });
  const terms = [category, await make(site, "categories", { name: "Jazz", parent: category })];
  const tags = [await make(site, "tags", { name: "Free" })];
  const links: { venue: number[]; organizer: number[] } = { venue: [], organizer: [] };
  for (const [index, hidden] of HIDDEN.entries()) {
    const data = { ...(hidden.status === "trash" ? {} : hidden), phone: `${LINE} ${index}` };
    links.venue.push(await make(site, "venues", { ...VENUE, ...data }, "admin"));
    links.organizer.push(await make(site, "organizers", { ...ORGANIZER, ...data }, "admin"));
  }
  const open = [
    await make(site, "venues", { venue: "Open hall" }, "admin"),
    await make(site, "organizers", { organizer: "Open team" }, "admin"),
  ];
  const all = { venue: [...links.venue, open[0]!], organizer: [...links.organizer, open[1]!] };
  const shown = { categories: terms, tags, ...all };
  const events = [
    await make(site, "events", { ...shown, title: "Open", featured: true }, "admin"),
    await make(site, "events", { ...links, title: "Hidden links only", start_date: "2027-02-01" }, "admin"),
    await make(site, "events", { ...EVENT, ...shown, title: "Locked", password: MARKER }, "admin"),
  ];
  for (const hidden of HIDDEN) {
    const slug = `s-${MARKER}`;
    events.push(await make(site, "events", { ...EVENT, ...shown, ...hidden, slug, featured: true }, "admin"));
  }
  // Trashed now, while links to them stay.
  await call(site, `DELETE venues/${links.venue[3]}`, { as: "admin" });
  await call(site, `DELETE organizers/${links.organizer[3]}`, { as: "admin" });
  await once(site, events);
  const slugs = ["open", "locked", "hidden-links-only", "open-hall", "open-team"];
  for (const start of [`s-${MARKER}`, `v-${MARKER}`, `o-${MARKER}`])
    for (const end of ["", "-2", "-3", "-4", "-5", "__trashed"]) slugs.push(start + end);
  return {
    site,
    ids: { posts: [...events, ...all.venue, ...all.organizer], terms: [...terms, ...tags] },
    slugs,
  };
}

/** Events that were public once: their past must not show in `deleted`. */
async function once(site: Site, events: number[]): Promise<void> {
  const id = await make(site, "events", { title: "Was open", description: "Harmless" }, "admin");
  const gone = await make(site, "events", { title: "Was open too" }, "admin");
  site.wait(10);
  await call(site, `PATCH events/${id}`, {
    as: "admin",
    body: { ...EVENT, status: "private", slug: `m-${MARKER}` },
  });
  await call(site, `DELETE events/${gone}?force=1`, { as: "admin" });
  events.push(id, gone);
}
