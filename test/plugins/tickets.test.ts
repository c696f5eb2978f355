import { describe, expect, it } from "vitest";
import type { EventRow } from "../../src/mod.ts";
import { setTicketed, tickets } from "../../src/plugins/tickets.ts";
import { badFields, call, fair, make, makeSite, type Site } from "../decisions/site.ts";
import { STORES, siteOn } from "./sites.ts";

const SEAT = {
  name: "Seat",
  price: "12.50",
  currency: "EUR",
  available: 80,
  url: "https://example.org/seat",
};
const titles = async (site: Site, query: string) =>
  (
    (await call(site, `GET events?start_date=2020-01-01&per_page=50&${query}`)).at("events.title") as string[]
  ).toSorted();

describe.each(STORES)("tickets over %s", (_name, open) => {
  const site = siteOn(open, { plugins: [tickets()] });

  it("are written with an event, shown, and found by", async () => {
    const made = await fair(site, {
      title: "Sold",
      tickets: [SEAT, { name: "Free <b>entry</b>", price: 0 }],
    });
    expect(made.body).toMatchObject({
      ticketed: true,
      tickets: [SEAT, { name: "Free  b entry /b", price: "0" }],
    });
    expect((await fair(site, { title: "Open" })).body).toMatchObject({ ticketed: false });
    expect([await titles(site, "ticketed=true"), await titles(site, "ticketed=0")]).toEqual([
      ["Sold"],
      ["Open"],
    ]);
    expect(await titles(site, "")).toEqual(["Open", "Sold"]);
  });

  it("stay when they are not sent, and go when they are cleared", async () => {
    const id = await make(site, "events", { title: "Changing", tickets: SEAT });
    const put = (body: object) => call(site, `PATCH events/${id}`, { as: "editor", body });
    expect((await put({ cost: "5" })).at("tickets.0.name")).toBe("Seat");
    expect((await put({ tickets: [] })).body).not.toHaveProperty("tickets");
    expect(await titles(site, "ticketed=1")).not.toContain("Changing");
  });

  it("of a provider elsewhere are told of by setTicketed", async () => {
    const id = await make(site, "events", { title: "Elsewhere" });
    const before = await site.store.version();
    expect(await setTicketed(site.store, id, true)).toBe(true);
    expect(await titles(site, "ticketed=1")).toContain("Elsewhere");
    expect(await site.store.version()).toBe(before + 1);
    await setTicketed(site.store, id, false);
    expect([await titles(site, "ticketed=1"), await setTicketed(site.store, 99_999, true)]).not.toContain(
      "Elsewhere",
    );
  });

  it("of an event with a password are not shown without it", async () => {
    const id = await make(site, "events", { title: "Locked", tickets: [SEAT], password: "sesame" });
    const one = async (query: string) => (await call(site, `GET events?include=${id}${query}`)).text;
    expect(await one("")).not.toContain("12.50");
    expect(await one("&password=sesame")).toContain("12.50");
  });
});

describe("tickets", () => {
  it.each([
    [{}, "number 1 its name"],
    [[SEAT, { name: "x" }], "number 2 its price"],
    [[{ ...SEAT, price: "-1" }], "price"],
    [[{ ...SEAT, price: "1e3" }], "price"],
    [[{ ...SEAT, currency: "euro" }], "currency"],
    [[{ ...SEAT, available: -1 }], "available"],
    [[{ ...SEAT, url: "javascript:alert(1)" }], "url"],
    [[{ ...SEAT, sale_start: "2027-02-30 10:00:00" }], "sale_start"],
    [[{ ...SEAT, sale_start: "2027-02-02 10:00:00", sale_end: "2027-02-01 10:00:00" }], "sale_end"],
    ["x", "must be an object"],
    [[[SEAT]], "must be an object"],
    [Array.from({ length: 101 }, () => SEAT), "at most 100"],
  ])("that are wrong are refused: %j", async (wrong, sentence) => {
    const got = await fair(makeSite({ plugins: [tickets()] }), { tickets: wrong });
    expect([got.status, badFields(got)]).toEqual([400, ["tickets"]]);
    expect(got.text).toContain(sentence);
  });

  it("come from a provider, asked once for all events of an answer", async () => {
    const asked: number[][] = [];
    const provider = {
      ticketsOf: async (events: readonly EventRow[]) => {
        asked.push(events.map(({ id }) => id));
        return new Map([[events[0]!.id, [SEAT]]]);
      },
    };
    const site = makeSite({ plugins: [tickets({ provider })] });
    const ids = [
      await make(site, "events"),
      await make(site, "events", { title: "Second", tickets: "ignored" }),
    ];
    asked.length = 0;
    const got = await call(site, "GET events?start_date=2020-01-01");
    expect([got.at("events.ticketed"), asked]).toEqual([[true, false], [ids]]);
    await call(site, "GET events?start_date=2020-01-01");
    expect(asked.length).toBe(2);
  });

  it("do not start without a way to ask", () => {
    expect(() => tickets({ provider: {} as never })).toThrow(
      "`provider` must have a function `ticketsOf(events)`",
    );
  });

  it("are refused without the plugin, as the reference does", async () => {
    const got = await call(makeSite(), "GET events?ticketed=true");
    expect([got.status, got.at("data.details.ticketed.code")]).toEqual([400, "event-tickets-not-active"]);
    expect((await call(makeSite(), "GET events?ticketed=false")).status).toBe(200);
  });
});

describe("a provider that fails", () => {
  it.each([
    [
      "throws at once",
      () => {
        throw new Error("closed");
      },
    ],
    ["throws later", () => Promise.reject(new Error("closed"))],
    ["gives no answer", () => new Promise(() => {})],
    ["gives no map", () => [[1, []]]],
    ["gives nothing", () => undefined],
  ])("closes no part of the calendar: it %s", async (_name, ticketsOf) => {
    const told: unknown[] = [];
    const provider = { ticketsOf } as never;
    const site = makeSite({
      plugins: [tickets({ provider, timeoutMs: 20 })],
      onError: (error) => void told.push(error),
    });
    const made = await fair(site);
    expect([made.status, made.at("ticketed")]).toEqual([201, false]);
    for (const path of ["events?start_date=2020-01-01", `events/${made.at("id")}`, "events.ics", "changes"]) {
      const got = await call(site, `GET ${path}`);
      expect([path, got.status, got.text.includes("Fair")]).toEqual([path, 200, true]);
    }
    expect(told).toHaveLength(5);
    expect(String(told[0])).toContain("Cannot ask for tickets");
    // What was too late, or thrown at once, is heard by somebody: a process ends over what nobody hears.
    await new Promise((resolve) => setTimeout(resolve, 60));
  });

  it.each([0, -1, Number.NaN, "5"])("cannot be waited for %j", (timeoutMs) => {
    expect(() => tickets({ timeoutMs: timeoutMs as number })).toThrow("`timeoutMs`");
  });
});
