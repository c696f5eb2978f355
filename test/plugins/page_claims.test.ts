/** The page on writing a plugin keeps its word: what it says of plugins in general. */
import { describe, expect, it, vi } from "vitest";
import type { EventData, Plugin } from "../../src/mod.ts";
import { read } from "../../src/plugin_kit.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { parts, SUPPER, siteOf } from "./page_site.ts";

describe("what the page says of plugins", () => {
  const field = { schema: read.text, text: { en: "A word" } } as const;
  const withMember = (name: string, more: Partial<EventData> = {}, clear = {}): Plugin => ({
    name: `plugin of ${name}`,
    data: { event: { input: { [name]: { ...field, ...clear } }, ...more } },
  });
  const site = (...plugins: Plugin[]) => siteOf(memoryStore(), { plugins });

  it("holds for names: nobody can take one that is there", () => {
    const clash = { ...withMember("word"), name: "other" };
    expect(() => site(withMember("word"), clash)).toThrow(
      'adds "word" to event, which belongs to plugin "plugin of word"',
    );
    expect(() => site(withMember("title"))).toThrow("which belongs to the calendar itself");
  });

  it("holds for members without more: kept and shown under their names", async () => {
    const { ask } = site(withMember("word"));
    const made = await ask("POST events", "editor", { ...SUPPER, word: "yes" });
    expect(made.json.word).toBe("yes");
    expect((await ask(`GET events/${made.json.id}`)).json.word).toBe("yes");
  });

  it("holds for clearing: in a creation nothing was sent, in an update only what has a clear", async () => {
    const { ask } = site(withMember("plain"), withMember("loose", {}, { clear: undefined }));
    const made = await ask("POST events", "editor", { ...SUPPER, plain: null, loose: "" });
    expect([made.status, "plain" in made.json, "loose" in made.json]).toEqual([201, false, false]);
    const path = `PATCH events/${made.json.id}`;
    expect((await ask(path, "editor", { loose: "x" })).json.loose).toBe("x");
    expect((await ask(path, "editor", { loose: null })).json).not.toHaveProperty("loose");
    expect((await ask(path, "editor", { plain: null })).status).toBe(400);
  });

  it("holds for required members", async () => {
    const { ask } = site(withMember("word", {}, { required: true }));
    expect((await ask("POST events", "editor", SUPPER)).json.code).toBe("rest_missing_callback_param");
  });

  it("holds for write: it sees the record before, and is not asked by who may not change it", async () => {
    const seen: unknown[] = [];
    const write: EventData["write"] = (_ctx, { current, values, all }) => {
      seen.push([current?.title, values, all.cost]);
      return {};
    };
    const { ask } = site(withMember("word", { write }));
    const { id } = (await ask("POST events", "editor", { ...SUPPER, word: "a" })).json;
    await ask(`PATCH events/${id}`, "editor", { word: "b", cost: "5" });
    await ask(`PATCH events/${id}`, "contributor", { word: "c" });
    expect(seen).toEqual([
      [undefined, { word: "a" }, undefined],
      ["Supper", { word: "b" }, "5"],
    ]);
  });

  it("holds for present: it is asked once for an answer, and not of events that need a password", async () => {
    const asked: number[] = [];
    const present: EventData["present"] = (_ctx, rows) => {
      asked.push(rows.length);
      return rows.map(() => ({}));
    };
    const { ask } = site({ name: "seen", data: { event: { present } } });
    for (const more of [{}, {}, { password: "sesame" }])
      await ask("POST events", "editor", { ...SUPPER, ...more });
    asked.length = 0;
    await ask("GET events?start_date=2031-01-01");
    expect(asked).toEqual([2]);
  });

  it("holds for errors: what is no CalendarError is a 500 that tells nothing, and onError hears of it", async () => {
    const onError = vi.fn();
    const handle = async () => {
      throw new Error("secret");
    };
    const plugins: Plugin[] = [{ name: "broken", routes: [{ method: "GET", path: "/broken", handle }] }];
    const got = await siteOf(memoryStore(), { plugins, onError }).ask("GET broken");
    expect([got.status, got.text.includes("secret"), onError.mock.calls.length]).toEqual([500, false, 1]);
  });

  it("holds for answers of routes: made anew each time, but for those that last", async () => {
    let count = 0;
    const handle = async () => ({ status: 200, body: { count: ++count } });
    const route = (path: string, isLasting: boolean) => ({ method: "GET", path, isLasting, handle }) as const;
    const { ask } = site({ name: "counter", routes: [route("/now", false), route("/lasting", true)] });
    for (const path of ["now", "now", "now", "lasting", "lasting", "lasting"]) await ask(`GET ${path}`);
    expect(count).toBe(5);
    await ask("POST events", "editor", SUPPER);
    for (let time = 0; time < 2; time++) await ask("GET lasting");
    expect(count).toBe(6);
  });

  it("holds for options: what is wrong is said when the plugin is made", () => {
    expect(() => parts.guests({ everyMs: 0 })).toThrow("`everyMs` must be a whole number from 1");
    expect(() => parts.guests({ announce: "x" as never })).toThrow("`announce` must be a function");
  });
});
