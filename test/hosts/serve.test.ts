import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type LogEntry, type ServeOptions, type Server, serve } from "../../adapters/undici.ts";
import type { Answer, Incoming } from "../../src/mod.ts";
import { exchange } from "./raw.ts";

let server: Server;
const entries: LogEntry[] = [];
const calls: string[] = [];
const signals: AbortSignal[] = [];
afterEach(async () => {
  await server.close();
  entries.length = 0;
  calls.length = 0;
  signals.length = 0;
});

const ok = (body: string): Answer => ({ status: 200, headers: { "content-type": "text/plain" }, body });

/** Answers like a calendar would, as slowly or wrongly as the path says. */
const calendar = {
  start: async () => void calls.push("start"),
  stop: async () => void calls.push("stop"),
  async respond(incoming: Incoming): Promise<Answer | undefined> {
    const { pathname } = new URL(incoming.url);
    if (pathname === "/slow") {
      signals.push(incoming.toRequest().signal);
      await wait(300);
    }
    if (pathname === "/never") await wait(60_000, undefined, { ref: false });
    if (pathname === "/broken") return { ...ok(""), body: brokenStream() };
    if (pathname === "/fail") return { ...ok("no"), status: 503 };
    if (pathname === "/bug") throw new Error("bug");
    const headers = { "x-plugin": "two\nlines" };
    if (pathname === "/header") return { ...ok(""), headers };
    if (pathname === "/stream") return { status: 200, headers, body: endlessStream() };
    if (pathname === "/body") return { ...ok(""), body: 7 as never };
    if (pathname === "/read") return read(incoming);
    return pathname.startsWith("/other") ? undefined : ok(incoming.header("x-request-id") ?? "");
  },
};

const read = (incoming: Incoming): Promise<Answer> =>
  incoming.body(1_000).then(
    ({ length }) => ok(String(length)),
    ({ status, code }) => ({ ...ok(code), status }),
  );

const endlessStream = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ cancel: () => void calls.push("cancel") });

const brokenStream = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    async pull(controller) {
      await wait(50);
      controller.error(new Error("source failed"));
    },
  });

async function open(options: ServeOptions = {}): Promise<string> {
  server = await serve(calendar, { port: 0, log: (entry) => entries.push(entry), ...options });
  return server.url;
}

describe("serve", () => {
  it("starts the calendar, and stops it when it closes, once", async () => {
    await open();
    expect(calls).toEqual(["start"]);
    await Promise.all([server.close(), server.close()]);
    expect(calls).toEqual(["start", "stop"]);
  });

  it("gives every request an id: the client's own where it is harmless", async () => {
    const url = await open();
    const made = await request(url);
    const id = String(made.headers["x-request-id"]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await made.body.text()).toBe(id);
    const own = await request(url, { headers: { "x-request-id": "trace-1:a/b=" } });
    expect([own.headers["x-request-id"], await own.body.text()]).toEqual(["trace-1:a/b=", "trace-1:a/b="]);
    for (const bad of ["a b", "x".repeat(200), "a;b", '"']) {
      const { headers, body } = await request(url, { headers: { "x-request-id": bad } });
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      await body.dump();
    }
  });

  it("answers 404 for what is not the calendar's, and 400 for a Host that is none", async () => {
    const url = await open();
    const other = await request(`${url}/other`);
    expect(other.statusCode).toBe(404);
    expect(await other.body.json()).toMatchObject({ code: "rest_no_route", data: { status: 404 } });
    const head = await request(`${url}/other`, { method: "HEAD" });
    expect([head.statusCode, Number(head.headers["content-length"]) > 50, await head.body.text()]).toEqual([
      404,
      true,
      "",
    ]);
    const answer = await exchange(server.port, "GET / HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"rest_bad_request"/s);
  });

  it("has a health route of its own", async () => {
    const url = await open({ healthPath: "/ready", logLevel: "info" });
    const { statusCode, body } = await request(`${url}/ready?x`);
    expect([statusCode, await body.json()]).toEqual([200, { status: "ok" }]);
    expect((await request(`${url}/readyness`)).statusCode).toBe(200);
    await vi.waitFor(() => expect(entries.map(({ path }) => path)).toEqual(["/readyness"]));
  });

  const malformed = [
    ["no HTTP at all", "GARBAGE\r\n\r\n", 400, "rest_bad_request"],
    ["a bad header", "GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n", 400, "rest_bad_request"],
    [
      "two lengths",
      "POST /read HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 5\r\n\r\nabc",
      400,
      "rest_bad_request",
    ],
    [
      "length and chunks",
      "POST /read HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      "rest_bad_request",
    ],
    [
      "a bad chunk",
      "POST /read HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
      400,
      "rest_bad_request",
    ],
    [
      "large headers",
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(40_000)}\r\n\r\n`,
      431,
      "rest_headers_too_large",
    ],
    [
      "a late body",
      "POST /read HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\na",
      408,
      "rest_request_timeout",
    ],
    ["late headers", "GET / HTTP/1.1\r\nhost: a\r\n", 408, "rest_request_timeout"],
  ] as const;
  it.each(malformed)("refuses %s with JSON and closes", async (_, bytes, status, code) => {
    await open({ headerTimeoutMs: 300, requestTimeoutMs: 600 });
    const answer = await exchange(server.port, bytes);
    expect(answer).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} .*connection: close.*"code":"${code}".*"status":${status}`, "is"),
    );
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("asks for a body only when it is wanted", async () => {
    await open();
    const post = (length: number): string =>
      `POST /read HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;
    expect(await exchange(server.port, `${post(3)}abc`)).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 .*3$/s,
    );
    expect(await exchange(server.port, post(5_000))).not.toMatch(/100 Continue/);
  });

  it("cuts off a client that goes on sending what was refused", async () => {
    await open();
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    const head = "POST /read HTTP/1.1\r\nhost: a\r\ncontent-length: 100000000\r\n\r\n";
    socket.write(head);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 .*rest_body_too_large$/s);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    for (let n = 0; n < 30 && !socket.destroyed; n++) socket.write(Buffer.alloc(1_000_000));
    await closed;
    expect((await request(server.url)).statusCode).toBe(200);
  });

  it("breaks the connection when an answer cannot be finished, and says so", async () => {
    const url = await open();
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const { body } = await request(`${url}/broken`);
    await expect(body.text()).rejects.toThrow();
    await vi.waitFor(() => expect(complaint).toHaveBeenCalledWith(expect.any(String), expect.any(Error)));
    expect((await request(`${url}/bug`)).statusCode).toBe(500);
    complaint.mockRestore();
    expect((await request(url)).statusCode).toBe(200);
  });
});

it("an answer that cannot be sent becomes one that can", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  const url = await open();
  for (const path of ["/header", "/bug", "/stream"]) expect((await request(url + path)).statusCode).toBe(500);
  expect(calls).toContain("cancel");
  await expect(request(`${url}/body`)).rejects.toThrow();
  expect(complaint).toHaveBeenCalledTimes(4);
  complaint.mockRestore();
  expect((await request(url)).statusCode).toBe(200);
  const [first] = entries;
  expect(first).toMatchObject({ status: 500, bytes: expect.any(Number) });
  expect(first!.bytes).toBeGreaterThan(0);
});

describe("closing", () => {
  it("finishes what is in flight, refuses what is new, and closes idle connections", async () => {
    const url = await open();
    const idle = connect(server.port, "127.0.0.1");
    await once(idle, "connect");
    const kept = await request(url);
    await kept.body.dump();
    const seen = signals.length;
    const slow = Array.from({ length: 50 }, () => request(`${url}/slow`));
    await vi.waitFor(() => expect(signals.length - seen).toBe(50), 5_000);
    const started = performance.now();
    const closed = server.close();
    const answers = await Promise.all(slow);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(answers[0]?.headers.connection).toBe("close");
    await closed;
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(calls).toEqual(["start", "stop"]);
    await expect(request(url)).rejects.toThrow();
  });

  it("answers 503 for its health while it drains", async () => {
    const url = await open({ drainMs: 200 });
    const closed = server.close();
    const { statusCode, headers, body } = await request(`${url}/health`);
    expect([statusCode, headers.connection, await body.json()]).toEqual([
      503,
      "close",
      { status: "stopping" },
    ]);
    expect((await request(url)).statusCode).toBe(200);
    await closed;
    await expect(request(url)).rejects.toThrow();
  });

  it("cuts off what is not done after the grace", async () => {
    const url = await open({ shutdownGraceMs: 200 });
    const never = request(`${url}/never`).catch((error: Error) => error);
    await wait(50);
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await never).toBeInstanceOf(Error);
  });

  it("gives the calendar back when the port is taken", async () => {
    await open();
    await expect(serve(calendar, { port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    expect(calls).toEqual(["start", "start", "stop"]);
  });
});

describe("log", () => {
  it("has one entry per request, without passwords", async () => {
    const url = await open();
    const path = "/a?password=hush&p%61ssword=hush&password[]=hush&page=2&x=%C3%A9";
    await (await request(url + path)).body.dump();
    await (await request(`${url}/read`, { method: "POST", body: "abc" })).body.dump();
    await vi.waitFor(() => expect(entries).toHaveLength(2));
    const [first, second] = entries;
    expect(first).toMatchObject({ method: "GET", status: 200, bytes: 36 });
    expect(first?.path).toBe(
      "/a?password=[redacted]&p%61ssword=[redacted]&password[]=[redacted]&page=2&x=%C3%A9",
    );
    expect(first?.ms).toBeGreaterThanOrEqual(0);
    expect(first).not.toHaveProperty("ip");
    expect(second).toMatchObject({ method: "POST", path: "/read", bytes: 1 });
  });

  it("tells of clients that left", async () => {
    await open();
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET /slow HTTP/1.1\r\nhost: a\r\n\r\n");
    await wait(100);
    socket.destroy();
    await vi.waitFor(() => expect(entries).toMatchObject([{ path: "/slow", aborted: true }]), 2_000);
    await (await request(`${server.url}/slow`)).body.dump();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it.each([
    ["silent", []],
    ["error", ["/fail"]],
    ["info", ["/", "/fail"]],
    ["debug", ["/", "/fail", "/health"]],
  ] as const)("at level %s", async (logLevel, paths) => {
    const url = await open({ logLevel });
    for (const path of ["/", "/fail", "/health"]) await (await request(url + path)).body.dump();
    await server.close();
    expect(entries.map(({ path }) => path)).toEqual(paths);
    if (logLevel === "debug") expect(entries[0]).toHaveProperty("ip", "127.0.0.1");
  });

  it.each(["plain", "json"] as const)("writes lines: %s", async (log) => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const url = await open({ log, logLevel: "debug" });
    const headers = { "user-agent": "me\x80\x9b" };
    await (await request(`${url}/x?password=1`, { headers })).body.dump();
    await server.close();
    await wait(20);
    const text = write.mock.calls.map(([line]) => String(line)).join("");
    write.mockRestore();
    const lines = text.split("\n").filter((line) => line.includes("/x?"));
    expect(lines).toHaveLength(1);
    if (log === "json")
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/x?password=[redacted]", status: 200 });
    else
      expect(lines[0]).toMatch(
        /^\d{4}-\S+Z GET \/x\?password=\[redacted\] 200 36 B [\d.]+ ms \S+ 127\.0\.0\.1 me/,
      );
    expect(text).not.toMatch(/[\x80-\x9f]/);
  });
});

describe("options", () => {
  it.each([
    [{ port: 70_000 }, /`port` must be a whole number from 0 to 65535, got 70000/],
    [{ logLevel: "loud" }, /`logLevel` must be one of silent, error, info, debug, got "loud"/],
    [{ healthPath: "health" }, /`healthPath` must be a path/],
    [{ mount: "/a/" }, /`mount` must be a path/],
    [{ trustProxy: -1 }, /`trustProxy` must be true, false or a number/],
    [{ requestTimeoutMs: 1.5 }, /`requestTimeoutMs` must be a whole number of milliseconds/],
  ])("%j is refused", async (options, message) => {
    await open();
    await expect(serve(calendar, options as ServeOptions)).rejects.toThrow(message);
  });
});
