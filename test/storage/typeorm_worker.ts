import { typeormStore } from "../../storage/typeorm/mod.ts";
import { anEvent, aTerm, NOW } from "../suites/storage/drafts.ts";

/** One of several processes on a database: creates events of one slug, and tags unless there are such. */
const [, , url = "", count = "0"] = process.argv;
const store = typeormStore({ url });
const made: { id: number; slug: string }[] = [];
for (let n = 0; n < Number(count); n++) {
  await store.transaction(async (tx) => {
    const name = `Tag ${n % 5}`;
    const [tag = await tx.tags.insert(aTerm(`tag-${n % 5}`, { name }))] = await tx.tags.named(name);
    const { id, slug } = await tx.events.insert(anEvent({ slug: "same", tags: [tag.id], changed_utc: NOW }));
    made.push({ id, slug });
  });
  // Ids of work that fails are gone, whoever comes next.
  const lost = store.transaction(async (tx) => {
    const { id } = await tx.events.insert(anEvent());
    made.push({ id, slug: "" });
    throw new Error("on purpose");
  });
  await lost.catch(() => undefined);
}
await store.close();
console.log(JSON.stringify(made));
