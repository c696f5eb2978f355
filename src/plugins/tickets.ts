import type { Context } from "../context.ts";
import type { Plugin } from "../plugin.ts";
import { read } from "../plugin_kit.ts";
import type { Shape } from "../schema/field.ts";
import type { EventRow, Json, Store } from "../store.ts";
import { inTime } from "./shared/in_time.ts";
import { TICKETS, type Ticket } from "./tickets/ticket.ts";

export type { Ticket } from "./tickets/ticket.ts";

/** Who sells: asked for what is on sale whenever events are shown. */
export interface TicketProvider {
  /** The tickets of these events, by event id; events without any may be left out. */
  ticketsOf(
    events: readonly EventRow[],
  ): ReadonlyMap<number, readonly Ticket[]> | Promise<ReadonlyMap<number, readonly Ticket[]>>;
}

export interface TicketsOptions {
  /**
   * Where tickets are kept. Default: with the event, written as its member `tickets`. A provider of your own calls
   * `setTicketed` when an event gets its first ticket or loses its last.
   */
  readonly provider?: TicketProvider;
  /**
   * Longest wait for the provider, default 2,000. Without its answer events are shown without tickets, and `onError` is
   * told: a shop that is closed must not close the calendar.
   */
  readonly timeoutMs?: number;
}

const INPUT = {
  tickets: {
    ...TICKETS,
    text: {
      en: "Tickets on sale: a list of { name, price, currency, available, url, sale_start, sale_end }",
      de: "Karten im Verkauf: eine Liste von { name, price, currency, available, url, sale_start, sale_end }",
      es: "Entradas a la venta: una lista de { name, price, currency, available, url, sale_start, sale_end }",
      fr: "Billets en vente : une liste de { name, price, currency, available, url, sale_start, sale_end }",
    },
    default: null,
    clear: [],
  },
} as const satisfies Shape;

const QUERY = {
  ticketed: {
    schema: read.clearFlag,
    type: "boolean",
    text: {
      en: "Events with, or without, tickets",
      de: "Veranstaltungen mit, oder ohne, Karten",
      es: "Eventos con, o sin, entradas",
      fr: "Événements avec, ou sans, billets",
    },
  },
} as const satisfies Shape;

/**
 * Tickets of events: the filter `ticketed`, and the members `ticketed` and `tickets` of events.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example tickets()
 * @example tickets({ provider: { ticketsOf: async (events) => shop.ticketsByEvent(events.map(({ id }) => id)) } })
 */
export function tickets({ provider, timeoutMs = 2_000 }: TicketsOptions = {}): Plugin {
  if (provider !== undefined && typeof provider.ticketsOf !== "function")
    throw new TypeError("Cannot set up tickets: `provider` must have a function `ticketsOf(events)`");
  if (!(typeof timeoutMs === "number" && timeoutMs > 0 && timeoutMs < 2 ** 31))
    throw new RangeError(
      `Cannot set up tickets: \`timeoutMs\` must be a number of milliseconds above 0, got ${String(timeoutMs)}`,
    );
  return {
    name: "tickets",
    data: {
      event: {
        ...(provider
          ? {}
          : {
              input: INPUT,
              write: async (_ctx, { values }) => kept(values.tickets as readonly Ticket[] | undefined),
            }),
        present: (ctx, rows) => (provider ? provided(ctx, rows, provider, timeoutMs) : rows.map(shown)),
      },
    },
    events: {
      query: QUERY,
      filter: (_ctx, { values }) =>
        values.ticketed === undefined
          ? undefined
          : { extra: { ticketed: values.ticketed === true ? true : null } },
    },
  };
}

function kept(sent: readonly Ticket[] | undefined): Record<string, Json> {
  if (sent === undefined) return {};
  return sent.length > 0
    ? { tickets: sent as unknown as Json, ticketed: true }
    : { tickets: null, ticketed: null };
}

const shown = ({ extra }: EventRow): Record<string, unknown> => ({
  ticketed: extra.ticketed === true,
  ...(extra.tickets ? { tickets: extra.tickets } : {}),
});

/** What a provider says changes without a word in the journal, so answers with it are not kept. */
async function provided(
  ctx: Context,
  rows: readonly EventRow[],
  provider: TicketProvider,
  timeoutMs: number,
) {
  ctx.isMomentary = true;
  const found = rows.length > 0 ? await asked(ctx, rows, provider, timeoutMs) : NONE;
  return rows.map(({ id, extra }) => {
    const own = found.get(id) ?? [];
    return {
      ticketed: extra.ticketed === true || own.length > 0,
      ...(own.length > 0 ? { tickets: own } : {}),
    };
  });
}

type Found = ReadonlyMap<number, readonly Ticket[]>;
const NONE: Found = new Map();

async function asked(
  ctx: Context,
  rows: readonly EventRow[],
  provider: TicketProvider,
  timeoutMs: number,
): Promise<Found> {
  try {
    const found: unknown = await inTime(timeoutMs, () => provider.ticketsOf(rows));
    if (found instanceof Map) return found as Found;
    throw new TypeError("`ticketsOf` must give a Map of tickets by event id");
  } catch (cause) {
    ctx.settings.onError(new Error("Cannot ask for tickets: events are shown without", { cause }));
    return NONE;
  }
}

/**
 * Tells the calendar that an event has tickets, or has none any more: what the filter `ticketed` goes by. False when
 * there is no such event.
 * @param now - Epoch milliseconds, default the present.
 * @example await setTicketed(store, 17, true)
 */
export async function setTicketed(
  store: Store,
  id: number,
  ticketed: boolean,
  now = Date.now(),
): Promise<boolean> {
  const at = new Date(now).toISOString().slice(0, 19).replace("T", " ");
  return store.transaction(async (tx) => {
    const row = await tx.events.get({ id });
    if (!row) return false;
    if ((row.extra.ticketed === true) === ticketed) return true;
    const { ticketed: _was, ...rest } = row.extra;
    await tx.events.update(id, { extra: ticketed ? { ...rest, ticketed } : rest, changed_utc: at });
    return true;
  });
}
