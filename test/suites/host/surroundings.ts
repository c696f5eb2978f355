import { expect, it } from "vitest";
import type { Host } from "./host.ts";
import { EVENT, NAMESPACE, withHost } from "./open.ts";

/** What the host does besides: its users, and the middleware that most hosts have. */
export function surroundingCases(host: Host): void {
  if (host.user)
    it("knows the host's user", () =>
      withHost(host, { mount: "/api" }, async ({ json }) => {
        const venue = { venue: "Pier 7" };
        expect((await json("POST", "/venues", venue, { "x-session": "ann" })).body.author).toBe("7");
        expect((await json("POST", "/venues", { venue: "Quay" })).body.author).toBe("1");
      }));

  if (host.middleware) middlewareCases(host);
}

function middlewareCases(host: Host): void {
  const options = { middleware: true };

  it("is compressed by the host, with cookies and CORS of both", () =>
    withHost(host, options, async ({ api, fetch }) => {
      const headers = { "accept-encoding": "gzip", origin: "https://page.example" };
      const response = await fetch(`${api}/events?probe=text`, { headers });
      expect(await response.text()).toBe("calendar ".repeat(5_000));
      expect(response.headers.get("content-encoding")).toBe("gzip");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const vary = String(response.headers.get("vary")).toLowerCase();
      for (const name of ["accept-encoding", "authorization"]) expect(vary).toContain(name);
    }));

  it("keeps the host's cookies beside its own", () =>
    withHost(host, options, async ({ api, fetch }) => {
      const response = await fetch(`${api}/events?probe=cookies`);
      const cookies = response.headers.getSetCookie().map((one) => one.slice(0, 3));
      expect(cookies.sort()).toEqual(["a=1", "b=2", "hos"]);
    }));

  it("answers HEAD, 304, streams and writes behind them", () =>
    withHost(host, options, async ({ api, fetch, json, state }) => {
      const headers = { "accept-encoding": "gzip" };
      expect((await json("POST", "/events", EVENT, headers)).status).toBe(201);
      const list = await fetch(`${api}/events`, { headers });
      expect(list.headers.get("content-type")).toMatch(/^application\/json/);
      const etag = String(list.headers.get("etag"));
      const known = await fetch(`${api}/events`, { headers: { ...headers, "if-none-match": etag } });
      expect([known.status, await known.text()]).toEqual([304, ""]);
      const head = await fetch(`${api}/events`, { method: "HEAD", headers });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const stream = await fetch(`${api}/events?probe=stream`, { headers });
      expect((await stream.arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
      expect((await state()).errors).toEqual([]);
    }));

  it("leaves the host's own answers alone", () =>
    withHost(host, options, async ({ url, fetch }) => {
      expect((await fetch(`${url}/${NAMESPACE}x`)).status).toBe(404);
      const own = await fetch(`${url}/elsewhere`);
      if (host.elsewhere) expect([own.status, await own.text()]).toEqual([200, "elsewhere"]);
      else expect(own.status).toBe(404);
    }));
}
