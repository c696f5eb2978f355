import { typeormStore } from "../../storage/typeorm/mod.ts";
import { anEvent, NOW } from "../suites/storage/drafts.ts";

/** What another process is to do: change the event, remove it, or create one. */
export type Order = { readonly id?: number; readonly title?: string };

/** Writes to a database what it is told, one after another. */
const store = typeormStore({ url: process.argv[2]! });
process.on("message", async ({ id, title }: Order) => {
  if (id === undefined) await store.events.insert(anEvent({ title: title! }));
  else if (title === undefined) await store.events.remove(id, NOW);
  else await store.events.update(id, { title });
  process.send!("done");
});
