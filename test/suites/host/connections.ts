import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "undici";
import { expect, it, vi } from "vitest";
import type { Host } from "./host.ts";
import { EVENT, NAMESPACE, withHost } from "./open.ts";

/** What only a socket shows. */
export function connectionCases(host: Host): void {
  const check = (name: string, run: () => Promise<void>): void => {
    const reason = host.gaps?.[name];
    if (reason === undefined) it(name, run);
    else it.skip(`${name}: ${reason}`, run);
  };

  check("keeps a connection through answers of every kind", () =>
    withHost(host, {}, async ({ url }) => {
      const client = new Client(url);
      let connections = 0;
      client.on("connect", () => connections++);
      const ask = async (path: string, init: object = {}): Promise<number> => {
        const { statusCode, body } = await client.request({
          path: `/${NAMESPACE}${path}`,
          method: "GET",
          ...init,
        });
        await body.arrayBuffer();
        return statusCode;
      };
      const json = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(EVENT),
      };
      const statuses = [
        await ask("/events"),
        await ask("/events", json),
        await ask("/events/999"),
        await ask("/events", { ...json, body: "x" }),
        await ask("/events?probe=stream"),
        await ask("/events", { method: "DELETE" }),
        // The body is refused unread, and must not be taken for the next request.
        await ask("/events", { ...json, headers: { ...json.headers, "x-nobody": "1" } }),
        await ask("/events"),
      ];
      expect(statuses).toEqual([200, 201, 404, 400, 200, 405, 401, 200]);
      expect(connections).toBe(1);
      await client.destroy();
    }),
  );

  check("answers pipelined requests in their order", () =>
    withHost(host, {}, async ({ url }) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      const paths = [1, 2, 3, 4].map((n) => `/${NAMESPACE}/events?probe=url&n=${n}`);
      const requests = paths.map((path, n) => {
        const last = n === paths.length - 1 ? "connection: close\r\n" : "";
        return `GET ${path} HTTP/1.1\r\nhost: pipe.test\r\n${last}\r\n`;
      });
      socket.write(requests.join(""));
      const answers = await text(socket);
      expect([...answers.matchAll(/n=(\d)/g)].map(([, n]) => n)).toEqual(["1", "2", "3", "4"]);
      expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
    }),
  );

  check("stops a stream whose client has left", () =>
    withHost(host, {}, async ({ url, json, state }) => {
      const client = new Client(url);
      const { body } = await client.request({ path: `/${NAMESPACE}/events?probe=endless`, method: "GET" });
      body.on("error", () => undefined);
      await new Promise((resolve) => body.once("data", resolve));
      await client.destroy();
      await vi.waitFor(async () => expect((await state()).cancelled).toBe(1), 5_000);
      expect((await json("GET", "/events")).status).toBe(200);
      expect((await state()).errors).toEqual([]);
    }),
  );

  check("outlives a client that leaves in the middle of its body", () =>
    withHost(host, {}, async ({ url, json, state }) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      const head = "host: gone.test\r\ncontent-type: application/json\r\ncontent-length: 1000";
      socket.write(`POST /${NAMESPACE}/events HTTP/1.1\r\n${head}\r\n\r\n{"title":`);
      await wait(100);
      socket.destroy();
      await wait(100);
      expect((await json("GET", "/events")).status).toBe(200);
      expect((await state()).errors).toEqual([]);
    }),
  );

  check("lets a client that sends too much come to its answer", () =>
    withHost(host, {}, async ({ api, fetch }) => {
      const body = "x".repeat(3_000_000);
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${api}/events`, { method: "POST", headers, body });
      expect([response.status, (await response.json()).code]).toEqual([413, "rest_body_too_large"]);
    }),
  );
}
