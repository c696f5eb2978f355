/** The plugin contract: routes, hooks and their order. */
import { describe, expect, it } from "vitest";
import { createCalendar, type Plugin } from "../../src/mod.ts";
import { read } from "../../src/plugin_kit.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { fair, makeSite } from "../decisions/site.ts";

const siteOf = (...plugins: Plugin[]) => createCalendar({ store: memoryStore(), plugins });
const get = (path: string) => new Request(`https://example.org/calendar/events/v1${path}`);

/** Writes its name on what it sees. */
const tracer = (name: string, seen: string[]): Plugin => ({
  name,
  before: () => void seen.push(`before ${name}`),
  after: (_ctx, answer) => {
    seen.push(`after ${name} ${answer.status}`);
    return { ...answer, headers: { ...answer.headers, [`x-${name}`]: "1" } };
  },
});

describe("a plugin's hooks", () => {
  it("run before in list order and after in reverse, on errors too", async () => {
    const seen: string[] = [];
    const response = await siteOf(tracer("a", seen), tracer("b", seen)).handle(get("/events/999"));
    expect(seen).toEqual(["before a", "before b", "after b 404", "after a 404"]);
    expect([response.headers.get("x-a"), response.headers.get("x-b")]).toEqual(["1", "1"]);
  });

  it("may end the request before it is handled", async () => {
    const closed: Plugin = { name: "closed", before: () => new Response("closed", { status: 503 }) };
    const response = await siteOf(closed).handle(get("/events"));
    expect([response.status, await response.text()]).toEqual([503, "closed"]);
  });

  it("start in list order and stop in reverse", async () => {
    const seen: string[] = [];
    const life = (name: string): Plugin => ({
      name,
      start: () => void seen.push(`+${name}`),
      stop: () => void seen.push(`-${name}`),
    });
    const site = siteOf(life("a"), life("b"));
    await site.start();
    await site.stop();
    expect(seen).toEqual(["+a", "+b", "-b", "-a"]);
  });
});

describe("a plugin's routes", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const routes: Plugin = {
    name: "seats",
    routes: [
      {
        method: "GET",
        path: "/events/(?P<id>\\d+)/seats",
        handle: async (ctx) => ({ status: 200, body: { seats: Number(ctx.params.id) } }),
      },
      {
        method: "GET",
        path: "/plan.png",
        handle: async () => new Response(bytes, { headers: { "content-type": "image/png" } }),
      },
      { method: "POST", path: "/seats", access: "editors", handle: async () => ({ status: 200, body: {} }) },
    ],
  };

  it("answer under the namespace, and stand in the index and the document", async () => {
    const site = siteOf(routes);
    expect(await (await site.handle(get("/events/7/seats/"))).json()).toEqual({ seats: 7 });
    expect(Object.keys((await (await site.handle(get(""))).json()).routes)).toContain(
      "/calendar/events/v1/events/(?P<id>\\d+)/seats",
    );
    expect(Object.keys((await (await site.handle(get("/doc"))).json()).paths)).toContain(
      "/events/{id}/seats",
    );
  });

  it("send bytes as they are", async () => {
    const response = await siteOf(routes).handle(get("/plan.png"));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it("obey the rights they name", async () => {
    const response = await siteOf(routes).handle(new Request(get("/seats"), { method: "POST" }));
    expect(response.status).toBe(401);
  });
});

describe("routes of one path", () => {
  const seats = (method: "GET" | "POST" | "DELETE", access: "everybody" | "editors" = "everybody") =>
    ({
      method,
      path: "/seats",
      access,
      summary: { en: `${method} seats` },
      handle: async () => ({ status: 200, body: { method } }),
    }) as const;
  const one: Plugin = { name: "one", routes: [seats("GET"), seats("POST", "editors")] };
  const other: Plugin = {
    name: "other",
    routes: [
      seats("DELETE"),
      { method: "POST", path: "/doc", handle: async () => ({ status: 200, body: {} }) },
    ],
  };
  const site = siteOf(one, other);
  const ask = async (path: string, method = "GET") => {
    const response = await site.handle(new Request(get(path), { method }));
    return { status: response.status, allow: response.headers.get("allow"), body: await response.json() };
  };

  it("are all told in the index, the document and OPTIONS, whoever adds them", async () => {
    const { routes } = (await ask("")).body;
    const paths = (await ask("/doc")).body.paths;
    const told = (path: string) => [
      routes[`/calendar/events/v1${path}`].methods,
      Object.keys(paths[path]).filter((name) => name !== "parameters"),
    ];
    expect(told("/seats")).toEqual([
      ["GET", "POST", "DELETE"],
      ["get", "post", "delete"],
    ]);
    expect(told("/doc")).toEqual([
      ["GET", "POST"],
      ["get", "post"],
    ]);
    expect((await ask("/seats", "OPTIONS")).body.methods).toEqual(["GET", "POST", "DELETE"]);
  });

  it("say in Allow what may be asked, and answer each", async () => {
    expect(await ask("/seats", "PUT")).toMatchObject({
      status: 405,
      allow: "GET, POST, DELETE, HEAD, OPTIONS",
    });
    expect((await ask("/seats")).allow).toBe("GET, DELETE");
    expect((await ask("/seats", "DELETE")).body).toEqual({ method: "DELETE" });
    expect((await ask("/seats", "POST")).status).toBe(401);
  });

  it("cannot be claimed twice", () => {
    const again = (name: string, path: string): Plugin => ({ name, routes: [{ ...seats("GET"), path }] });
    expect(() => siteOf(one, again("again", "/seats"))).toThrow('GET /seats, which belongs to plugin "one"');
    expect(() => siteOf(again("again", "/events"))).toThrow("which belongs to the calendar itself");
  });
});

describe("what a plugin finds wrong", () => {
  const reader = read.reader<string>((value) => (value === "right" ? { ok: value } : "must be right"));
  const colour: Plugin = {
    name: "colour",
    data: {
      event: {
        input: {
          plain: { schema: reader, text: { en: "Plain" } },
          worded: {
            schema: reader,
            text: { en: "Worded" },
            problem: { en: "must be so", fr: "doit l'être" },
          },
          settled: { schema: read.text, text: { en: "Settled" } },
        },
        write: (_ctx, { values, problems }) => {
          if ("settled" in values) problems.add("settled", { en: "must not be", fr: "ne doit pas être" });
          return {};
        },
      },
    },
  };

  it.each([
    ["en", ["plain: must be right", "worded: must be so", "settled: must not be"]],
    ["fr", ["plain: must be right", "worded: doit l'être", "settled: ne doit pas être"]],
    // English where the plugin does not speak the language.
    ["de", ["plain: must be right", "worded: must be so", "settled: must not be"]],
  ] as const)("is said in %s, all in one answer", async (language, sentences) => {
    const site = makeSite({ plugins: [colour], language });
    const got = await fair(site, { plain: "x", worded: "x", settled: "x" });
    expect(got.status).toBe(400);
    expect(Object.values(got.at("data.params") as object)).toEqual(sentences);
  });
});
