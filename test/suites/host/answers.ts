import { expect, it } from "vitest";
import type { Host } from "./host.ts";
import { EVENT, withHost } from "./open.ts";
import { LARGE } from "./probe.ts";

/** Answers arrive as the calendar gave them. */
export function answerCases(host: Host): void {
  it("keeps two cookies apart", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const response = await fetch(`${api}/events?probe=cookies`);
      const expected = ["a=1; Path=/", "b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT"];
      expect(response.headers.getSetCookie()).toEqual(expected);
    }));

  it("answers HEAD as GET, without the body", () =>
    withHost(host, {}, async ({ api, json, fetch }) => {
      await json("POST", "/events", EVENT);
      for (const path of ["/events?start_date=2041-01-01", "/nothing"]) {
        const get = await fetch(`${api}${path}`);
        const head = await fetch(`${api}${path}`, { method: "HEAD" });
        const bytes = (await get.arrayBuffer()).byteLength;
        expect([head.status, await head.text()]).toEqual([get.status, ""]);
        // Where a host sends chunks for an answer of known length, it need not tell the length for HEAD.
        const lengths = [String(bytes), get.headers.get("content-length")];
        expect(lengths).toContain(head.headers.get("content-length"));
        for (const name of ["content-type", "etag", "x-tec-total", "cache-control"])
          expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      }
    }));

  it("answers 304 without a body", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const etag = String((await fetch(`${api}/venues`)).headers.get("etag"));
      const response = await fetch(`${api}/venues`, { headers: { "if-none-match": etag } });
      expect([response.status, await response.text()]).toEqual([304, ""]);
      expect(response.headers.get("etag")).toBe(etag);
    }));

  it.each(["bytes", "stream"])("sends large answers whole: %s", (kind) =>
    withHost(host, {}, async ({ api, fetch }) => {
      const response = await fetch(`${api}/events?probe=${kind}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBe(LARGE);
      expect(bytes.every((byte) => byte === 7)).toBe(true);
    }),
  );

  it("sends no body of a streamed answer to HEAD", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const response = await fetch(`${api}/events?probe=stream`, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }));

  it("hands over headers as they came", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const headers = { "x-one": "1", "x-two": "a, b", authorization: "Basic Zm9vOmJhcg==" };
      const seen = new Map<string, string>(
        await (await fetch(`${api}/events?probe=headers`, { headers })).json(),
      );
      for (const [name, value] of Object.entries(headers))
        expect([name, seen.get(name)]).toEqual([name, value]);
    }));
}
