import type { Calendar, Caller } from "../../src/mod.ts";
import { CATEGORIES, dayIn, ORGANIZERS, type SampleEvent, sampleEvents, TAGS, VENUES } from "./samples.ts";

/** Ids by the key that samples refer to each other with. */
type Ids = ReadonlyMap<string, number>;
type Create = Calendar["events"]["create"];
type Data = Readonly<Record<string, unknown>>;

/** Loads sample records of all kinds, with events around today, as any client would create them. */
export async function seed(calendar: Calendar, caller: Caller, timezone = "UTC"): Promise<void> {
  const { venues, organizers, categories, tags, events } = calendar;
  const made = {
    venue: await createAll(venues.create, VENUES, caller),
    organizer: await createAll(organizers.create, ORGANIZERS, caller),
    categories: await createAll(categories.create, CATEGORIES, caller, (data, ids) =>
      data.parent === undefined ? data : { ...data, parent: idOf(ids, String(data.parent)) },
    ),
    tags: await createAll(tags.create, TAGS, caller),
  };
  for (const { links, ...event } of sampleEvents(dayIn(timezone))) {
    await events.create({ ...event, ...linked(links, made) }, { as: caller });
  }
}

/** One after the other: a parent must be there before its child. */
async function createAll(
  create: Create,
  samples: Readonly<Record<string, Data>>,
  caller: Caller,
  resolve: (data: Data, ids: Ids) => Data = (data) => data,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [key, data] of Object.entries(samples)) {
    const record = await create({ ...resolve(data, ids) }, { as: caller });
    ids.set(key, Number(record.id));
  }
  return ids;
}

const linked = (links: SampleEvent["links"], made: Readonly<Record<keyof SampleEvent["links"], Ids>>) =>
  Object.fromEntries(
    Object.entries(links).map(([kind, keys]) => [
      kind,
      keys.map((key) => idOf(made[kind as keyof SampleEvent["links"]], key)),
    ]),
  );

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Cannot seed: no sample is called "${key}"`);
  return id;
}
