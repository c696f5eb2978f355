import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPublicAddress } from "../../adapters/images/addresses.ts";
import { imageFetcher } from "../../adapters/images/fetcher.ts";

let server: Server;
let base: string;
let asked = 0;

const answers: Record<string, (url: string) => [number, Record<string, string>, Buffer?]> = {
  "/a.png": () => [200, { "content-type": "image/png" }, Buffer.alloc(1000)],
  "/page": () => [200, { "content-type": "text/html" }],
  "/gone": () => [404, { "content-type": "image/png" }],
  "/big": () => [200, { "content-type": "image/png" }, Buffer.alloc(2_000_000)],
  "/moved": () => [302, { location: "/a.png" }],
  "/loop": () => [302, { location: "/loop" }],
  "/inside": () => [302, { location: "http://127.0.0.2/secret.png" }],
};

beforeAll(async () => {
  server = createServer((req, res) => {
    asked++;
    if (req.url === "/slow") return;
    const [status, headers, body] = answers[req.url!]!(req.url!);
    res.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Loopback is allowed here only so that there is something to ask. */
const lenient = imageFetcher({
  maxBytes: 1_000_000,
  timeoutMs: 1_000,
  allowAddress: (address) => address === "127.0.0.1",
});

describe("imageFetcher", () => {
  it("gives what is known of an image, also behind a redirect", async () => {
    const view = { id: 0, extension: "png", width: 0, height: 0, filesize: 1000, sizes: {} };
    expect(await lenient(`${base}/a.png`)).toEqual({ ...view, url: `${base}/a.png` });
    expect(await lenient(`${base}/moved`)).toEqual({ ...view, url: `${base}/moved` });
  });

  it.each(["/page", "/gone", "/big", "/loop", "/inside", "/slow"])("refuses %s", async (path) => {
    await expect(lenient(base + path)).rejects.toThrow();
  });

  it("never asks an address that is not public, however it is written", async () => {
    const strict = imageFetcher({ timeoutMs: 1_000 });
    const port = new URL(base).port;
    const before = asked;
    const hosts = [
      "127.0.0.1",
      "127.1",
      "2130706433",
      "0x7f000001",
      "0177.0.0.1",
      "localhost",
      "0.0.0.0",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[64:ff9b::7f00:1]",
      "10.0.0.1",
      "192.168.1.1",
      "169.254.169.254",
      "[fe80::1]",
      "[fc00::1]",
    ];
    for (const host of hosts) await expect(strict(`http://${host}:${port}/a.png`), host).rejects.toThrow();
    for (const scheme of ["file", "ftp", "gopher"])
      await expect(strict(`${scheme}://example.org/a.png`)).rejects.toThrow();
    expect(asked).toBe(before);
  });

  it("knows public from other addresses", () => {
    for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700::1111"])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of [
      "100.64.0.1",
      "172.31.255.255",
      "224.0.0.1",
      "255.255.255.255",
      "::",
      "::1",
      "::ffff:8.8.8.8",
      "2002:7f00:1::",
      "x",
    ])
      expect(isPublicAddress(address), address).toBe(false);
  });
});
