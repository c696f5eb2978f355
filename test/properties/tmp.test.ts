import fc from "fast-check";
import { expect, it } from "vitest";
import { queryOf, settle, someAsked } from "./asked.ts";
import { expected, readAll } from "./naive.ts";
import { EVERYBODY, KINDS, badParams } from "./site.ts";
import { build, idsOf, someWorld } from "./worlds.ts";
it("stats", { timeout: 900_000 }, async () => {
  const stats: Record<string, [number, number, number]> = {};
  const tries = fc.array(fc.constantFrom(...KINDS, "events" as const, "events" as const).chain((kind) => fc.record({ kind: fc.constant(kind), asked: someAsked[kind] })), { minLength: 20, maxLength: 40 });
  await fc.assert(fc.asyncProperty(someWorld, fc.constantFrom(...EVERYBODY), tries, async (world, who, all) => {
    const { site, ids } = await build(world);
    const items = await readAll(site, ids, who);
    for (const { kind, asked: raw } of all) {
      const asked = settle(raw, ids);
      const path = `/${kind}?${queryOf(asked, { per_page: "60" })}`;
      const answer = await site.get(path, who);
      const should = expected[kind]({ who, items, asked, zone: world.timezone, now: site.now });
      for (const name of ["", ...Object.keys(asked)]) {
        const s = (stats[`${kind} ${name}`] ??= [0, 0, 0]);
        if ("refused" in should) s[0]++; else if (should.ids.length === 0) s[1]++; else s[2]++;
      }
      if ("refused" in should) expect({ path, who, n: badParams(answer).sort() }).toEqual({ path, who, n: [...should.refused].sort() });
      else expect({ path, who, status: answer.status, ids: idsOf(kind, answer.body) }).toEqual({ path, who, status: 200, ids: should.ids });
    }
  }), { numRuns: Number(process.env.RUNS ?? 300) });
  console.log(Object.entries(stats).map(([k, v]) => `${k}: ${v.join(" ")}`).join("\n"));
});
