/** When the client tries again, and when it must not. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ClientError, createClient } from "kalends/client";
import { describe, expect, it } from "vitest";
import { EVENT, newSite, type Site } from "./site.ts";

const busy =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response("<h1>busy</h1>", { status, headers });
const broken = () => {
  throw new TypeError("fetch failed");
};
/** The server does what was asked, and the answer is lost. */
const lost = (site: Site) => async (request: Request) => {
  await site.client.events.create((await request.json()) as typeof EVENT, {
    idempotencyKey: request.headers.get("idempotency-key") ?? "none",
  });
  return broken();
};
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: ClientError) => error.code,
  );

describe("reads", () => {
  it.each([429, 500, 502, 503, 504, 408])("are tried again after %i", async (status) => {
    const { client, instead, seen } = newSite();
    instead.push(busy(status), busy(status));
    expect((await client.events.list()).total).toBe(0);
    expect(seen).toHaveLength(3);
  });

  it("are tried again after a broken connection, three times", async () => {
    const { client, instead, seen } = newSite();
    instead.push(broken, broken, broken, broken, broken);
    expect(await codeOf(client.events.list())).toBe("network_error");
    expect(seen).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 410])("are not tried again after %i", async (status) => {
    const { client, instead, seen } = newSite();
    instead.push(busy(status));
    expect(await codeOf(client.events.list())).toBe("unreadable_answer");
    expect(seen).toHaveLength(1);
  });

  it("are not tried again after an answer that is no JSON", async () => {
    const { client, instead, seen } = newSite();
    instead.push(() => new Response("<html>"));
    expect(await codeOf(client.events.list())).toBe("unreadable_answer");
    expect(seen).toHaveLength(1);
  });
});

describe("creations", () => {
  it("carry a key, the same on every try, so that a lost answer makes no second record", async () => {
    const site = newSite();
    site.instead.push(lost(site));
    const made = await site.client.events.create(EVENT);
    const keys = site.seen.map((request) => request.headers.get("idempotency-key"));
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    const { items, total } = await site.client.events.list({
      start_date: "2031-01-01",
      end_date: "2032-01-01",
    });
    expect([total, items[0]?.id]).toEqual([1, made.id]);
  });

  it("of two calls are two records", async () => {
    const { client } = newSite();
    const [one, two] = [await client.events.create(EVENT), await client.events.create(EVENT)];
    expect(two.id).not.toBe(one.id);
  });

  it("can be repeated in another process by a key of one's own", async () => {
    const { client } = newSite();
    const one = await client.events.create(EVENT, { idempotencyKey: "import-1" });
    expect((await client.events.create(EVENT, { idempotencyKey: "import-1" })).id).toBe(one.id);
    const other = client.events.create({ ...EVENT, title: "Other" }, { idempotencyKey: "import-1" });
    expect(await codeOf(other)).toBe("rest_idempotency_key_reused");
  });

  it("without keys are tried again only when they were not carried out", async () => {
    const { client, instead, seen } = newSite({ idempotent: false });
    instead.push(busy(429));
    await client.events.create(EVENT);
    expect(seen.map((request) => request.headers.has("idempotency-key"))).toEqual([false, false]);
    for (const failure of [broken, busy(502), busy(500)]) {
      seen.length = 0;
      instead.push(failure);
      expect(await codeOf(client.events.create(EVENT))).not.toBe("done");
      expect(seen).toHaveLength(1);
    }
  });
});

describe("updates and deletes", () => {
  it("are tried again after 429 only", async () => {
    const { client, instead, seen } = newSite();
    const { id } = await client.events.create(EVENT);
    instead.push(busy(429));
    await client.events.update(id, { title: "New" });
    for (const call of [() => client.events.update(id, { title: "x" }), () => client.events.delete(id)])
      for (const failure of [broken, busy(503)]) {
        seen.length = 0;
        instead.push(failure);
        expect(await codeOf(call())).not.toBe("done");
        expect(seen).toHaveLength(1);
      }
  });
});

describe("waiting", () => {
  it("takes the server's word, in seconds or as a date", async () => {
    const { client, instead, seen } = newSite({ retry: { baseMs: 1e9, maxMs: 1e9 } });
    instead.push(busy(429, { "retry-after": "0" }), busy(503, { "retry-after": new Date(0).toUTCString() }));
    await client.events.list();
    expect(seen).toHaveLength(3);
  });

  it("gives up at once when the server asks for more than the longest wait", async () => {
    const { client, instead, seen } = newSite();
    instead.push(busy(429, { "retry-after": "3600" }));
    const error = await client.events.list().catch((reason: ClientError) => reason);
    expect(error).toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(seen).toHaveLength(1);
  });

  it("can be turned off", async () => {
    const { client, instead, seen } = newSite({ retry: { times: 0 } });
    instead.push(busy(503));
    expect(await codeOf(client.events.list())).toBe("unreadable_answer");
    expect(seen).toHaveLength(1);
  });

  it("ends with the caller's signal", async () => {
    const { client, instead } = newSite({ retry: { baseMs: 1e9, maxMs: 1e9 } });
    instead.push(busy(429, { "retry-after": "900000" }));
    const stop = new AbortController();
    const call = client.events.list({}, { signal: stop.signal });
    setImmediate(() => stop.abort(new Error("enough")));
    await expect(call).rejects.toThrow("enough");
    await expect(client.events.list({}, { signal: stop.signal })).rejects.toThrow("enough");
  });
});

describe("a server that never answers", () => {
  const silent = async (use: (baseUrl: string) => Promise<void>) => {
    const server = createServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    try {
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it("is given up after the time-out", () =>
    silent(async (baseUrl) => {
      const client = createClient({ baseUrl, timeoutMs: 20, retry: { times: 1, baseMs: 0 } });
      const error = await client.events.list().catch((reason: ClientError) => reason);
      expect(error).toBeInstanceOf(ClientError);
      expect(error).toMatchObject({
        code: "timeout",
        status: 0,
        message: expect.stringContaining("GET /events"),
      });
    }));

  it("is left when the caller's signal says so", () =>
    silent(async (baseUrl) => {
      const stop = new AbortController();
      const call = createClient({ baseUrl }).events.list({}, { signal: stop.signal });
      setTimeout(() => stop.abort(), 20);
      await expect(call).rejects.toHaveProperty("name", "AbortError");
    }));
});

describe("a fetch that takes no notice of signals", () => {
  const deaf = () => new Promise<Response>(() => {});
  const stuck = () => new Response(new ReadableStream({ start() {} }), { status: 200 });

  it.each([
    ["gives no answer", deaf],
    ["gives half an answer", stuck],
  ])("is left after the time-out, and when the caller says so: it %s", async (_name, answer) => {
    const { client, instead } = newSite({ timeoutMs: 30, retry: { times: 0 } });
    instead.push(answer, answer);
    expect(await codeOf(client.events.list())).toBe("timeout");
    const own = new Error("mine");
    const controller = new AbortController();
    setTimeout(() => controller.abort(own), 5);
    await expect(client.events.list({}, { signal: controller.signal })).rejects.toBe(own);
  });
});
