import { type Client, unexpected } from "./client.ts";
import { type Conference, descriptionOf, placeOf, slugOf, zoneFor } from "./conferences.ts";
import { toHtml } from "./html.ts";
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

type Collection = "events" | "venues" | "organizers" | "categories" | "tags";

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
    website: row.url,
    categories: [ids.topics.get(row.topic)],
    tags: row.online === true ? [ids.online] : [],
    venue: place === undefined ? [] : [ids.venues.get(place)],
    organizer: [ids.source],
  };
}

/** Makes records that are not there yet, and counts them. */
class Maker {
  readonly created = { events: 0, venues: 0, organizers: 0, categories: 0, tags: 0 };

  constructor(private readonly client: Client) {}

  /** The slug is asked for before anything is written. */
  async event(slug: string, data: object): Promise<void> {
    const found = await this.client.send("GET", `/events/by-slug/${slug}`);
    if (found.status === 200) return;
    if (found.status !== 404) throw unexpected(`GET /events/by-slug/${slug}`, found);
    await this.post("events", data);
  }

  /** The service itself answers with the record that is already like this. */
  place(collection: "venues" | "organizers", data: object): Promise<number> {
    return this.post(collection, data);
  }

  /** The service refuses a second term of one name, and says which it has. */
  async term(collection: "categories" | "tags", name: string): Promise<number> {
    return this.post(collection, { name });
  }

  private async post(collection: Collection, data: object): Promise<number> {
    const answer = await this.client.send("POST", `/${collection}`, data);
    const { id, code, data: details } = answer.body as Posted;
    if (answer.status === 400 && code === "term_exists") return details!.term_id;
    if (answer.status !== 201 && answer.status !== 200)
      throw unexpected(`POST /${collection} ${JSON.stringify(data)}`, answer);
    if (answer.status === 201) this.created[collection] += 1;
    return id;
  }
}

interface Posted {
  readonly id: number;
  readonly code?: string;
  readonly data?: { readonly term_id: number };
}
