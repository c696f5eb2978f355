/** What the clients do at the same time, and what must be true of it in the end. */
import type { Answer, Client } from "./client.ts";
import type { History } from "./history.ts";

/** The records that all clients write to and look at. */
export interface Scene {
  readonly events: readonly number[];
  readonly venue: number;
  /** The event that is only changed with `If-Match`. */
  readonly counter: number;
}

/** Goes on until the time is over. Faults are sentences. */
export interface Job {
  readonly client: Client;
  readonly history: History;
  readonly scene: Scene;
  readonly faults: string[];
  isOver(): boolean;
}

let tokens = 0;
const nextToken = (): string => `token ${++tokens}`;
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
export const DATES = { start_date: "2031-05-01 10:00", end_date: "2031-05-01 12:00" };

export async function makeScene(client: Client, history: History): Promise<Scene> {
  const venueToken = nextToken();
  const place = await client.send("POST", "/venues", { data: { venue: venueToken } });
  const venue = place.body.id as number;
  remember(history, `venue ${venue}`, venueToken, place);
  const events: number[] = [];
  for (let n = 0; n < 5; n++) {
    const title = nextToken();
    const answer = await client.send("POST", "/events", { data: { title, ...DATES, venue } });
    events.push(answer.body.id as number);
    remember(history, `event ${answer.body.id}`, title, answer);
  }
  const counter = await client.send("POST", "/events", { data: { title: "count 0", ...DATES } });
  return { events, venue, counter: counter.body.id as number };
}

function remember(history: History, record: string, token: string, { revision, begun, ended }: Answer): void {
  history.wrote({ record, token, revision, begun, ended });
}

/** Writes to the records that the others look at. */
export async function write({ client, history, scene, faults, isOver }: Job): Promise<void> {
  while (!isOver()) {
    const token = nextToken();
    const [path, data] =
      Math.random() < 0.3
        ? [`venues/${scene.venue}`, { venue: token }]
        : [`events/${pick(scene.events)}`, { title: token }];
    const answer = await client.send("PATCH", `/${path}`, { data });
    if (answer.status === 200) remember(history, path.replace("s/", " "), token, answer);
    else faults.push(`PATCH /${path}: ${answer.status}`);
  }
}

interface ShownEvent {
  readonly id: number;
  readonly title: string;
  readonly venue: { readonly id: number; readonly venue: string };
}

/** Reads single events with their venue, and lists of them all. */
export async function read({ client, history, scene, faults, isOver }: Job): Promise<void> {
  while (!isOver()) {
    const path =
      Math.random() < 0.5
        ? `/events/${pick(scene.events)}`
        : `/events?include=${scene.events.join()}&per_page=50`;
    const { status, body, begun, ended } = await client.send("GET", path);
    if (status !== 200) {
      faults.push(`GET ${path}: ${status}`);
      continue;
    }
    const events = (body.events ?? [body]) as readonly ShownEvent[];
    const shown = events.flatMap(({ id, title, venue }) => [
      [`event ${id}`, title],
      [`venue ${venue.id}`, venue.venue],
    ]);
    history.saw({ what: `GET ${path}`, tokens: Object.fromEntries(shown), begun, ended });
  }
}

/** The number in a title. */
export const countIn = (title: unknown): number => Number(String(title).replace("count ", ""));

/** Adds 1 where nobody else has in between. Gives how often it did. */
export async function count({ client, scene, faults, isOver }: Job): Promise<number> {
  let added = 0;
  while (!isOver()) {
    const { etag, body } = await client.send("GET", `/events/${scene.counter}`);
    const data = { title: `count ${countIn(body.title) + 1}` };
    const answer = await client.send("PATCH", `/events/${scene.counter}`, {
      data,
      headers: { "if-match": etag },
    });
    if (answer.status === 200) added++;
    else if (answer.status !== 412) faults.push(`PATCH with If-Match: ${answer.status}`);
  }
  return added;
}

/** An event that was made, and the key that it was made with. */
export interface Made {
  readonly id: number;
  readonly slug: string;
  readonly key: string;
}

/** Creates with one slug, tags by name, and each key sent to two processes at once. */
export async function create({ client, faults, isOver }: Job): Promise<Made[]> {
  const made: Made[] = [];
  while (!isOver()) {
    const key = `key-${nextToken().slice(6)}`;
    const data = { title: "Same", slug: "same", ...DATES, tags: [`Tag ${Math.floor(made.length / 5)}`] };
    const sent = { data, headers: { "idempotency-key": key } };
    const answers = await Promise.all([
      client.send("POST", "/events", sent),
      client.send("POST", "/events", sent),
    ]);
    const ids = new Set(answers.map(({ body }) => body.id));
    if (answers.some(({ status }) => status !== 201) || ids.size !== 1)
      faults.push(
        `POST twice with one key: ${answers.map(({ status, body }) => `${status} ${body.id}`).join(", ")}`,
      );
    else made.push({ id: answers[0]!.body.id as number, slug: answers[0]!.body.slug as string, key });
  }
  return made;
}
