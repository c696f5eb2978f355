/** Moments of the API, `YYYY-MM-DD HH:MM:SS` in UTC, on the clocks of zones. */

export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const instantOf = (utc: string): Date => new Date(`${utc.replace(" ", "T")}Z`);

/** `YYYY-MM-DDTHH:MM:SS` on the clock of a zone. */
export function wallOf(instant: Date, timeZone: string): string {
  // Swedish writes dates the way ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return format.format(instant).replace(" ", "T");
}

/** The day after or before a `YYYY-MM-DD`. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
