import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { headerOf, ipOf, originOf, targetOf } from "../../adapters/node/address.ts";
import { isHost, prefixOf } from "../../adapters/shared/forwarded.ts";

const request = (headers: Record<string, string>, more: object = {}): IncomingMessage =>
  ({
    headers,
    url: "/",
    socket: { remoteAddress: "10.0.0.9", localAddress: "::1", localPort: 80 },
    ...more,
  }) as unknown as IncomingMessage;

describe("originOf", () => {
  it("is the Host header's, or the connection's where that is none", () => {
    expect(originOf(request({ host: "a.example:81" }), false)).toBe("http://a.example:81");
    expect(originOf(request({ host: "[::1]:81" }), false)).toBe("http://[::1]:81");
    for (const host of ["a b", "a/b", "a?b", "a#b", "u@a", "a:b", ""])
      expect([host, originOf(request({ host }), false)]).toEqual([host, "http://[::1]:80"]);
    expect(originOf(request({}), false)).toBe("http://[::1]:80");
    expect(originOf(request({ host: "a" }, { socket: { encrypted: true } }), false)).toBe("https://a");
  });

  const forwarded = request({
    host: "inner",
    "x-forwarded-host": "evil, outer.example",
    "x-forwarded-proto": "http, https",
    "x-forwarded-for": "6.6.6.6, 1.2.3.4",
  });

  it("believes proxies only when told to, and counts them from the end", () => {
    expect([originOf(forwarded, false), ipOf(forwarded, false)]).toEqual(["http://inner", "10.0.0.9"]);
    expect([originOf(forwarded, 0), ipOf(forwarded, 0)]).toEqual(["http://inner", "10.0.0.9"]);
    expect([originOf(forwarded, 1), ipOf(forwarded, 1)]).toEqual(["https://outer.example", "1.2.3.4"]);
    expect([originOf(forwarded, 2), ipOf(forwarded, 2)]).toEqual(["http://evil", "6.6.6.6"]);
    expect([originOf(forwarded, true), ipOf(forwarded, 9)]).toEqual(["http://evil", "6.6.6.6"]);
  });

  it("lets no proxy put anything but a host and a protocol there", () => {
    const strange = request({ host: "a", "x-forwarded-host": "b/c", "x-forwarded-proto": "javascript" });
    expect(originOf(strange, true)).toBe("http://[::1]:80");
    expect(originOf(request({ host: "a" }), true)).toBe("http://a");
  });
});

describe("prefixOf", () => {
  const prefix = (text: string, trust: boolean | number = true): string | undefined =>
    prefixOf(headerOf(request({ "x-forwarded-prefix": text })), trust);

  it("is a path that a trusted proxy took off", () => {
    expect([prefix("/town"), prefix("/caf%C3%A9/x/")]).toEqual(["/town", "/caf%C3%A9/x"]);
    expect([prefix("/evil, /town", 1), prefix("/town", false), prefix("/town", 0)]).toEqual([
      "/town",
      undefined,
      undefined,
    ]);
  });

  it.each([
    "",
    "/",
    "town",
    "//evil.example",
    "/a//b",
    "/a/../b",
    "/.",
    "/a?b",
    "/a#b",
    "/a b",
    '/"',
    "/a\\b",
  ])("is never %j", (text) => expect(prefix(text)).toBeUndefined());

  it("is never long", () => expect(prefix(`/${"a".repeat(300)}`)).toBeUndefined());
});

describe("targetOf", () => {
  it.each([
    ["/a?b", "/a?b"],
    ["//evil/x", "//evil/x"],
    ["http://other.example/a?b", "/a?b"],
    ["http://other.example", "/"],
    ["http://other.example?x", "/?x"],
    ["*", "/*"],
  ])("%s → %s", (url, target) => expect(targetOf(request({}, { url }))).toBe(target));

  it("prefers what the client wrote to what the host made of it", () => {
    expect(targetOf(request({}, { url: "/b", originalUrl: "/a/b" }))).toBe("/a/b");
    expect(targetOf(request({}, { url: "/b" }), "/a/b")).toBe("/a/b");
  });
});

it("isHost is quick on long texts", () => {
  const started = performance.now();
  for (const text of ["a".repeat(100_000), "a:".repeat(50_000), `[${":".repeat(100_000)}`]) isHost(text);
  expect(performance.now() - started).toBeLessThan(100);
});
