import type { Context } from "../context.ts";
import type { Plugin, PluginRoute } from "../plugin.ts";
import { read, readQuery } from "../plugin_kit.ts";
import { EventListQuery } from "../schema/event.ts";
import type { Shape } from "../schema/field.ts";
import { EventId } from "../schema/item.ts";
import { DEFAULTS, type FeedOptions, feed, single } from "./ical/feed.ts";
import { callerOf, createFeed, listFeeds, revokeFeed } from "./ical/tokens.ts";

export interface IcalFeedOptions {
  /** Events of a feed whose page size is not asked for: 1 to 10,000, default 500. */
  readonly maxEvents?: number;
  /** Shown by programs that subscribe. */
  readonly name?: string;
  /** How often programs should look again: 5 to 10,080 minutes, default 60. */
  readonly refreshMinutes?: number;
  /**
   * Whether users can make addresses that show what they may see, without a password: `POST {ns}/feeds`, `GET`, and
   * `DELETE {ns}/feeds/{id}`. A feed keeps the role that its maker had: revoke it when that changes. Default false.
   */
  readonly privateFeeds?: boolean;
}

const TOKEN = {
  token: {
    schema: read.text,
    type: "string",
    text: {
      en: "Secret of a private feed",
      de: "Geheimnis eines privaten Feeds",
      es: "Secreto de un canal privado",
      fr: "Secret d'un flux privé",
    },
  },
} as const satisfies Shape;

const NEW_FEED = {
  name: {
    schema: read.title(200),
    type: "string",
    text: {
      en: "What the feed is for",
      de: "Wofür der Feed ist",
      es: "Para qué es el canal",
      fr: "À quoi sert le flux",
    },
  },
} as const satisfies Shape;

/**
 * `events.ics` with all filters of the event list and `events/{id}.ics`, for Google Calendar, Apple Calendar and
 * Outlook. It takes the place of the calendar's own `events.ics`, which is the same with the defaults.
 * @throws {RangeError | TypeError} when the options cannot work.
 * @example icalFeed({ name: "Town hall", privateFeeds: true })
 */
export function icalFeed(options: IcalFeedOptions = {}): Plugin {
  const settled: FeedOptions = {
    maxEvents: whole("maxEvents", options.maxEvents ?? DEFAULTS.maxEvents, 1, 10_000),
    refreshMinutes: whole("refreshMinutes", options.refreshMinutes ?? DEFAULTS.refreshMinutes, 5, 10_080),
    name: options.name,
  };
  if (options.name !== undefined && (typeof options.name !== "string" || options.name.trim() === ""))
    throw new TypeError("Cannot set up ical_feed: `name` must be a text that is not blank");
  const isPrivate = options.privateFeeds ?? false;
  return {
    name: "ical_feed",
    replaces: ["feed"],
    routes: [
      {
        method: "GET",
        path: "/events.ics",
        query: isPrivate ? { ...EventListQuery, ...TOKEN } : EventListQuery,
        summary: "feed",
        isLasting: true,
        handle: (ctx) => feed(ctx, settled),
      },
      {
        method: "GET",
        path: "/events/(?P<id>\\d+).ics",
        query: EventId,
        summary: {
          en: "An event as a calendar file",
          de: "Eine Veranstaltung als Kalenderdatei",
          es: "Un evento como archivo de calendario",
          fr: "Un événement comme fichier de calendrier",
        },
        statuses: [200, 400, 401, 403, 404],
        type: "text/calendar",
        isLasting: true,
        handle: (ctx) => single(ctx, settled),
      },
      ...(isPrivate ? FEEDS : []),
    ],
    ...(isPrivate && {
      authenticate: (incoming, { store }) => {
        const token = tokenOf(incoming.url);
        return token === undefined ? undefined : callerOf(store, token);
      },
    }),
  };
}

function whole(name: string, value: number, from: number, to: number): number {
  if (!Number.isInteger(value) || value < from || value > to)
    throw new RangeError(
      `Cannot set up ical_feed: \`${name}\` must be a whole number from ${from} to ${to}, got ${String(value)}`,
    );
  return value;
}

/** Tokens open calendar files and nothing else. */
function tokenOf(url: string): string | undefined {
  const [path = "", query = ""] = url.split("#", 1)[0]!.split("?", 2);
  return /\.ics\/?$/i.test(path) ? (new URLSearchParams(query).get("token") ?? undefined) : undefined;
}

const FEED_ID = {
  id: {
    schema: read.text,
    type: "string",
    required: true,
    text: {
      en: "Id of a private feed",
      de: "Kennung eines privaten Feeds",
      es: "Identificador de un canal privado",
      fr: "Identifiant d'un flux privé",
    },
  },
} as const satisfies Shape;

const FEEDS: readonly PluginRoute[] = [
  {
    method: "GET",
    path: "/feeds",
    summary: { en: "Private feeds", de: "Private Feeds", es: "Canales privados", fr: "Flux privés" },
    statuses: [200, 401],
    handle: listFeeds,
  },
  {
    method: "POST",
    path: "/feeds",
    body: NEW_FEED,
    summary: {
      en: "Make a private feed",
      de: "Einen privaten Feed anlegen",
      es: "Crear un canal privado",
      fr: "Créer un flux privé",
    },
    statuses: [201, 400, 401, 403],
    handle: create,
  },
  {
    method: "DELETE",
    path: "/feeds/(?P<id>[0-9a-f]+)",
    summary: {
      en: "Revoke a private feed",
      de: "Einen privaten Feed widerrufen",
      es: "Revocar un canal privado",
      fr: "Révoquer un flux privé",
    },
    query: FEED_ID,
    statuses: [200, 401, 403, 404],
    handle: revokeFeed,
  },
];

async function create(ctx: Context) {
  const form = readQuery(NEW_FEED, await ctx.data());
  form.check(ctx.texts);
  return createFeed(ctx, form.values.name ?? "");
}
