/** `POST /batch`: many requests in one, each as it would be alone. */
import { describe, expect, it } from "vitest";
import type { Plugin } from "../../src/mod.ts";
import { rateLimit } from "../../src/plugins/rate_limit.ts";
import { badFields, call, FAIR, make, makeSite, refusal, type Site, type User } from "../decisions/site.ts";
import { STORES, siteOn } from "../plugins/sites.ts";

interface Operation {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  id?: string;
}

const send = (
  site: Site,
  requests: Operation[],
  more: object = {},
  as: User | undefined = "editor",
  headers = {},
) => call(site, "POST batch", { ...(as && { as }), body: { requests, ...more }, headers });
const create = (path: string, body: object, id?: string): Operation => ({
  method: "POST",
  path,
  body,
  ...(id && { id }),
});
const total = async (site: Site, kind: string) =>
  (await call(site, `GET ${kind}?start_date=2020-01-01&hide_empty=0&status=publish`, { as: "admin" })).at(
    "total",
  );

describe.each(STORES)("a batch over %s", (_name, open) => {
  it("performs its requests in order, each on its own", async () => {
    const site = siteOn(open);
    const got = await send(site, [
      create("/venues", { venue: "Hall" }),
      create("/events", { title: "No dates" }),
      create("/events", FAIR),
      { path: "/events?start_date=2020-01-01" },
      { method: "DELETE", path: "/venues/1" },
      { path: "/nowhere" },
    ]);
    expect(got.status).toBe(200);
    expect(got.at("responses.status")).toEqual([201, 400, 201, 200, 200, 404]);
    expect(got.at("responses.1.body.code")).toBe("rest_missing_callback_param");
    expect(got.at("responses.3.body.total")).toBe(1);
    expect([got.at("responses.2.headers.location"), got.at("responses.2.headers.etag")]).toEqual([
      expect.stringContaining("/events/"),
      expect.stringMatching(/^"r\d+-/),
    ]);
  });

  it("does all or nothing when it is atomic", async () => {
    const site = siteOn(open);
    const version = await site.store.version();
    const requests = [
      create("/venues", { venue: "Hall" }),
      create("/events", { ...FAIR, categories: ["New"], venue: { venue: "Inline" } }),
      create("/events", { ...FAIR, end_date: "2020-01-01" }, "last"),
    ];
    const refused = await send(site, requests, { atomic: true });
    expect([refusal(refused), refused.at("data.request"), refused.at("data.id")]).toEqual([
      "400 rest_invalid_param",
      2,
      "last",
    ]);
    expect(badFields(refused)).toEqual(["end_date"]);
    for (const kind of ["events", "venues", "categories"])
      expect([kind, await total(site, kind)]).toEqual([kind, 0]);
    expect(await site.store.version()).toBe(version);
    const done = await send(site, requests.slice(0, 2), { atomic: true });
    expect(done.at("responses.status")).toEqual([201, 201]);
    expect([
      await total(site, "events"),
      await total(site, "venues"),
      await total(site, "categories"),
    ]).toEqual([1, 2, 1]);
  });

  it("lets later requests refer to answers of earlier ones", async () => {
    const site = siteOn(open);
    const requests = [
      create("/venues", { venue: "Hall" }, "hall"),
      create("/events", { ...FAIR, venue: [{ $from: "hall.id" }] }, "fair"),
      { method: "PATCH", path: "/events/{fair.id}", body: { title: { $from: "hall.venue" } } },
      { path: "/events/by-slug/{fair.slug}" },
      { path: "/events/{nothing.id}" },
    ];
    const got = await send(site, requests);
    expect(got.at("responses.status")).toEqual([201, 201, 200, 200, 424]);
    expect([got.at("responses.3.body.title"), got.at("responses.3.body.venue.venue")]).toEqual([
      "Hall",
      "Hall",
    ]);
    const undone = await send(site, requests, { atomic: true });
    expect(refusal(undone)).toBe("424 rest_failed_dependency");
    expect(await total(site, "events")).toBe(1);
  });

  it("can be repeated with its key, atomic or not", async () => {
    const site = siteOn(open);
    const requests = [create("/events", FAIR), create("/events", FAIR)];
    for (const atomic of [false, true]) {
      const headers = { "idempotency-key": `key ${atomic}`.replace(" ", "-") };
      const first = await send(site, requests, { atomic }, "editor", headers);
      const again = await send(site, requests, { atomic }, "editor", headers);
      expect(again.at("responses.body.id")).toEqual(first.at("responses.body.id"));
    }
    expect(await total(site, "events")).toBe(4);
  });
});

describe("a batch", () => {
  it("obeys the rights, the conditions and the plugins of each request", async () => {
    const seen: string[] = [];
    const tracer: Plugin = {
      name: "tracer",
      before: (ctx) => void seen.push(`${ctx.incoming?.method} ${ctx.caller.role}`),
      after: (_ctx, answer) => ({ ...answer, headers: { ...answer.headers, "x-traced": "1" } }),
    };
    const site = makeSite({ plugins: [tracer] });
    const own = await make(site, "events", { status: "draft" }, "author");
    const others = await make(site, "events", { status: "draft" }, "editor");
    seen.length = 0;
    const requests: Operation[] = [
      { path: `/events/${own}` },
      { path: `/events/${others}` },
      {
        method: "PATCH",
        path: `/events/${own}`,
        body: { title: "x" },
        headers: { "If-Match": '"r999999-x"' },
      },
      { method: "DELETE", path: `/events/${others}` },
      { method: "POST", path: `/events/${own}?_method=DELETE` },
    ];
    const got = await send(site, requests, {}, "author");
    expect(got.at("responses.status")).toEqual([200, 403, 412, 403, 200]);
    expect(got.at("responses.headers.x-traced")).toEqual(["1", "1", "1", "1", "1"]);
    expect(seen).toEqual([
      "POST author",
      "GET author",
      "GET author",
      "PATCH author",
      "DELETE author",
      "POST author",
    ]);
    const anonymous = await call(site, "POST batch", {
      body: { requests: [create("/events", FAIR), { path: "/events" }] },
    });
    expect(anonymous.at("responses.status")).toEqual([401, 200]);
  });

  it("is never inside of another one, however its path is written or made", async () => {
    const site = makeSite();
    const body = { requests: [{ path: "/events" }] };
    const paths = ["/./batch", "/x/../batch", "/events/..//../v1/batch", "/{word.slug}", "/{word.slug}/?a=1"];
    const dots = ["/%2e/batch", "/.%2e/batch", "/x/%2E%2e/batch", "/BATCH/", "/\\..\\batch"];
    const requests = [
      create("/tags", { name: "Batch" }, "word"),
      ...[...paths, ...dots].map((path) => create(path, body)),
    ];
    const asked = requests.filter(({ path }) => !/^\/batch/i.test(path));
    const got = await send(site, asked);
    expect(got.text).not.toContain('"events"');
    for (const status of (got.at("responses.status") as number[]).slice(1))
      expect([400, 404]).toContain(status);
    expect(got.at("responses.1.body.code")).toBe("rest_invalid_param");
    expect(refusal(await send(site, [create("/./batch", body)], { atomic: true }))).toBe(
      "400 rest_invalid_param",
    );
  });

  it("is atomic or not, and takes no word for an answer that is neither", async () => {
    const site = makeSite();
    const requests = [create("/tags", { name: "Kept" }), { path: "/nowhere" }];
    for (const atomic of ["maybe", "ja", 2, [], {}, "atomic"]) {
      const got = await send(site, requests, { atomic });
      expect([atomic, got.status, badFields(got)]).toEqual([atomic, 400, ["atomic"]]);
    }
    for (const atomic of [true, 1, "yes", "true", "1"])
      expect([atomic, (await send(site, requests, { atomic })).status]).toEqual([atomic, 404]);
    expect(await total(site, "tags")).toBe(0);
    for (const atomic of [false, 0, "false", "0"])
      expect([atomic, (await send(site, requests, { atomic })).status]).toEqual([atomic, 200]);
  });

  it("says when to try again, of one request and of all", async () => {
    const site = makeSite({ plugins: [rateLimit({ limit: 3, key: () => "all" })] });
    const requests = [create("/tags", { name: "A" }), create("/tags", { name: "B" }), { path: "/tags" }];
    const atomic = await send(site, requests, { atomic: true });
    expect([refusal(atomic), atomic.at("data.request")]).toEqual(["429 rate_limited", 2]);
    expect(Number(atomic.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = makeSite({ plugins: [rateLimit({ limit: 3, key: () => "all" })] });
    const alone = await send(other, requests);
    expect(alone.at("responses.status")).toEqual([201, 201, 429]);
    expect(Number(alone.at("responses.2.headers.retry-after"))).toBeGreaterThan(0);
  });

  it("says 304 to a read of what the client has", async () => {
    const site = makeSite();
    const path = `/events/${await make(site, "events")}`;
    const first = await send(site, [{ path }]);
    const headers = { "If-None-Match": String(first.at("responses.0.headers.etag")) };
    const again = await send(site, [{ path, headers }, { path }]);
    expect(again.at("responses.status")).toEqual([304, 200]);
    expect(again.at("responses.0.body")).toBe(null);
  });

  it("gives what is no JSON as text", async () => {
    const site = makeSite();
    await make(site, "events");
    expect((await send(site, [{ path: "/events.ics" }])).at("responses.0.body")).toContain("BEGIN:VCALENDAR");
  });

  it.each([
    [undefined, "must be a list of 1 to 100 requests"],
    [[], "must be a list of 1 to 100 requests"],
    [Array.from({ length: 101 }, () => ({ path: "/events" })), "must be a list of 1 to 100 requests"],
    [[{ path: "/events" }, "x"], "number 1 must be an object"],
    [[{ path: "events" }], "number 0 must have a path"],
    [[{ path: "//evil.example/events x" }], "number 0 must have a path"],
    [[{ method: "TRACE", path: "/events" }], "number 0 must have a method"],
    [[{ path: "/batch" }], "must not be a batch itself"],
    [[{ path: "/events", headers: { a: 1 } }], "headers that are texts"],
    [[{ path: "/events", body: [1] }], "a body that is an object"],
    [[{ path: "/events", id: "a b" }], "an id of letters"],
    [[{ path: "/events", id: "1" }, { path: "/events" }], "number 1 has the id of another one"],
  ])("of %j is refused as a whole", async (requests, sentence) => {
    const got = await call(makeSite(), "POST batch", { as: "editor", body: { requests } });
    expect([got.status, badFields(got)]).toEqual([400, ["requests"]]);
    expect(got.text).toContain(sentence);
  });
});
