import type { Answer, Context, Plugin } from "../../../src/mod.ts";

/** What the calendar of a host has met so far; `?probe=state` tells it, as the host may be another process. */
export interface ProbeState {
  /** Streams that a probe gave out and nobody read to the end. */
  cancelled: number;
  /** What was told to `onError`. */
  readonly errors: string[];
}

export const newState = (): ProbeState => ({ cancelled: 0, errors: [] });

const KIB = 1024;
/** More than any socket buffers. */
export const LARGE = 8 * KIB * KIB;

/**
 * A plugin that answers `?probe=<name>` on any route instead of the calendar, so that a host can be tested with
 * answers that the calendar itself has no reason to give.
 */
export function probe(state: ProbeState = newState()): Plugin {
  return {
    name: "probe",
    async before(ctx) {
      const name = String(ctx.query.probe ?? "");
      return Object.hasOwn(PROBES, name) ? PROBES[name]?.(ctx, state) : undefined;
    },
  };
}

type Probe = (ctx: Context, state: ProbeState) => Answer | Promise<Answer>;

const answer = (body: Answer["body"], headers: Answer["headers"] = {}): Answer => ({
  status: 200,
  headers: { "content-type": "application/octet-stream", ...headers },
  body,
});

const PROBES: Readonly<Record<string, Probe>> = {
  url: ({ incoming }) =>
    answer(JSON.stringify({ url: incoming?.url, mount: incoming?.mount, ip: incoming?.ip })),
  state: (_, state) => answer(JSON.stringify(state)),
  data: async (ctx) => answer(JSON.stringify(await ctx.data())),
  /** Reads through the standard's request what the calendar reads through `body`. */
  body: async ({ incoming }) => answer((await incoming?.toRequest().text()) ?? null),
  headers: ({ incoming }) => answer(JSON.stringify([...(incoming?.toRequest().headers ?? [])])),
  cookies: () => answer("", { "set-cookie": ["a=1; Path=/", "b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT"] }),
  text: () => answer("calendar ".repeat(5_000), { "content-type": "text/plain" }),
  bytes: () => answer(new Uint8Array(LARGE).fill(7)),
  stream: (_, state) => answer(chunks(state, LARGE / (64 * KIB))),
  endless: (_, state) => answer(chunks(state, Number.POSITIVE_INFINITY)),
};

function chunks(state: ProbeState, count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent++ < count) controller.enqueue(new Uint8Array(64 * KIB).fill(7));
      else controller.close();
    },
    cancel() {
      state.cancelled++;
    },
  });
}
