/** Sessions of the site: who is signed in, and that requests which change something come from its own pages. */
import { randomUUID, timingSafeEqual } from "node:crypto";
import express, { type Express, type Request, type RequestHandler } from "express";
import session, { type SessionData } from "express-session";
import type { Calendar, Caller } from "kalends";
import { signInPage } from "./pages/sign_in.ts";
import { SITE } from "./settings.ts";

declare module "express-session" {
  interface SessionData {
    caller: Caller;
    name: string;
    /** What a page of the site knows and another site cannot. */
    token: string;
  }
}

/** What a request of Express has besides. */
export interface Signed {
  readonly session?: Partial<SessionData>;
}

export function tokenOf({ session: own }: Request): string {
  own.token ??= randomUUID();
  return own.token;
}

function isOwn(req: Request): boolean {
  const given = req.get("x-csrf-token") ?? (req.body as { token?: unknown } | undefined)?.token;
  const known = req.session.token;
  if (typeof given !== "string" || known === undefined || given.length !== known.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(known));
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * In front of the API. Programs bring neither cookie nor token. A page whose session has ended is told here: the API's
 * own 401 asks for a password, and browsers would open a window for that.
 */
const guard: RequestHandler = (req, res, next) => {
  const { caller } = req.session;
  const isFromPage = caller !== undefined || req.get("x-csrf-token") !== undefined;
  if (SAFE.has(req.method) || !isFromPage || (caller && isOwn(req))) return next();
  const [status, code, message] = caller
    ? [403, "foreign_page", "Send the token of /session"]
    : [401, "session_ended", "Sign in again"];
  res.status(status).json({ code, message, data: { status } });
};

export function addSessions(app: Express, secret: string = randomUUID()): void {
  app.use(
    session({
      name: "website.session",
      secret,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: "lax", secure: "auto", maxAge: 8 * 3_600_000 },
    }),
  );
  app.use("/api", guard);
  app.get("/session", (req, res) => {
    res.set("cache-control", "no-store").json({ token: tokenOf(req), name: req.session.name });
  });
}

/** Only to pages of this site. */
const placeOf = (next: unknown): string =>
  typeof next === "string" && /^\/(?![/\\])[\w/?&=%.-]*$/.test(next) ? next : "/";

/** Checks a password the way the API does. */
async function accepts(calendar: Calendar, name: string, password: string): Promise<boolean> {
  const credentials = Buffer.from(`${name}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${credentials}` };
  const url = `http://site.invalid${SITE.api}/events?per_page=1&_fields=total`;
  return (await calendar.handle(new Request(url, { headers }))).ok;
}

type User = { readonly name: string } & Caller;

export function signIn(app: Express, calendar: Calendar, users: readonly User[]): void {
  app.get("/sign-in", (req, res) => {
    res.send(signInPage(res, { token: tokenOf(req), next: placeOf(req.query.next) }));
  });
  app.post("/sign-in", express.urlencoded({ extended: false }), async (req, res) => {
    const { name = "", password = "", next } = req.body as Record<string, string>;
    const again = (error: string) =>
      res
        .status(error === "" ? 200 : 401)
        .send(signInPage(res, { token: tokenOf(req), next: placeOf(next), name, error }));
    if (!isOwn(req)) return again("This page was open for too long. Try again.");
    const user = users.find((one) => one.name === name.trim().toLowerCase());
    if (!(await accepts(calendar, name.trim(), password)) || !user)
      return again("Unknown name or wrong password.");
    // A new session: one that somebody else may know must not become one that may write.
    req.session.regenerate(() => {
      req.session.caller = { id: user.id, role: user.role };
      req.session.name = user.name;
      req.session.save(() => res.redirect(303, placeOf(next)));
    });
  });
  app.post("/sign-out", express.urlencoded({ extended: false }), (req, res) => {
    if (!isOwn(req)) return res.redirect(303, "/");
    req.session.destroy(() => res.clearCookie("website.session").redirect(303, "/"));
  });
}
