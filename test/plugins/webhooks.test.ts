/** Changes posted to a real server: signed, in order, none lost, none told by two processes. */
import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type WebhooksOptions, webhooks } from "../../adapters/webhooks.ts";
import type { Store } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { badFields, call, make, makeSite, refusal } from "../decisions/site.ts";

const SECRET = "a secret of the test, long enough";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Seen {
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** A receiver that answers with what `answer` says of the nth post. */
async function receiver(answer: (nth: number) => number = () => 200) {
  const seen: Seen[] = [];
  const done: number[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      seen.push({ headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      const status = answer(seen.length - 1);
      if (status < 300) done.push(JSON.parse(seen.at(-1)!.body).sequence as number);
      outgoing.writeHead(status, status < 400 && status >= 300 ? { location: "/elsewhere" } : {}).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { seen, done, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const quick = (url: string, more: WebhooksOptions = {}) =>
  webhooks({
    receivers: [{ id: "test", url, secret: SECRET }],
    allowAddress: () => true,
    ...{ pollMs: 5, retryMs: 1, maxRetryMs: 20, timeoutMs: 2000 },
    ...more,
  });
const siteOf = (store: Store, plugin: ReturnType<typeof webhooks>) =>
  makeSite({ store, plugins: [plugin], now: Date.now });
const progress = async (store: Store) =>
  JSON.parse((await store.state.get("webhooks:progress:test")) ?? "null");
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const started = (store: Store) => until(async () => expect(await progress(store)).not.toBeNull());

describe("webhooks", () => {
  it("tell every change in order, signed", async () => {
    const store = memoryStore();
    const { seen, url } = await receiver();
    const site = siteOf(store, quick(url));
    await site.calendar.start();
    await started(store);
    const id = await make(site, "venues", { venue: "Hall" });
    await call(site, `PATCH venues/${id}`, { as: "editor", body: { city: "Bern" } });
    await call(site, `DELETE venues/${id}`, { as: "editor" });
    await call(site, `PATCH venues/${id}`, { as: "editor", body: { status: "publish" } });
    await call(site, `DELETE venues/${id}?force=1`, { as: "editor" });
    await until(() => expect(seen.length).toBe(5));
    const told = seen.map(({ body }) => JSON.parse(body) as { type: string; sequence: number; data: object });
    expect(told.map(({ type }) => type)).toEqual(
      ["created", "updated", "trashed", "restored", "deleted"].map((action) => `venue.${action}`),
    );
    expect(told.map(({ sequence }) => sequence)).toEqual(upTo(5));
    expect(told[0]!.data).toEqual({ kind: "venue", id });
    for (const { headers, body } of seen) {
      const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const expected = createHmac("sha256", SECRET).update(text).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
    }
    await site.calendar.stop();
  });

  it("try again what failed, and let nothing overtake it", async () => {
    const store = memoryStore();
    const { seen, done, url } = await receiver((nth) => [500, 302, 200, 404, 200][nth] ?? 200);
    const site = siteOf(store, quick(url));
    await site.calendar.start();
    await started(store);
    for (let n = 0; n < 4; n++) await make(site, "tags", { name: `T ${n}` });
    await until(() => expect(done).toEqual(upTo(4)));
    expect(seen.map(({ body }) => JSON.parse(body).sequence)).toEqual([1, 1, 1, 2, 2, 3, 4]);
    await until(async () => expect((await progress(store)).sequence).toBe(4));
    const { log } = await progress(store);
    expect(log.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200, 404, 200, 302, 500]);
    await site.calendar.stop();
  });

  it("go on after a restart where they were, and lose nothing meanwhile", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kalends-hooks-"));
    const open = () => typeormStore({ url: `sqlite:${join(folder, "a.db")}` });
    const { done, url } = await receiver();
    const first = open();
    const before = siteOf(first, quick(url));
    await before.calendar.start();
    await started(first);
    await make(before, "tags", { name: "One" });
    await until(async () => expect((await progress(first)).sequence).toBe(1));
    await before.calendar.stop();
    const silent = makeSite({ store: open() });
    for (const name of ["Two", "Three"]) await make(silent, "tags", { name });
    await silent.calendar.stop();
    const after = siteOf(open(), quick(url));
    await after.calendar.start();
    await until(() => expect(done).toEqual([1, 2, 3]));
    await after.calendar.stop();
    await rm(folder, { recursive: true });
  });

  it("are sent by one of several processes on a database", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kalends-hooks-"));
    const { done, url } = await receiver();
    const stores = [1, 2, 3].map(() => typeormStore({ url: `sqlite:${join(folder, "a.db")}` }));
    await stores[0]!.version();
    const sites = stores.map((store) => siteOf(store, quick(url)));
    await Promise.all(sites.map((site) => site.calendar.start()));
    await started(stores[0]!);
    await Promise.all(upTo(12).map((n) => make(sites[n % 3]!, "tags", { name: `T ${n}` })));
    await until(async () => expect((await progress(stores[0]!)).sequence).toBe(12));
    await Promise.all(sites.map((site) => site.calendar.stop()));
    expect(done).toEqual(upTo(12));
    await rm(folder, { recursive: true });
  });

  it("reach no private address, by number or by name", async () => {
    const { seen, url } = await receiver();
    const { port } = new URL(url);
    const store = memoryStore();
    const { allowAddress: _all, ...guarded } = { pollMs: 5, retryMs: 1, allowAddress: 0 };
    const byName = webhooks({
      receivers: [{ id: "test", url: `http://localhost:${port}/`, secret: SECRET }],
      ...guarded,
    });
    const site = siteOf(store, byName);
    await site.calendar.start();
    await started(store);
    await make(site, "tags", { name: "One" });
    await until(async () => expect((await progress(store)).failures).toBeGreaterThan(1));
    expect((await progress(store)).log[0]).toMatchObject({
      status: 0,
      error: expect.stringContaining("no public host"),
    });
    for (const host of [
      "127.0.0.1",
      "[::1]",
      "10.1.2.3",
      "169.254.169.254",
      "2130706433",
      "0x7f.1",
      "[::ffff:127.0.0.1]",
    ]) {
      const address = `http://${host}:${port}/`;
      expect(() => webhooks({ receivers: [{ id: "a", url: address, secret: SECRET }] })).toThrow(
        "no public host",
      );
      const got = await call(site, "POST webhooks", { as: "admin", body: { url: address } });
      expect([host, got.status, badFields(got)]).toEqual([host, 400, ["url"]]);
    }
    await site.calendar.stop();
    expect(seen).toEqual([]);
  });

  it("have receivers that admins add, see and remove", async () => {
    const store = memoryStore();
    const { done, url } = await receiver();
    const site = siteOf(store, quick(url, { receivers: [] }));
    await site.calendar.start();
    expect((await call(site, "GET webhooks")).status).toBe(401);
    expect(refusal(await call(site, "POST webhooks", { as: "editor", body: { url } }))).toBe(
      "403 rest_forbidden",
    );
    const wrong = await call(site, "POST webhooks", { as: "admin", body: { url, kinds: ["nothing"] } });
    expect(badFields(wrong)).toEqual(["kinds"]);
    const made = await call(site, "POST webhooks", { as: "admin", body: { url, kinds: "tag" } });
    expect([made.status, String(made.at("secret")).length]).toEqual([201, 50]);
    const list = () => call(site, "GET webhooks", { as: "admin" });
    await until(async () => expect((await list()).at("webhooks.sequence")).toEqual([0]));
    await make(site, "venues", { venue: "Not told" });
    await make(site, "tags", { name: "Told" });
    await until(() => expect(done).toEqual([2]));
    await until(async () => expect((await list()).at("webhooks.0.deliveries.0.status")).toBe(200));
    expect((await list()).text).not.toContain(String(made.at("secret")));
    const drop = () => call(site, `DELETE webhooks/${made.at("id")}`, { as: "admin" });
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 404]);
    expect((await list()).at("webhooks")).toEqual([]);
    await site.calendar.stop();
  });

  it("are told of all that is written since a receiver was added, and of nothing since it was removed", async () => {
    const store = memoryStore();
    let isHeld = true;
    const { seen, url } = await receiver(() => (isHeld ? 500 : 200));
    const site = siteOf(store, quick(url, { receivers: [], retryMs: 10 }));
    // Nobody posts anything yet: the place in the journal is kept all the same.
    const made = await call(site, "POST webhooks", { as: "admin", body: { url } });
    for (const name of ["One", "Two", "Three"]) await make(site, "tags", { name });
    await site.calendar.start();
    await until(() => expect(seen.length).toBeGreaterThan(0));
    expect(JSON.parse(seen[0]!.body)).toMatchObject({ sequence: 1, type: "tag.created" });
    await call(site, `DELETE webhooks/${made.at("id")}`, { as: "admin" });
    isHeld = false;
    const { length } = seen;
    await make(site, "tags", { name: "Four" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    // One post may have been on its way.
    expect(seen.length).toBeLessThanOrEqual(length + 1);
    expect(await store.state.list("webhooks:")).toEqual([]);
    await site.calendar.stop();
  });

  it("stop in the middle of many changes when their receiver is removed", async () => {
    const store = memoryStore();
    const gate: { open?: () => void } = {};
    const held = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const posts: number[] = [];
    const server = createServer((_incoming, outgoing) => {
      posts.push(posts.length);
      void held.then(() => outgoing.writeHead(200).end());
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const site = siteOf(store, quick(url, { receivers: [] }));
    const made = await call(site, "POST webhooks", { as: "admin", body: { url } });
    for (let n = 0; n < 20; n++) await make(site, "tags", { name: `T ${n}` });
    await site.calendar.start();
    await until(() => expect(posts.length).toBe(1));
    await call(site, `DELETE webhooks/${made.at("id")}`, { as: "admin" });
    gate.open?.();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([posts.length, await store.state.list("webhooks:")]).toEqual([1, []]);
    await site.calendar.stop();
  });

  it("leave a receiver to the next process as soon as they end", async () => {
    const store = memoryStore();
    const { url } = await receiver();
    const plugin = quick(url);
    const site = siteOf(store, plugin);
    await site.calendar.start();
    await started(store);
    await plugin.stop?.();
    expect(await store.state.get("webhooks:lease:test")).toBeUndefined();
    await site.calendar.stop();
  });

  it("write nothing while there is nothing to tell", async () => {
    const store = memoryStore();
    const { url } = await receiver();
    const site = siteOf(store, quick(url));
    await site.calendar.start();
    await started(store);
    const kept = () => store.state.list("webhooks:");
    const before = await kept();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([before.length, await kept()]).toEqual([2, before]);
    await site.calendar.stop();
  });

  it("sign with the key that a secret of the standard stands for", async () => {
    const key = Buffer.from("twenty-four bytes or more");
    const secret = `whsec_${key.toString("base64")}`;
    const store = memoryStore();
    const { seen, url } = await receiver();
    const site = siteOf(store, quick(url, { receivers: [{ id: "test", url, secret }] }));
    await site.calendar.start();
    await started(store);
    const made = await call(site, "POST webhooks", { as: "admin", body: { url: `${url}2` } });
    const other = Buffer.from(String(made.at("secret")).replace("whsec_", ""), "base64");
    expect(other.length).toBe(32);
    await make(site, "tags", { name: "One" });
    await until(() => expect(seen.length).toBe(2));
    const signatures = seen.map(({ headers, body }) => {
      const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const right = [key, other].map(
        (one) => `v1,${createHmac("sha256", one).update(text).digest("base64")}`,
      );
      return right.indexOf(String(headers["webhook-signature"]));
    });
    expect(signatures.sort()).toEqual([0, 1]);
    await site.calendar.stop();
    for (const wrong of ["whsec_", "whsec_c2hvcnQ=", "whsec_no base64 at all, really none"])
      expect(() => webhooks({ receivers: [{ id: "a", url: "https://example.org", secret: wrong }] })).toThrow(
        "`secret`",
      );
  });

  it.each([
    [{ receivers: [{ id: "A b", url: "https://example.org", secret: SECRET }] }, "`id` must be"],
    [{ receivers: [{ id: "a", url: "ftp://example.org", secret: SECRET }] }, "`url` must be"],
    [{ receivers: [{ id: "a", url: "https://example.org", secret: "short" }] }, "at least 24 characters"],
    [
      { receivers: [1, 2].map(() => ({ id: "a", url: "https://example.org", secret: SECRET })) },
      "given twice",
    ],
    [{ pollMs: 0 }, "`pollMs`"],
  ])("do not start with %j", (options: WebhooksOptions, sentence) => {
    expect(() => webhooks(options)).toThrow(sentence);
  });
});
