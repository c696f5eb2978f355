/** Events as an iCalendar file (RFC 5545). */
import type { Context } from "../../context.ts";
import { eventViews } from "../../present/event.ts";
import type { Reply } from "../../reply.ts";
import { oneEvent, selectEvents } from "../../selection.ts";
import type { EventRow } from "../../store.ts";
import { entry, type View } from "./entry.ts";
import { escapeText, fold } from "./lines.ts";
import { timeZone } from "./time_zones.ts";
import { zonesOf } from "./times.ts";

export interface FeedOptions {
  /** Events of a feed whose page size is not asked for. */
  readonly maxEvents: number;
  /** Shown by programs that subscribe. */
  readonly name: string | undefined;
  /** How often programs should look again. */
  readonly refreshMinutes: number;
}

export const DEFAULTS: FeedOptions = { maxEvents: 500, name: undefined, refreshMinutes: 60 };

/** `GET /events.ics` → 200 with every filter of the event list; events that need a password are left out. 400. */
export async function feed(ctx: Context, options: FeedOptions = DEFAULTS): Promise<Reply> {
  const { rows, views } = await selectEvents(ctx, options.maxEvents);
  return file(ctx, rows, views, options);
}

/** `GET /events/{id}.ics` → 200. 404, 403. */
export async function single(ctx: Context, options: FeedOptions): Promise<Reply> {
  const row = await oneEvent(ctx);
  return file(ctx, [row], await eventViews(ctx, [row]), options);
}

function file(ctx: Context, rows: readonly EventRow[], views: readonly View[], options: FeedOptions): Reply {
  const zones = zonesOf(rows);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kalends//Events calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(options.name === undefined
      ? []
      : [`NAME:${escapeText(options.name)}`, `X-WR-CALNAME:${escapeText(options.name)}`]),
    `X-WR-TIMEZONE:${ctx.settings.timezone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${options.refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${options.refreshMinutes}M`,
    ...[...zones].flatMap(([zone, span]) => timeZone(zone, span)),
    ...rows.flatMap((row, index) => entry(ctx, row, views[index]!, zones)),
    "END:VCALENDAR",
  ];
  return { status: 200, body: `${lines.map(fold).join("\r\n")}\r\n`, type: "text/calendar; charset=utf-8" };
}
