/** The built package, as its users load it; types come from the source. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const load = <Module>(file: string): Promise<Module> =>
  import(pathToFileURL(resolve("dist", file)).href) as Promise<Module>;

export const { createCalendar } = await load<typeof import("../../src/mod.ts")>("src/mod.js");
export const { memoryStore } =
  await load<typeof import("../../storage/memory/mod.ts")>("storage/memory/mod.js");
export const { cachedStore } =
  await load<typeof import("../../storage/cached/mod.ts")>("storage/cached/mod.js");
export const { serve } = await load<typeof import("../../adapters/undici.ts")>("adapters/undici.js");
export const { typeormStore } =
  await load<typeof import("../../storage/typeorm/mod.ts")>("storage/typeorm/mod.js");
