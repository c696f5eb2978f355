/** Who writes what, and what is made or reused. */
import { beforeEach, describe, expect, it } from "vitest";
import { call, fair, make, makeSite, refusal, type Site, type User } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const patch = (path: string, as: User, body: object) => call(site, `PATCH ${path}`, { as, body });

describe("D12 ownership (the whole matrix: matrix.test.ts)", () => {
  it.each(["events", "venues", "organizers"] as const)("D12 %s: what a role may publish", async (kind) => {
    const statusOf = async (as: User, data: object) =>
      (await call(site, `GET ${kind}/${await make(site, kind, data, as)}`, { as: "admin" })).at("status");
    expect(await statusOf("contributor", {})).toBe("draft");
    expect(await statusOf("contributor", { status: "publish" })).toBe("pending");
    expect(await statusOf("contributor", { status: "future", date: "2028-01-01" })).toBe("pending");
    expect(await statusOf("author", {})).toBe("publish");
    expect(await statusOf("editor", { status: "private" })).toBe("private");
  });

  it("D12 a contributor's own record once it is published", async () => {
    const id = await make(site, "events", {}, "contributor");
    expect((await patch(`events/${id}`, "contributor", { title: "Mine" })).status).toBe(200);
    expect((await patch(`events/${id}`, "contributor", { status: "publish" })).at("status")).toBe("pending");
    await patch(`events/${id}`, "editor", { status: "publish" });
    expect(refusal(await patch(`events/${id}`, "contributor", { title: "No" }))).toBe("403 rest_forbidden");
    expect(refusal(await call(site, `DELETE events/${id}`, { as: "contributor" }))).toBe(
      "403 rest_forbidden",
    );
  });

  it.each(["categories", "tags"] as const)("D12 %s: many create, editors change", async (kind) => {
    for (const as of ["contributor", "author", "editor"] as const) {
      const id = await make(site, kind, { name: `By ${as}` }, as);
      for (const other of ["contributor", "author"] as const) {
        expect(refusal(await patch(`${kind}/${id}`, other, { name: "No" }))).toBe("403 rest_forbidden");
        expect(refusal(await call(site, `DELETE ${kind}/${id}`, { as: other }))).toBe("403 rest_forbidden");
      }
      expect((await patch(`${kind}/${id}`, "editor", { name: `New ${as}` })).at("name")).toBe(`New ${as}`);
    }
  });

  it.each(["events", "venues", "organizers"] as const)("D12 author of %s", async (kind) => {
    const id = await make(site, kind, {}, "author");
    const body = {
      ...(kind === "events" ? { start_date: "2027-01-01", end_date: "2027-01-01" } : {}),
      author: 6,
    };
    const name = kind === "events" ? { title: "B" } : { venue: "B", organizer: "B" };
    expect(refusal(await call(site, `POST ${kind}`, { as: "author", body: { ...name, ...body } }))).toBe(
      "403 rest_forbidden",
    );
    expect(refusal(await patch(`${kind}/${id}`, "author", { author: 6 }))).toBe("403 rest_forbidden");
    expect((await patch(`${kind}/${id}`, "author", { author: 4 })).status).toBe(200);
    expect((await patch(`${kind}/${id}`, "editor", { author: 6 })).at("author")).toBe("6");
    expect(
      (await call(site, `POST ${kind}`, { as: "editor", body: { ...name, ...body } })).at("author"),
    ).toBe("6");
    expect(refusal(await patch(`${kind}/${id}`, "editor", { author: 77 }))).toBe("400 rest_invalid_param");
  });

  it("D12 a venue made inline cannot belong to somebody else", async () => {
    const venue = { venue: "Hall", author: 6 };
    expect(refusal(await fair(site, { venue }, "author"))).toBe("403 rest_forbidden");
    expect((await fair(site, { venue }, "editor")).at("venue.author")).toBe("6");
  });
});

describe.each([
  ["venues", "venue"],
  ["organizers", "organizer"],
] as const)("D13 reuse of %s", (kind, field) => {
  const post = (body: object, as: User = "editor") => call(site, `POST ${kind}`, { as, body });

  it("D13 an equal one answers with the record: 200, whatever case and accents", async () => {
    const id = await make(site, kind, { [field]: "Café Zoë", phone: "1" });
    for (const name of ["Café Zoë", "CAFÉ ZOË", "cafe zoe"]) {
      const got = await post({ [field]: name, phone: "1" });
      expect([got.status, got.at("id"), got.at(field)]).toEqual([200, id, "Café Zoë"]);
    }
    expect((await post({ [field]: "Cafe Zoe" })).at("id")).toBe(id);
    const event = await fair(site, { [field]: [{ [field]: "cafe zoe", phone: "1" }] });
    expect([event.at(`${field}.id`)].flat()).toEqual([id]);
  });

  it("D13 a contributor that names the status of a published one gets it, and else its own again", async () => {
    const id = await make(site, kind, { [field]: "Hall" });
    const asked = { [field]: "Hall", status: "publish" };
    expect((await post(asked, "contributor")).at("id")).toBe(id);
    const pending = await post({ ...asked, phone: "1" }, "contributor");
    expect([pending.status, pending.at("status")]).toEqual([201, "pending"]);
    const again = await post({ ...asked, phone: "1" }, "contributor");
    expect([again.status, again.at("id")]).toEqual([200, pending.at("id")]);
  });

  it("D13 any difference makes a new one, and the old one is never written to", async () => {
    const id = await make(site, kind, { [field]: "Hall", phone: "1" });
    const before = (await call(site, `GET ${kind}/${id}`)).text;
    const differences = [
      { phone: "2" },
      { website: "https://a.example" },
      { status: "draft" },
      { author: 6 },
      { date: "2020-01-01" },
    ];
    for (const [index, difference] of differences.entries()) {
      const got = await post({ [field]: "Hall", ...difference });
      expect([got.status, got.at("slug")]).toEqual([201, `hall-${index + 2}`]);
    }
    const event = await fair(site, { [field]: [{ [field]: "Hall", description: "Other" }] });
    expect([event.at(`${field}.slug`)].flat()).toEqual(["hall-7"]);
    expect((await call(site, `GET ${kind}/${id}`)).text).toBe(before);
  });

  it("D13 two of the same name within one event", async () => {
    const got = await fair(site, {
      [field]: [
        { [field]: "Hall", phone: "1" },
        { [field]: "Hall", phone: "2" },
        { [field]: "hall", phone: "1" },
      ],
    });
    expect(got.at(`${field}.slug`)).toEqual(["hall", "hall-2"]);
  });

  it("D13 not the trashed, not the unreadable, of several the oldest", async () => {
    const hidden = await make(site, kind, { [field]: "Hall", status: "private" }, "editor");
    const first = await make(site, kind, { [field]: "Hall" }, "author");
    const second = await make(site, kind, { [field]: "Hall", phone: "2" }, "author");
    expect(first).not.toBe(hidden);
    expect((await post({ [field]: "Hall" }, "author")).at("id")).toBe(first);
    expect((await post({ [field]: "Hall" }, "editor")).at("id")).toBe(hidden);
    await call(site, `DELETE ${kind}/${first}`, { as: "author" });
    expect((await post({ [field]: "Hall" }, "author")).at("id")).toBe(second);
  });
});
