/** The built package, loaded by its name as its users load it; types come from the source. */
const load = <Module>(entry: string): Promise<Module> => import(entry) as Promise<Module>;

export const { createCalendar } = await load<typeof import("../../src/mod.ts")>("kalends");
export const { memoryStore } = await load<typeof import("../../storage/memory/mod.ts")>("kalends/memory");
export const { serve } = await load<typeof import("../../adapters/undici.ts")>("kalends/undici");
