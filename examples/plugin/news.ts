/** A job that runs beside requests: it tells of every new event that guests can sign up for, once. */
import type { EventRow, JournalEntry, Plugin, PluginHost } from "kalends";
import { dates } from "kalends/plugin";

export type Announce = (event: EventRow) => void | Promise<void>;

/** How far the journal has been read, and which events are scheduled. */
interface Place {
  readonly sequence: number;
  readonly waiting: readonly number[];
}

const PLACE = "guests:place";
const AT_ONCE = 100;

const isPublished = ({ kind, before, after }: JournalEntry): boolean =>
  kind === "event" && after?.status === "publish" && !/publish|trash/.test(before?.status ?? "");

const isPublic = (row: EventRow): boolean =>
  row.status === "publish" &&
  row.extra.bookable === true &&
  !row.hide_from_listings &&
  row.password_hash === "";

/** Reads on in the journal. What it gives is told by this process and by no other. */
function readOn({ store, now }: PluginHost): Promise<readonly EventRow[]> {
  const at = dates.fromEpoch(Math.floor(now() / 1000));
  const isDue = (row: EventRow) => row.date_utc <= at;
  return store.transaction(async (tx) => {
    const kept = await tx.state.get(PLACE);
    // The first start begins behind all that is there: nobody wants to hear of old events.
    const place: Place = kept ? JSON.parse(kept) : { sequence: await tx.version(), waiting: [] };
    const entries = await tx.journal.after(place.sequence, AT_ONCE);
    const ids = new Set([...place.waiting, ...entries.filter(isPublished).map(({ id }) => id)]);
    const rows = (await tx.events.many([...ids])).filter(isPublic);
    const waiting = rows.filter((row) => !isDue(row)).map(({ id }) => id);
    const sequence = entries.at(-1)?.sequence ?? place.sequence;
    await tx.state.put(PLACE, JSON.stringify({ sequence, waiting }));
    return rows.filter(isDue);
  });
}

/** Looks when it starts, and again `everyMs` after each look. */
export function news(announce: Announce, everyMs: number): Pick<Plugin, "start" | "stop"> {
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | undefined;

  async function look(host: PluginHost): Promise<void> {
    for (const event of await readOn(host))
      try {
        await announce(event);
      } catch (error) {
        host.onError(error);
      }
  }

  function go(host: PluginHost): Promise<void> {
    round = look(host)
      .catch(host.onError)
      .finally(() => {
        if (isRunning) timer = setTimeout(go, everyMs, host);
      });
    return round;
  }

  return {
    async start(host) {
      if (isRunning) return;
      isRunning = true;
      await go(host);
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await round;
    },
  };
}
