/** Additions of ours: conditions and safe repetition. */
import { beforeEach, describe, expect, it } from "vitest";
import { call, FAIR, make, makeSite, refusal, type Site, type User } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const get = (path: string, headers: Record<string, string> = {}) => call(site, `GET ${path}`, { headers });
const KINDS = ["events", "venues", "organizers", "categories", "tags"] as const;

describe("Addition ETag and conditions", () => {
  it.each(KINDS)("Addition If-None-Match on reads of %s → 304", async (kind) => {
    const id = await make(site, kind);
    for (const path of [`${kind}/${id}`, `${kind}?hide_empty=0`, "", "doc", "events.ics"]) {
      const tag = (await get(path)).headers.get("etag")!;
      for (const header of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
        const got = await get(path, { "if-none-match": header });
        expect([got.status, got.text, got.headers.get("etag")]).toEqual([304, "", tag]);
      }
      expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  it.each(KINDS)("Addition ETag of %s changes with what is shown", async (kind) => {
    const id = await make(site, kind);
    const paths = [`${kind}/${id}`, `${kind}?hide_empty=0`];
    const tags = async () => Promise.all(paths.map(async (path) => (await get(path)).headers.get("etag")));
    const before = await tags();
    const name = {
      events: "title",
      venues: "venue",
      organizers: "organizer",
      categories: "name",
      tags: "name",
    }[kind];
    await call(site, `PATCH ${kind}/${id}`, { as: "editor", body: { [name]: "New" } });
    for (const [index, tag] of (await tags()).entries()) expect(tag).not.toBe(before[index]);
  });

  it.each(KINDS)("Addition If-Match on writes of %s → 412", async (kind) => {
    const id = await make(site, kind);
    const write = (method: string, tag: string) =>
      call(site, `${method} ${kind}/${id}`, { as: "editor", body: {}, headers: { "if-match": tag } });
    const old = (await get(`${kind}/${id}`)).headers.get("etag")!;
    const body = {
      events: { title: "N" },
      venues: { venue: "N" },
      organizers: { organizer: "N" },
      categories: { name: "N" },
      tags: { name: "N" },
    }[kind];
    const updated = await call(site, `PATCH ${kind}/${id}`, {
      as: "editor",
      body,
      headers: { "if-match": old },
    });
    expect(updated.status).toBe(200);
    for (const method of ["PATCH", "PUT", "POST", "DELETE"])
      expect(refusal(await write(method, old))).toBe("412 rest_precondition_failed");
    expect((await write("PATCH", `"x", ${updated.headers.get("etag")}`)).status).toBe(200);
    expect((await write("DELETE", "*")).status).toBe(200);
  });
});

describe("Addition Idempotency-Key", () => {
  const create = (kind: string, body: object, key: string, as: User = "editor") =>
    call(site, `POST ${kind}`, { as, body, headers: { "idempotency-key": key } });

  it.each(KINDS)("Addition the same create of %s twice makes one", async (kind) => {
    const body = {
      ...FAIR,
      venue: kind === "events" ? [] : "V",
      organizer: kind === "events" ? [] : "O",
      name: "N",
    };
    const [one, two] = [await create(kind, body, "k"), await create(kind, body, "k")];
    expect([one.status, two.status, two.text]).toEqual([201, 201, one.text]);
    expect(one.headers.has("location") && one.headers.has("etag")).toBe(true);
    expect([...two.headers]).toEqual([...one.headers]);
    expect((await get(`${kind}?hide_empty=0`)).at("total")).toBe(1);
    const turned = Object.fromEntries(Object.entries(body).reverse());
    expect((await create(kind, turned, "k")).text).toBe(one.text);
    expect((await create(kind, { ...body, description: "Other" }, "k")).status).toBe(422);
  });

  it("Addition keys belong to the caller, and to what succeeded", async () => {
    const body = { ...FAIR, title: "Own" };
    const made = [await create("events", body, "k", "author"), await create("events", body, "k", "editor")];
    expect(made[0]?.at("id")).not.toBe(made[1]?.at("id"));
    expect((await create("events", { ...body, start_date: "never" }, "new")).status).toBe(400);
    expect((await create("events", body, "new")).status).toBe(201);
    expect(refusal(await create("tags", { name: "Own" }, "new"))).toBe("422 rest_idempotency_key_reused");
    expect((await create("events", body, "two words")).status).toBe(400);
  });

  it("Addition two at once make one", async () => {
    const both = await Promise.all([create("events", FAIR, "k"), create("events", FAIR, "k")]);
    expect(both[0]?.text).toBe(both[1]?.text);
  });
});
