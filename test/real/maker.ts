import { type Client, unexpected } from "./client.ts";

export type Collection = "events" | "venues" | "organizers" | "categories" | "tags";

/** Makes records that are not there yet, and counts them. */
export class Maker {
  readonly created: Record<Collection, number> = {
    events: 0,
    venues: 0,
    organizers: 0,
    categories: 0,
    tags: 0,
  };

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
  term(collection: "categories" | "tags", name: string): Promise<number> {
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
