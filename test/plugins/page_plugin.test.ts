/** The page on writing a plugin keeps its word: what its plugin does, over memory and over SQLite. */
import { describe, expect, it } from "vitest";
import { SUPPER, siteOf } from "./page_site.ts";
import { STORES } from "./sites.ts";

describe.each(STORES)("the plugin of the page over %s", (_name, open) => {
  it("adds a member that is read, refused in every language, kept, shown and cleared", async () => {
    const { ask } = siteOf(open(), { language: ["en", "de", "es", "fr"] });
    const made = await ask("POST events", "editor", { ...SUPPER, capacity: "12" });
    expect([made.status, made.json.capacity, made.json.places_left]).toEqual([201, 12, 12]);
    for (const [language, word] of Object.entries({ en: "whole", de: "ganze", es: "entero", fr: "entier" })) {
      const refused = await ask("POST events", "editor", { ...SUPPER, capacity: 0, cost: {} }, language);
      expect([refused.status, refused.text.includes(word)], refused.text).toEqual([400, true]);
      expect(Object.keys((refused.json.data as { params: object }).params).sort()).toEqual([
        "capacity",
        "cost",
      ]);
    }
    const path = `events/${made.json.id}`;
    expect((await ask(`PATCH ${path}`, "editor", { cost: "5" })).json.capacity).toBe(12);
    expect((await ask(`PATCH ${path}`, "editor", { capacity: null })).json).not.toHaveProperty("capacity");
  });

  it("stands in the index and in the documents, in their language", async () => {
    const { ask } = siteOf(open(), { language: ["en", "de", "es", "fr"] });
    expect((await ask("GET ")).text).toContain("How many guests may come");
    for (const [language, word] of Object.entries({ en: "Sign up", de: "Sich anmelden", es: "Apuntarse" })) {
      const document = (await ask("GET doc", undefined, undefined, language)).text;
      for (const one of [word, "capacity", "bookable", "/events/{id}/guests"])
        expect(document).toContain(one);
    }
  });

  it("documents what its routes answer with", async () => {
    const { paths } = (await siteOf(open()).ask("GET doc")).json as { paths: Record<string, object> };
    const statuses = Object.entries(paths["/events/{id}/guests"]!).map(([method, { responses }]) => [
      method,
      Object.keys(responses as object).join(" "),
    ]);
    expect(Object.fromEntries(statuses)).toEqual({
      get: "200 401 403 404",
      post: "200 401 403 404 409",
      delete: "200 401 403 404",
    });
  });

  it("filters lists, their totals, links and the feed", async () => {
    const { ask } = siteOf(open());
    for (const title of ["A", "B", "C"])
      await ask("POST events", "editor", { ...SUPPER, title, capacity: 3 });
    await ask("POST events", "editor", { ...SUPPER, title: "Closed" });
    const query = "start_date=2031-01-01&per_page=2&bookable";
    const list = await ask(`GET events?${query}=true`);
    expect([list.json.total, String(list.json.next_rest_url)]).toEqual([
      3,
      expect.stringContaining("bookable=1"),
    ]);
    expect((await ask(`GET events?${query}=0`)).text).toContain('"title":"Closed"');
    const feed = (await ask("GET events.ics?start_date=2031-01-01&bookable=true")).text;
    expect([feed.match(/SUMMARY/g)?.length, feed.includes("Closed")]).toEqual([3, false]);
    expect((await ask("GET events?bookable=maybe")).json.code).toBe("rest_invalid_param");
  });

  it("lets users sign up until all places are taken, also all at once", async () => {
    const { ask } = siteOf(open());
    const { id } = (await ask("POST events", "editor", { ...SUPPER, capacity: 2 })).json;
    const path = `events/${id}/guests`;
    expect([(await ask(`POST ${path}`)).status, (await ask(`POST ${path}`, "reader")).status]).toEqual([
      401, 403,
    ]);
    const callers = ["ann", "bob", "editor"];
    const all = await Promise.all(callers.map((who) => ask(`POST ${path}`, who)));
    const full = all.filter(({ status }) => status === 409);
    expect([full.length, full[0]?.json.code]).toEqual([1, "event-full"]);
    const again = await ask(`POST ${path}`, callers[all.findIndex(({ status }) => status !== 409)]);
    expect(again.status).toBeLessThan(300);
    expect((await ask(`GET events/${id}`)).json.places_left).toBe(0);
    expect((await ask(`PATCH events/${id}`, "editor", { capacity: 1 })).text).toContain(
      "who come already (2)",
    );
    const guests = (await ask(`GET ${path}`, "editor")).json.guests as number[];
    await ask(`DELETE ${path}`, guests.includes(7) ? "ann" : "bob");
    expect((await ask(`GET events/${id}`)).json.places_left).toBe(1);
    expect((await ask(`GET ${path}`, "editor")).json.guests).toHaveLength(1);
    expect([(await ask(`GET ${path}`)).status, (await ask(`GET ${path}`, "ann")).status]).toEqual([401, 403]);
  });

  it("refuses what the calendar would refuse, and says in its language why nobody can sign up", async () => {
    const { ask } = siteOf(open(), { language: ["en", "fr"] });
    const make = async (more: object) =>
      `events/${(await ask("POST events", "editor", { ...SUPPER, ...more })).json.id}/guests`;
    const code = async (path: string) => (await ask(`POST ${path}`, "ann")).json.code;
    expect(await code("events/999/guests")).toBe("event-not-found");
    expect(await code(await make({ capacity: 3, status: "draft" }))).toBe("event-not-accessible");
    const locked = await make({ capacity: 3, password: "sesame" });
    expect(await code(locked)).toBe("event-password-protected");
    expect((await ask(`POST ${locked}?password=sesame`, "ann")).status).toBe(200);
    const closed = await ask(`POST ${await make({})}`, "ann", undefined, "fr");
    expect([closed.status, closed.json.message]).toEqual([409, expect.stringContaining("Personne")]);
  });

  it("tells the journal of guests, so that every copy knows", async () => {
    const store = open();
    const { ask } = siteOf(store);
    const { id } = (await ask("POST events", "editor", { ...SUPPER, capacity: 2 })).json;
    const before = await store.version();
    await ask(`POST events/${id}/guests`, "ann");
    await ask(`POST events/${id}/guests`, "ann");
    expect(await store.version()).toBe(before + 1);
  });

  it("knows members by their keys, and refuses others with every challenge", async () => {
    const { ask } = siteOf(open());
    const wrong = await ask("GET events", "key of-nobody");
    expect([wrong.status, wrong.json.code]).toEqual([401, "incorrect_password"]);
    expect(wrong.headers.get("www-authenticate")).toContain('Member realm="calendar"');
    expect((await ask("POST events", "ann", SUPPER)).status).toBe(403);
    expect((await ask("POST events", "editor", { ...SUPPER, author: 8 })).status).toBe(201);
    expect((await ask("POST events", "editor", { ...SUPPER, author: 9 })).status).toBe(400);
  });
});
