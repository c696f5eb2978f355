import { expect, it } from "vitest";
import type { Host } from "./host.ts";
import { EVENT, NAMESPACE, withHost } from "./open.ts";

/** Addresses: what the calendar sees of them, and what stands in its links. */
export function pathCases(host: Host): void {
  it("passes the query on: repeated names, their order, escapes", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const query = "?probe=url&tags[]=1&tags[]=2&a=1&a=2&b=x+y&c=%C3%A9%2F&d=a,b&e";
      const seen = await (await fetch(`${api}/events${query}`)).json();
      const { pathname, searchParams } = new URL(String(seen.url));
      expect(pathname).toBe(`/${NAMESPACE}/events`);
      // Not letter by letter: some hosts write escapes in their own way.
      expect([...searchParams]).toEqual([...new URLSearchParams(query)]);
    }));

  it("finds records by an encoded slug", () =>
    withHost(host, {}, async ({ json }) => {
      const made = await json("POST", "/events", { ...EVENT, title: "Été à 東京 100%" });
      expect(made.status).toBe(201);
      const slug = encodeURIComponent(String(made.body.slug));
      const read = await json("GET", `/events/by-slug/${slug}`);
      expect([read.status, read.body.id]).toEqual([200, made.body.id]);
    }));

  it("answers 404 for unknown paths below the namespace and 405 for wrong methods", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const unknown = await fetch(`${api}/nothing/here`);
      expect([unknown.status, (await unknown.json()).code]).toEqual([404, "rest_no_route"]);
      const wrong = await fetch(`${api}/events`, { method: "DELETE" });
      expect([wrong.status, (await wrong.json()).code]).toEqual([405, "rest_no_route"]);
      expect(wrong.headers.get("allow")).toContain("GET");
    }));

  it("leaves other paths to the host", () =>
    withHost(host, { mount: "/api" }, async ({ url, api, fetch }) => {
      expect((await fetch(api)).status).toBe(200);
      for (const path of ["/elsewhere", `/${NAMESPACE}/events`, "/api", `/api/${NAMESPACE}x/events`]) {
        const response = await fetch(`${url}${path}`);
        const own = host.elsewhere && path === "/elsewhere";
        expect([path, response.status]).toEqual([path, own ? 200 : 404]);
        if (own) expect(await response.text()).toBe("elsewhere");
      }
    }));

  it.each(["/api", "/deep/er", "/my%20town", "/caf%C3%A9"])("puts the mount %s into links", (mount) =>
    withHost(host, { mount }, async ({ api, json }) => {
      await json("POST", "/events", EVENT);
      const { status, body } = await json("GET", "/events?start_date=2041-01-01");
      expect(status).toBe(200);
      expect(String(body.rest_url).startsWith(`${api}/events`)).toBe(true);
      const [event] = body.events as { rest_url: string; id: number }[];
      expect(event?.rest_url).toBe(`${api}/events/${event?.id}`);
      expect((await json("GET", event?.rest_url.slice(api.length) ?? "")).status).toBe(200);
    }),
  );

  it("believes no forwarded host, protocol or prefix", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const headers = {
        "x-forwarded-prefix": "/evil",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-forwarded-for": "9.9.9.9",
      };
      const seen = await (await fetch(`${api}/events?probe=url`, { headers })).json();
      expect(String(seen.url).startsWith(api)).toBe(true);
      expect(seen.ip).not.toBe("9.9.9.9");
    }));

  if (host.trustProxy)
    it.each(["", "/api"])("believes the proxy that it is told to believe, mounted at %j", (mount) =>
      withHost(host, { mount, trustProxy: true }, async ({ api, fetch, json }) => {
        const headers = {
          "x-forwarded-host": "town.example",
          "x-forwarded-proto": "https",
          "x-forwarded-for": "9.9.9.9",
          "x-forwarded-prefix": "/town/",
        };
        const home = `https://town.example/town${mount}/${NAMESPACE}`;
        const seen = await (await fetch(`${api}/events?probe=url`, { headers })).json();
        expect(seen).toEqual({ url: `${home}/events?probe=url`, mount: `/town${mount}`, ip: "9.9.9.9" });
        const made = await json("POST", "/events", EVENT, headers);
        expect([made.status, made.body.rest_url]).toEqual([201, `${home}/events/${made.body.id}`]);
      }),
    );

  it("takes nothing from a proxy that could be no part of an address", () =>
    withHost(host, host.trustProxy ? { trustProxy: true } : {}, async ({ api, fetch }) => {
      const headers = {
        "x-forwarded-host": "evil.example/x?",
        "x-forwarded-proto": "javascript",
        "x-forwarded-prefix": "//evil.example/..",
      };
      const seen = await (await fetch(`${api}/events?probe=url`, { headers })).json();
      const { host: name } = new URL(api);
      expect(seen).toMatchObject({ url: `http://${name}/${NAMESPACE}/events?probe=url`, mount: "" });
    }));
}
