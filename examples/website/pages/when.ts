import type { EventView } from "kalends/client";
import { SITE } from "../settings.ts";

/** Wall clock texts of the API, `YYYY-MM-DD HH:MM:SS`, as if they were UTC: then no zone can shift them. */
const at = (wall: string): Date => new Date(`${wall.replace(" ", "T")}Z`);

const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

/** When an event is, on its own clock: `Saturday, December 5, 2026, 7:30 – 10:00 PM EST`. */
export function spanOf({ start_date, end_date, all_day, timezone_abbr }: EventView): string {
  const time = all_day ? {} : ({ hour: "numeric", minute: "2-digit" } as const);
  const format = new Intl.DateTimeFormat(SITE.locale, { ...DAY, ...time, timeZone: "UTC" });
  const span = format.formatRange(at(start_date), at(end_date));
  return all_day ? span : `${span} ${timezone_abbr}`;
}
