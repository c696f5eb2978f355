import type { Client } from "./client.ts";
import { type Conference, descriptionOf, placeOf, slugOf, websiteOf, zoneFor } from "./conferences.ts";
import { toHtml } from "./html.ts";
import { type Collection, Maker } from "./maker.ts";
import { inParallel } from "./parallel.ts";
import type { StartProgress } from "./progress.ts";

/** Ids of what events are linked to, by what the file calls it. */
export interface Ids {
  /** The organizer that all imported events have: other events on the server are not counted. */
  readonly source: number;
  readonly online: number;
  readonly topics: ReadonlyMap<string, number>;
  readonly venues: ReadonlyMap<string, number>;
}

/** What an import did. */
export interface Imported {
  readonly ids: Ids;
  /** Records made, by collection; what was there already does not count. */
  readonly created: Readonly<Record<Collection, number>>;
  readonly seconds: number;
}

const SOURCE = "tech-conferences/conference-data";

/** Brings every line of the file into the calendar; what an earlier run brought is left as it is. */
export async function importAll(
  client: Client,
  rows: readonly Conference[],
  start: StartProgress,
): Promise<Imported> {
  const began = performance.now();
  const made = new Maker(client);
  const ids = await linkedRecords(made, rows, start);
  await inParallel(rows, start("events", rows.length), (row) => made.event(slugOf(row), dataOf(row, ids)));
  return { ids, created: made.created, seconds: (performance.now() - began) / 1000 };
}

async function linkedRecords(made: Maker, rows: readonly Conference[], start: StartProgress): Promise<Ids> {
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  const cities = [...new Map(rows.map((row) => [placeOf(row), row])).values()].filter(({ city }) => city);
  const topicIds = await inParallel(topics, start("categories", topics.length), (name) =>
    made.term("categories", name),
  );
  const venueIds = await inParallel(cities, start("venues", cities.length), ({ city = "", country = "" }) =>
    made.place("venues", { venue: toHtml(city), city, country }),
  );
  return {
    source: await made.place("organizers", { organizer: SOURCE, website: `https://github.com/${SOURCE}` }),
    online: await made.term("tags", "online"),
    topics: new Map(topics.map((topic, index) => [topic, topicIds[index]!])),
    venues: new Map(cities.map((row, index) => [placeOf(row)!, venueIds[index]!])),
  };
}

function dataOf(row: Conference, ids: Ids): object {
  const place = placeOf(row);
  return {
    title: toHtml(row.name),
    description: toHtml(descriptionOf(row)),
    slug: slugOf(row),
    all_day: true,
    start_date: row.startDate,
    end_date: row.endDate,
    timezone: zoneFor(row),
    website: websiteOf(row),
    categories: [ids.topics.get(row.topic)],
    tags: row.online === true ? [ids.online] : [],
    venue: place === undefined ? [] : [ids.venues.get(place)],
    organizer: [ids.source],
  };
}
