/** An answer is made of several reads; others write in between. */
import type { Context } from "./context.ts";
import type { Reply } from "./reply.ts";
import type { Endpoint } from "./routes.ts";

/** So often a read starts anew before it makes writers wait. */
const TRIES = 3;

/** What was read, and of which version all of it is; undefined where that is not known. */
export interface Read {
  readonly ctx: Context;
  readonly reply: Reply;
  readonly version: number | undefined;
}

/**
 * Runs a reading endpoint so that all of its reads are of one version of the data: again when somebody has written
 * meanwhile, and at last while nobody may. `version`: that of the data now, where the caller has just asked.
 */
export async function readOneVersion(ctx: Context, endpoint: Endpoint, version?: number): Promise<Read> {
  let before = version ?? (await ctx.store.version());
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = await endpoint.run(ctx);
    const after = await ctx.store.version();
    if (after === before) return { ctx, reply, version: after };
    before = after;
  }
  return ctx.store.transaction(async (store) => {
    const inside = ctx.inside(store);
    return { ctx: inside, reply: await endpoint.run(inside), version: undefined };
  });
}
