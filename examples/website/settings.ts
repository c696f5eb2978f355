/** What is particular to this site. */
export const SITE = {
  name: "Port Alder",
  timezone: "America/New_York",
  currency: "USD",
  /** The language of the pages, which dates are written in. */
  locale: "en-US",
  api: "/api/calendar/events/v1",
} as const;
