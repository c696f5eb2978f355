/** The app: sessions, the API under `/api`, and the pages over it. */
import express from "express";
import { type Calendar, createCalendar, type Store } from "kalends";
import { expressAdapter, expressRequest } from "kalends/express";
import { basicAuth } from "kalends/plugins/basic_auth";
import { icalFeed } from "kalends/plugins/ical_feed";
import { assets } from "./assets.ts";
import { addPages } from "./pages/mod.ts";
import { addSessions, type Signed, signIn } from "./sessions.ts";
import { SITE } from "./settings.ts";

export interface SiteOptions {
  readonly store: Store;
  /** Application password of the user `admin`. */
  readonly password: string;
  /** Signs the cookies; without one they end with the process. */
  readonly sessionSecret?: string | undefined;
}

export async function createSite({
  store,
  password,
  sessionSecret,
}: SiteOptions): Promise<{ app: express.Express; calendar: Calendar }> {
  const users = [{ id: 1, name: "admin", role: "admin", password }] as const;
  const calendar = createCalendar({
    store,
    // The API stands below `/api`, the pages that its links lead to do not.
    root: "/api",
    timezone: SITE.timezone,
    currency: SITE.currency,
    maxPerPage: 100,
    // Who is signed in on the site is so in the API; programs send their application password instead.
    authenticate: (_request, context) => expressRequest<Signed>(context)?.session?.caller,
    plugins: [basicAuth({ users }), icalFeed({ name: SITE.name })],
  });
  const app = express();
  app.disable("x-powered-by");
  app.use("/assets", await assets());
  addSessions(app, sessionSecret);
  app.use(expressAdapter(calendar));
  signIn(app, calendar, users);
  addPages(app, calendar);
  return { app, calendar };
}
