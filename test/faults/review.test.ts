/** Faults that a review found, each with a test for its whole kind. */
import { describe, expect, it } from "vitest";
import { call, makeSite, USERS } from "../decisions/site.ts";

const TIMES = { start_date: "2027-06-01 10:00", end_date: "2027-06-01 11:00" };

describe("rights", () => {
  it.each(["events", "venues", "organizers"])(
    "who may not publish does not change what is scheduled: %s",
    async (kind) => {
      const site = makeSite();
      const body = {
        title: "A",
        venue: "A",
        organizer: "A",
        ...TIMES,
        ...(kind === "events" ? { venue: [], organizer: [] } : {}),
      };
      const made = await call(site, `POST ${kind}`, { as: "contributor", body });
      const scheduled = { status: "publish", date: "2027-01-01 00:00:00" };
      expect(
        (await call(site, `PATCH ${kind}/${made.at("id")}`, { as: "editor", body: scheduled })).at("status"),
      ).toBe("future");
      const early = await call(site, `PATCH ${kind}/${made.at("id")}`, {
        as: "contributor",
        body: { date: "2026-01-01" },
      });
      expect(early.status).toBe(403);
    },
  );

  it("an image address is for those who may publish", async () => {
    const site = makeSite();
    const body = { title: "A", ...TIMES, image: "https://img.example.org/a.png" };
    expect((await call(site, "POST events", { as: "contributor", body })).status).toBe(400);
    expect((await call(site, "POST events", { as: "author", body })).at("image.url")).toBe(body.image);
  });
});

describe("in process", () => {
  it("what is done with a result reaches neither rows nor later answers", async () => {
    const site = makeSite();
    const as = USERS.editor;
    const made = await site.calendar.events.create(
      { title: "A", ...TIMES, image: 4, password: "x", categories: ["C"] },
      { as },
    );
    (made.image as { url: string }).url = "javascript:evil";
    const list = await site.calendar.events.list({ start_date: "2027-01-01" });
    const [shown] = list.events as { categories: string[]; cost_details: { values: string[] } }[];
    shown!.categories.push("X");
    shown!.cost_details.values.push("X");
    const again = await call(site, "GET events?start_date=2027-01-01");
    expect(again.at("events.0.categories")).toEqual([]);
    expect(again.at("events.0.cost_details.values")).toEqual([]);
    expect((await call(site, `GET events/${made.id}`, { as: "editor" })).at("image.url")).toBe(
      "https://example.org/a.jpg",
    );
  });

  it("undefined members are absent", async () => {
    const { calendar } = makeSite();
    expect((await calendar.events.list({ page: undefined })).total).toBe(0);
    const made = await calendar.events.create(
      { title: "A", ...TIMES, description: undefined },
      { as: USERS.editor },
    );
    expect(made.description).toBe("");
  });

  it("an idempotency key of one kind does not answer for another", async () => {
    const { calendar } = makeSite();
    const options = { as: USERS.editor, headers: { "idempotency-key": "k" } };
    await calendar.categories.create({ name: "X" }, options);
    await expect(calendar.tags.create({ name: "X" }, options)).rejects.toThrow(/idempotency/);
  });
});

describe("answers that are kept", () => {
  it.each([
    "starts_after=08:00%2B09:00",
    "starts_after=now",
    "start_date=today",
    "overlaps=09:00Z/23:00Z",
    "modified_after=-1 hour",
  ])("are not those that depend on the moment: %s", async (query) => {
    const site = makeSite();
    const links: unknown[] = [];
    // Through noon to midnight of every zone.
    for (let hour = 0; hour < 48; hour += 4) {
      const kept = await call(site, `GET events?strict_dates=true&${query}`);
      const fresh = await call(site, `GET events?strict_dates=true&${query}&x=${hour}`);
      links.push([kept.at("rest_url"), fresh.at("rest_url")]);
      site.wait(4 * 3600);
    }
    for (const [kept, fresh] of links as [string, string][]) expect(kept).toBe(fresh);
  });
});

describe("names as they are shown", () => {
  it.each(["Tom & Jerry", 'A "quoted" name', "It's", "5 < 6"])("are known again: %s", async (name) => {
    const site = makeSite();
    const as = "editor";
    for (const kind of ["categories", "tags"]) {
      const made = await call(site, `POST ${kind}`, { as, body: { name } });
      const again = await call(site, "POST events", {
        as,
        body: { title: "A", ...TIMES, [kind]: [made.at("name")] },
      });
      expect(again.at(`${kind}.id`)).toEqual([made.at("id")]);
      expect(
        (
          await call(
            site,
            `GET events?start_date=2027-01-01&${kind}=${encodeURIComponent(String(made.at("name")))}`,
          )
        ).status,
      ).toBe(200);
    }
    for (const kind of ["venue", "organizer"]) {
      const made = await call(site, `POST ${kind}s`, { as, body: { [kind]: name } });
      const again = await call(site, `POST ${kind}s`, { as, body: { [kind]: made.at(kind) } });
      expect([again.status, again.at("id")]).toEqual([200, made.at("id")]);
    }
  });

  it("keep a reference that was meant as text", async () => {
    const made = await call(makeSite(), "POST tags", { as: "editor", body: { name: "&amp;copy;" } });
    expect(made.at("name")).toBe("&amp;copy;");
  });
});

describe("parameters", () => {
  it.each([
    ["GET events?start_date=0", 200],
    ["GET events?starts_after=0", 200],
    ["GET events?search=%20", 200],
    ["GET venues?search=%20", 200],
    ["GET categories?event=1&post=999", 400],
    ["GET categories?event=999&post=1", 400],
    ["GET events/1?password=0", 400],
  ])("%s → %i", async (request, status) => {
    const site = makeSite();
    await call(site, "POST events", { as: "editor", body: { title: "A", ...TIMES } });
    expect((await call(site, request)).status).toBe(status);
  });

  it("slugs in filters are read as by-slug routes read them", async () => {
    const site = makeSite();
    await call(site, "POST categories", { as: "editor", body: { name: "Café Música" } });
    for (const slug of ["cafe-musica", "CAFE-MUSICA", "café-música", "caf%25C3%25A9-musica"])
      expect((await call(site, `GET events?categories=${slug}`)).status, slug).toBe(200);
  });

  it.each(["0", " "])("a password that could not be sent along is refused: %j", async (password) => {
    expect(
      (await call(makeSite(), "POST events", { as: "editor", body: { title: "A", ...TIMES, password } }))
        .status,
    ).toBe(400);
  });

  it("an empty password header does not hide the parameter", async () => {
    const site = makeSite();
    const made = await call(site, "POST events", {
      as: "editor",
      body: { title: "A", ...TIMES, password: "key" },
    });
    expect(
      (await call(site, `GET events/${made.at("id")}?password=key`, { headers: { "x-event-password": "" } }))
        .status,
    ).toBe(200);
  });

  it("control characters stand in no address", async () => {
    const site = makeSite();
    expect(
      (
        await call(site, "POST organizers", {
          as: "editor",
          body: { organizer: "A", email: "a\u0000b@x.yz" },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await call(site, "POST events", {
          as: "editor",
          body: { title: "A", ...TIMES, image: "https://a.b/\u0000.png" },
        })
      ).status,
    ).toBe(400);
  });

  it("slugs that are asked for are cut at 200 characters, whatever they end in", async () => {
    const slug = `${"a".repeat(500)}__trashed`;
    const made = await call(makeSite(), "POST events", {
      as: "editor",
      body: { title: "A", ...TIMES, slug },
    });
    expect(String(made.at("slug")).length).toBeLessThanOrEqual(200);
  });
});

describe("bodies", () => {
  it("D5 dates that contradict each other are named with the rest, on updates too", async () => {
    const site = makeSite();
    const made = await call(site, "POST events", { as: "editor", body: { title: "A", ...TIMES } });
    const body = { start_date: "2001-01-01", end_date: "2000-01-01", venue: 999 };
    const refused = await call(site, `PATCH events/${made.at("id")}`, { as: "editor", body });
    expect(Object.keys(refused.at("data.params") as object).sort()).toEqual(["end_date", "venue"]);
  });

  it.each(["categories", "tags", "events", "venues", "organizers"])(
    "that cannot be read stop a delete: %s",
    async (kind) => {
      const site = makeSite();
      const data = {
        name: "A",
        title: "A",
        ...TIMES,
        ...(kind === "venues" ? { venue: "A" } : kind === "organizers" ? { organizer: "A" } : {}),
      };
      const made = await call(site, `POST ${kind}`, { as: "editor", body: data });
      const refused = await call(site, `DELETE ${kind}/${made.at("id")}`, {
        as: "editor",
        body: "{bad",
        headers: { "content-type": "application/json" },
      });
      expect([refused.status, refused.at("code")]).toEqual([400, "rest_invalid_json"]);
      expect((await call(site, `GET ${kind}/${made.at("id")}`)).status).toBe(200);
    },
  );

  it("more than 100 new records in one request are refused", async () => {
    const organizer = Array.from({ length: 101 }, (_, n) => ({ organizer: "q", phone: String(n) }));
    const refused = await call(makeSite(), "POST events", {
      as: "editor",
      body: { title: "A", ...TIMES, organizer },
    });
    expect([refused.status, Object.keys(refused.at("data.params") as object)]).toEqual([400, ["organizer"]]);
  });
});

describe("terms of one name", () => {
  it("are told apart by slug, each of them", async () => {
    const site = makeSite();
    const make = (body: object) => call(site, "POST tags", { as: "editor", body: { name: "Jazz", ...body } });
    expect((await make({})).status).toBe(201);
    expect((await make({ slug: "jazz-b" })).status).toBe(201);
    for (const slug of ["jazz", "jazz-b"]) expect((await make({ slug })).at("code")).toBe("term_exists");
  });
});

describe("whole days", () => {
  it("begin at midnight even where clocks skip it", async () => {
    const body = {
      title: "A",
      all_day: true,
      timezone: "Africa/Cairo",
      start_date: "2027-04-30",
      end_date: "2027-04-30",
    };
    const made = await call(makeSite(), "POST events", { as: "editor", body });
    expect([made.at("start_date"), made.at("utc_start_date")]).toEqual([
      "2027-04-30 00:00:00",
      "2027-04-29 22:00:00",
    ]);
  });
});
