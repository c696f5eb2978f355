/** Wrong options fail before the first request, with a sentence that names the option and says what to do. */
import { describe, expect, it } from "vitest";
import { type CalendarOptions, createCalendar, type Plugin } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

const withOptions = (options: object) => () =>
  createCalendar({ store: memoryStore(), ...options } as CalendarOptions);

const plugin = (name: string, more: Partial<Plugin> = {}): Plugin => ({ name, ...more });
const route = { method: "GET", path: "/seats", handle: async () => new Response("") } as const;

describe("createCalendar", () => {
  it.each<[string, object, RegExp]>([
    ["no store", { store: undefined }, /"store" is missing: pass one/],
    ["an unknown zone", { timezone: "Mars/Phobos" }, /"timezone" must be an IANA time zone.*Mars\/Phobos/],
    ["an unknown language", { language: "tlh" }, /"language" must be one or several of en, de, es, fr/],
    ["no language", { language: [] }, /"language"/],
    ["an unknown currency", { currency: "dollars" }, /"currency" must be a three-letter/],
    ["an empty namespace", { namespace: "" }, /"namespace" must be a path/],
    ["a namespace with blanks", { namespace: ["a b"] }, /"namespace"/],
    ["a root with a query", { root: "/wp?x" }, /"root" must be a path/],
    ["a base address without scheme", { baseUrl: "example.org" }, /"baseUrl" must be an http/],
    ["a page size of 0", { perPage: 0 }, /"perPage" must be a whole number from 1/],
    ["a page size above the maximum", { perPage: 60, maxPerPage: 50 }, /"perPage" .*50, got 60/],
    ["a fraction as a limit", { maxBodyBytes: 1.5 }, /"maxBodyBytes" must be a whole number/],
    [
      "credentials for everybody",
      { cors: { credentials: true } },
      /"cors" allows credentials to everybody: name the origins/,
    ],
    [
      "a plugin that was not called",
      { plugins: [() => plugin("x")] },
      /"plugins" must hold objects with a name: call/,
    ],
    ["a plugin twice", { plugins: [plugin("x"), plugin("x")] }, /"plugins" holds "x" twice/],
    [
      "a plugin without what it requires",
      { plugins: [plugin("x", { requires: ["y"] })] },
      /needs the plugin "y": add it/,
    ],
    [
      "two plugins for one route",
      { plugins: [plugin("x", { routes: [route] }), plugin("y", { routes: [route] })] },
      /"y" adds GET \/seats, which belongs to plugin "x"/,
    ],
    [
      "a plugin for a route of the calendar",
      { plugins: [plugin("x", { routes: [{ ...route, path: "/events" }] })] },
      /belongs to the calendar itself/,
    ],
  ])("refuses %s", (_name, options, message) => {
    expect(withOptions(options)).toThrow(message);
  });

  it("takes everything together", () => {
    const options = {
      timezone: "europe/paris",
      language: ["en", "fr"],
      currency: "eur",
      namespace: ["a/v1", "b/v1"],
      root: "wp-json/",
      baseUrl: "https://example.org/",
      perPage: 10,
      cors: false,
    };
    expect(withOptions(options)).not.toThrow();
  });
});

describe("a caller with an unknown role", () => {
  it("is no caller: 500, and the cause is told to onError only", async () => {
    const told: unknown[] = [];
    const calendar = createCalendar({
      store: memoryStore(),
      authenticate: () => ({ id: 1, role: "root" as never }),
      onError: (error) => told.push(error),
    });
    const response = await calendar.handle(new Request("https://example.org/calendar/events/v1/events"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("root");
    expect(String(told[0])).toContain('unknown role "root"');
  });
});
