import Koa from "koa";
import mounted from "koa-mount";
import { fetch } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { koaAdapter } from "../../adapters/koa.ts";
import { createCalendar } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import type { RunningHost } from "../suites/host/mod.ts";
import { probe } from "../suites/host/probe.ts";

import { listen } from "./listen.ts";

let host: RunningHost;
afterEach(() => host.stop());

const calendar = createCalendar({ store: memoryStore(), plugins: [probe()] });
const API = "/calendar/events/v1/events";

describe("Koa", () => {
  it("keeps the host's cookies, and lets its middleware see and change the answer", async () => {
    const app = new Koa();
    app.use(async (ctx, next) => {
      ctx.cookies.set("session", "s");
      await next();
      ctx.set("x-length", String(ctx.response.length));
    });
    host = await listen(app.use(koaAdapter(calendar)).callback());
    const cookies = await fetch(`${host.url}${API}?probe=cookies`);
    expect(cookies.headers.getSetCookie().map((cookie) => cookie.slice(0, 3))).toEqual(["ses", "a=1", "b=2"]);
    const list = await fetch(`${host.url}${API}`);
    expect(list.headers.get("x-length")).toBe(String((await list.text()).length));
    expect(list.headers.get("content-type")).toBe("application/json; charset=UTF-8");
  });

  it("takes the host's own setting for proxies", async () => {
    const app = new Koa({ proxy: true });
    host = await listen(app.use(koaAdapter(calendar)).callback());
    const headers = {
      "x-forwarded-host": "town.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "1.2.3.4",
    };
    const seen = await (await fetch(`${host.url}${API}?probe=url`, { headers })).json();
    expect(seen).toEqual({ url: `https://town.example${API}?probe=url`, mount: "", ip: "1.2.3.4" });
  });

  it("hands errors to the host", async () => {
    const app = new Koa().on("error", () => undefined);
    app.use(
      koaAdapter({ respond: () => Promise.reject(Object.assign(new Error("broken"), { status: 507 })) }),
    );
    host = await listen(app.callback());
    expect((await fetch(host.url)).status).toBe(507);
  });

  it("finds the whole prefix of nested mounts", async () => {
    const app = new Koa().use(mounted("/a", mounted("/b", koaAdapter(calendar))));
    host = await listen(app.callback());
    const seen = await (await fetch(`${host.url}/a/b${API}?probe=url`)).json();
    expect(seen).toMatchObject({ mount: "/a/b", url: `${host.url}/a/b${API}?probe=url` });
  });
});
