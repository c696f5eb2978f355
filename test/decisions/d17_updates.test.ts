/** Updates: what is not sent stays. */
import { beforeEach, describe, expect, it } from "vitest";
import { fullEvent, lasting, ORGANIZER, VENUE } from "./full.ts";
import { call, FAIR, type Kind, make, makeSite, NAME, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const DATA: Record<Kind, (site: Site) => object | Promise<object>> = {
  events: async (site) => ({ ...FAIR, ...(await fullEvent(site)) }),
  venues: () => VENUE,
  organizers: () => ORGANIZER,
  categories: async (site) => ({ description: "T", slug: "own", parent: await make(site, "categories") }),
  tags: () => ({ description: "T", slug: "own" }),
};

describe("D17 only supplied fields change", () => {
  const cases = (Object.keys(DATA) as Kind[]).flatMap((kind) =>
    ["POST", "PUT", "PATCH"].map((method) => ({ kind, method })),
  );

  it.each(cases)("D17 $method $kind: an empty update, and one of the name", async ({ kind, method }) => {
    const name = NAME[kind];
    const data = { [name]: "Old", ...(await DATA[kind](site)) };
    const made = await call(site, `POST ${kind}`, { as: "editor", body: data });
    expect(made.status).toBe(201);
    site.wait(100_000);
    const update = (body: object) => call(site, `${method} ${kind}/${made.at("id")}`, { as: "editor", body });
    expect(lasting((await update({})).body)).toEqual(lasting(made.body));
    expect(lasting((await update({ [name]: "New" })).body)).toEqual(
      lasting({ ...(made.body as object), [name]: "New" }),
    );
  });

  const members = Object.entries({ ...VENUE, status: "draft", venue: "New" });
  it.each(members)("D17 venue: %s alone", async (name, value) => {
    const made = await call(site, "POST venues", { as: "editor", body: { venue: "Old", phone: "9" } });
    const got = await call(site, `PATCH venues/${made.at("id")}`, { as: "editor", body: { [name]: value } });
    const changed = Object.entries(got.body as object).filter(
      ([key, now]) => JSON.stringify(now) !== JSON.stringify(made.at(key)),
    );
    const derived =
      { status: ["url"], state: ["stateprovince"], province: ["stateprovince"] }[name as string] ?? [];
    expect(changed.map(([key]) => key).sort()).toEqual([name, ...derived].sort());
  });

  it("D17 a contributor's update keeps the status too", async () => {
    const id = await make(site, "events", { status: "pending" }, "contributor");
    const got = await call(site, `PUT events/${id}`, { as: "contributor", body: { title: "New" } });
    expect(got.at("status")).toBe("pending");
  });

  it("D17 modified moves, the publication date stays", async () => {
    const id = await make(site, "events");
    site.wait(60);
    const got = await call(site, `PATCH events/${id}`, { as: "editor", body: {} });
    expect([got.at("modified_utc"), got.at("date_utc")]).toEqual([
      "2026-11-28 02:01:00",
      "2026-11-28 02:00:00",
    ]);
  });
});
