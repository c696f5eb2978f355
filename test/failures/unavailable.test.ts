import { expect, it } from "vitest";
import { createCalendar, type Store, StoreUnavailable } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

const editor = { id: 1, role: "editor" } as const;
const api = "http://localhost/calendar/events/v1";
const EVENT = { title: "Kite day", start_date: "2027-06-01 10:00:00", end_date: "2027-06-01 12:00:00" };

/** A calendar on a store of which every call fails with the error, and the errors it is told of. */
function failing(error: Error) {
  const refuse = () => Promise.reject(error);
  const all = (kind: object) => Object.fromEntries(Object.keys(kind).map((name) => [name, refuse]));
  const parts = Object.entries(memoryStore()).map(([name, part]) => [
    name,
    typeof part === "function" ? refuse : all(part),
  ]);
  const told: unknown[] = [];
  const store = Object.fromEntries(parts) as Store;
  const calendar = createCalendar({
    store,
    authenticate: () => editor,
    language: ["en", "de"],
    onError: (it) => told.push(it),
  });
  return { calendar, told };
}

const post = () => new Request(`${api}/events`, { method: "POST", body: new URLSearchParams(EVENT) });

it("answers reads and writes with 503 and Retry-After while the store is unavailable", async () => {
  const error = new StoreUnavailable("secret-host does not answer", { retryAfterSeconds: 3 });
  const { calendar, told } = failing(error);
  for (const request of [new Request(`${api}/events`), new Request(`${api}/venues/1`), post()]) {
    const response = await calendar.handle(request);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "3"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code: "service_unavailable", data: { status: 503 } });
    expect(body).not.toContain("secret-host");
    expect(told.at(-1)).toBe(error);
  }
});

it("says in the client's language when a write may have been kept", async () => {
  const { calendar } = failing(new StoreUnavailable("lost", { isOutcomeUnknown: true }));
  const request = post();
  request.headers.set("accept-language", "de");
  const response = await calendar.handle(request);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await response.json()).toMatchObject({
    code: "write_outcome_unknown",
    message: expect.stringContaining("kann erhalten sein oder nicht"),
  });
});

it("rejects in process with the same error", async () => {
  const error = new StoreUnavailable("lost");
  await expect(failing(error).calendar.events.list()).rejects.toBe(error);
});
