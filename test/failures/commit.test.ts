import type { DataSource } from "typeorm";
import { expect, it } from "vitest";
import { type Store, StoreUnavailable } from "../../src/mod.ts";
import { anEvent, aVenue } from "../suites/storage/drafts.ts";
import type { Fault } from "./faulty_wire.ts";
import { onServers } from "./on_servers.ts";
import { behindWire } from "./opened.ts";

/** Creates a venue and an event there; answers with how often the work ran. */
async function create(store: Store): Promise<number> {
  let runs = 0;
  await store.transaction(async (tx) => {
    runs++;
    const venue = await tx.venues.insert(aVenue());
    await tx.events.insert(anEvent({ venue: [venue.id] }));
  });
  return runs;
}

/** What is there, seen by another way: events, their links, entries of the journal, the clock. */
async function counted(source: DataSource): Promise<number[]> {
  const tables = ["kalends_events", "kalends_event_links", "kalends_venues", "kalends_journal"];
  const counts = tables.map(async (table) => {
    const [row] = await source.query<{ n: unknown }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row!.n);
  });
  const [clock] = await source.query<{ sequence: unknown }[]>("SELECT sequence FROM kalends_clock");
  return [...(await Promise.all(counts)), Number(clock!.sequence)];
}

await onServers((fresh) => {
  it("keeps one and answers when the answer to COMMIT is lost", async () => {
    const { url, source } = await fresh();
    const { wire, store } = await behindWire(url);
    wire.arm("COMMIT", "lose the answer");
    expect([await create(store), wire.met]).toEqual([1, 1]);
    expect(await counted(source)).toEqual([1, 1, 1, 2, 2]);
  });

  it("does it again when COMMIT did not come to the server", async () => {
    const { url, source } = await fresh();
    const { wire, store } = await behindWire(url);
    wire.arm("COMMIT", "lose the statement");
    expect([await create(store), wire.met]).toEqual([2, 1]);
    expect(await counted(source)).toEqual([1, 1, 1, 2, 2]);
  });

  it("does it again when any earlier statement is lost", async () => {
    const { url, source } = await fresh();
    const { wire, store } = await behindWire(url);
    const spoiled = ["START TRANSACTION", "kalends_clock", "INTO kalends_events", "INTO kalends_journal"];
    for (const [i, text] of spoiled.entries()) {
      for (const fault of ["lose the answer", "lose the statement"] as const) {
        wire.arm(text, fault);
        await create(store);
        expect([text, wire.met]).toEqual([text, 1]);
      }
      const events = 2 * (i + 1);
      expect(await counted(source)).toEqual([events, events, events, 2 * events, 2 * events]);
    }
  });

  const refusals: Record<string, Exclude<Fault, string>> = {
    "a deadlock": { errno: 1213, state: "40001" },
    "a lock wait that took too long": { errno: 1205, state: "HY000" },
    "another node that was first": { errno: 3101, state: "HY000" },
  };
  for (const [what, fault] of Object.entries(refusals))
    it(`does it again after ${what} at COMMIT`, async () => {
      const { url, source } = await fresh();
      const { wire, store } = await behindWire(url);
      wire.arm("COMMIT", fault);
      expect([await create(store), wire.met]).toEqual([2, 1]);
      expect(await counted(source)).toEqual([1, 1, 1, 2, 2]);
    });

  it("says that nothing is kept after any other refusal of COMMIT", async () => {
    const { url, source } = await fresh();
    const { wire, store } = await behindWire(url);
    wire.arm("COMMIT", { errno: 1180, state: "HY000" });
    const error = await create(store).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect((error as StoreUnavailable).isOutcomeUnknown).toBe(false);
    expect(await counted(source)).toEqual([0, 0, 0, 0, 0]);
  });

  it("says that it does not know when nobody can be asked after a lost COMMIT, and goes on later", async () => {
    const { url, source } = await fresh();
    const { wire, store } = await behindWire(url);
    wire.arm("COMMIT", "lose the answer");
    const creating = create(store).catch((it: unknown) => it);
    while (wire.met === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await wire.down();
    const error = await creating;
    expect(error).toMatchObject({ code: "write_outcome_unknown", status: 503 });
    await wire.up();
    await create(store);
    expect((await counted(source))[0]).toBeGreaterThan(0);
  });

  it("asks a server that falls silent at COMMIT just once more than one that does so before", async () => {
    const { url } = await fresh();
    const asked: number[] = [];
    for (const text of ["INTO kalends_events", "COMMIT"]) {
      const { wire, store } = await behindWire(url);
      wire.arm(text, "fall silent");
      const creating = create(store).catch((it: unknown) => it);
      while (wire.met === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      const before = wire.joined;
      expect(await creating).toMatchObject({
        code: text === "COMMIT" ? "write_outcome_unknown" : "service_unavailable",
        status: 503,
      });
      asked.push(wire.joined - before);
      // The server gives up what it holds for this one.
      wire.freeze(false);
    }
    expect(asked[1]).toBe(asked[0]! + 1);
  });
});
