import express from "express";
import { fetch } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { expressAdapter } from "../../adapters/express.ts";
import { type CalendarOptions, createCalendar } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import type { RunningHost } from "../suites/host/mod.ts";
import { probe } from "../suites/host/probe.ts";
import { listen } from "./listen.ts";

let host: RunningHost;
afterEach(() => host.stop());

const calendar = (options: Partial<CalendarOptions> = {}) =>
  createCalendar({ store: memoryStore(), plugins: [probe()], ...options });
const API = "/calendar/events/v1/events";

describe("Express", () => {
  it("keeps what the host has set before: its cookies, and what its answers vary with", async () => {
    const app = express();
    app.use((_req, res, next) => {
      res.cookie("session", "s");
      res.vary("Accept-Encoding");
      next();
    });
    host = await listen(app.use(expressAdapter(calendar())));
    const cookies = await fetch(`${host.url}${API}?probe=cookies`);
    expect(cookies.headers.getSetCookie().map((cookie) => cookie.slice(0, 3))).toEqual(["ses", "a=1", "b=2"]);
    const list = await fetch(`${host.url}${API}`);
    expect(list.headers.get("vary")).toMatch(/Accept-Encoding.*Authorization/);
  });

  it("takes the host's own setting for proxies", async () => {
    const app = express().set("trust proxy", 1);
    host = await listen(app.use(expressAdapter(calendar())));
    const headers = {
      "x-forwarded-host": "town.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "1.2.3.4",
    };
    const seen = await (await fetch(`${host.url}${API}?probe=url`, { headers })).json();
    expect(seen).toEqual({ url: `https://town.example${API}?probe=url`, mount: "", ip: "1.2.3.4" });
  });

  it("shows the host's request to authenticate", async () => {
    const app = express();
    app.use((req, _res, next) => {
      Object.assign(req, { user: { id: 5, role: "admin" } });
      next();
    });
    const authenticate: CalendarOptions["authenticate"] = (_request, { incoming }) =>
      (incoming.host as { user?: { id: number; role: "admin" } }).user;
    host = await listen(app.use(express.json(), expressAdapter(calendar({ authenticate }))));
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"venue":"Pier"}',
    };
    const made = await fetch(`${host.url}/calendar/events/v1/venues`, init);
    expect([made.status, ((await made.json()) as { author: string }).author]).toEqual([201, "5"]);
  });

  it("tells when something has eaten the body", async () => {
    const errors: unknown[] = [];
    const app = express();
    app.use((req, _res, next) => void req.on("end", () => next()).resume());
    const authenticate = () => ({ id: 1, role: "admin" }) as const;
    const own = calendar({ authenticate, onError: (error) => errors.push(error) });
    host = await listen(app.use(expressAdapter(own)));
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"venue":"Pier"}',
    };
    expect((await fetch(`${host.url}/calendar/events/v1/venues`, init)).status).toBe(500);
    expect(String(errors[0])).toMatch(/something before the calendar consumed it/);
  });

  it("hands errors to the host", async () => {
    const app = express();
    app.use(expressAdapter({ respond: () => Promise.reject(new Error("broken")) }));
    const handler: express.ErrorRequestHandler = (error, _req, res, _next) =>
      void res.status(599).send(error.message);
    host = await listen(app.use(handler));
    const response = await fetch(host.url);
    expect([response.status, await response.text()]).toEqual([599, "broken"]);
  });

  it("works in a router of a router", async () => {
    const inner = express.Router().use("/cal", expressAdapter(calendar()));
    host = await listen(express().use("/a", express.Router().use("/b", inner)));
    const seen = await (await fetch(`${host.url}/a/b/cal${API}?probe=url`)).json();
    expect(seen).toMatchObject({ mount: "/a/b/cal", url: `${host.url}/a/b/cal${API}?probe=url` });
  });
});
