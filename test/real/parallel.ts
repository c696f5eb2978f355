import { IN_FLIGHT } from "./client.ts";
import type { Progress } from "./progress.ts";

/** Does the work for every item, a few at a time; results in the order of the items. The first failure ends it. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  progress: Progress,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = takenFrom(items);
  const worker = async () => {
    // All workers take from one generator; a failure in a loop closes it for all of them.
    for (const [index, item] of queue) {
      results[index] = await work(item);
      progress.tick();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  progress.end();
  return results;
}

function* takenFrom<Item>(items: readonly Item[]): Generator<[number, Item], undefined> {
  yield* items.entries();
}
