import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { watched } from "../../storage/typeorm/watch.ts";
import { within } from "../../storage/typeorm/within.ts";

/** Longer than every wait here: meanwhile neither timers go off nor answers are read. */
function holdUp(): void {
  for (const end = performance.now() + 800; performance.now() < end; );
}

const answer = (): Promise<Buffer> => readFile(new URL(import.meta.url));
const limits = { silenceMs: 400, limitMs: 500, cut: () => undefined };

it("reads what came in while the process was held up before it gives up", async () => {
  const reading = within(400, answer(), () => new Error("too late"));
  const alive = { ...limits, isAlive: async () => true };
  const watching = watched(answer(), alive);
  holdUp();
  await Promise.all([reading, watching]);
});

it("gives up what does not come", async () => {
  const never = new Promise<never>(() => undefined);
  await expect(within(50, never, () => new Error("too late"))).rejects.toThrow("too late");
  const dead = { ...limits, silenceMs: 50, isAlive: async () => false };
  await expect(watched(never, dead)).rejects.toThrow("silent");
  const slow = { ...dead, isAlive: async () => true };
  await expect(watched(never, slow)).rejects.toThrow("longer than 500 ms");
});
