import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { zoneOf } from "./zones.ts";

/** One line of the file. Days as `YYYY-MM-DD`, the last one included; no city: online only, or nowhere known. */
export interface Conference {
  readonly name: string;
  readonly url: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly topic: string;
  readonly city?: string;
  readonly country?: string;
  readonly online?: boolean;
  readonly cfpUrl?: string;
}

const FILE = new URL("../fixtures/conferences.json", import.meta.url);

export const readConferences = (): Conference[] => JSON.parse(readFileSync(FILE, "utf8")) as Conference[];

/** Two countries may have a city of one name. */
export const placeOf = ({ city, country }: Conference): string | undefined =>
  city === undefined ? undefined : `${city} (${country})`;

export const zoneFor = ({ city = "", country = "" }: Conference): string | undefined => zoneOf(country, city);

/** Some addresses of the file have blanks or letters outside ASCII in them: as a browser would ask for them. */
export const websiteOf = ({ url }: Conference): string => new URL(url).href;

/** The description of an event as its readers see it. */
export function descriptionOf({ city, country, cfpUrl }: Conference): string {
  const place = city === undefined ? "Online" : `${city}, ${country}`;
  return cfpUrl === undefined ? place : `${place}. Call for papers: ${cfpUrl}`;
}

/**
 * What an event is known by. The file lists a conference once under each of its topics, two of them even twice under
 * one topic with another address: each line is an event of its own. What may still be corrected (last day, call for
 * papers, whether it can be watched online) has no part in it, so that a corrected line is not taken for a new one.
 *
 * The slug is made of it, so any later run finds the event again: there is no list of imported ids to lose, and
 * unlike an `Idempotency-Key`, which the service forgets after a day, it holds for as long as the event does.
 */
export function slugOf({ name, startDate, city = "", topic, url }: Conference): string {
  const identity = JSON.stringify([name.trim(), startDate, city, topic, url]);
  const hash = createHash("sha256").update(identity).digest("hex").slice(0, 12);
  return `conf-${startDate}-${topic}-${hash}`;
}
