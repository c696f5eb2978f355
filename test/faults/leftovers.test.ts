/** Small faults, each with a test for its whole kind. */
import { describe, expect, it } from "vitest";
import { opens } from "../../src/openings.ts";
import { hashPassword } from "../../src/passwords.ts";
import { cleanTitle } from "../../src/text/sanitise.ts";
import { call, make, makeSite, USERS } from "../decisions/site.ts";

const TIMES = { start_date: "2027-06-01 10:00", end_date: "2027-06-01 11:00" };

describe("searching and what a password protects", () => {
  it.each(["title", "description", "excerpt"])("finds %s only for those who may edit it", async (field) => {
    const site = makeSite();
    const body = { title: "A", ...TIMES, [field]: "Quokka", password: "sesame" };
    const { id } = (await call(site, "POST events", { as: "contributor", body })).body as { id: number };
    const total = async (as: keyof typeof USERS) =>
      (
        await call(site, "GET events?search=quokka&start_date=2027-01-01&status=publish,draft,pending", {
          as,
        })
      ).at("total");
    expect(await total("contributor")).toBe(1);
    await call(site, `PATCH events/${id}`, { as: "editor", body: { status: "publish" } });
    expect((await call(site, `GET events/${id}`, { as: "contributor" })).status).toBe(403);
    expect(await total("contributor")).toBe(0);
    expect(await total("contributor2")).toBe(0);
    expect(await total("editor")).toBe(1);
  });

  it("an author finds the own published one; a key that may only read does not", async () => {
    const site = makeSite();
    const body = { title: "Quokka", ...TIMES, password: "sesame" };
    await call(site, "POST events", { as: "author", body });
    const query = { search: "quokka", start_date: "2027-01-01" };
    const total = async (as: (typeof USERS)[keyof typeof USERS] & { readOnly?: boolean }) =>
      (await site.calendar.events.list(query, { as })).total;
    expect(await total(USERS.author)).toBe(1);
    expect(await total(USERS.author2)).toBe(0);
    expect(await total({ ...USERS.author, readOnly: true })).toBe(0);
    expect(await total({ ...USERS.admin, readOnly: true })).toBe(0);
  });
});

describe("tags have no parent", () => {
  it.each([[[]], [""], [null]])("%j says so", async (parent) => {
    const made = await call(makeSite(), "POST tags", { as: "editor", body: { name: "Free", parent } });
    expect(made.status).toBe(201);
  });
  it.each([[1], [0], ["1"], [[1]], [{}]])("%j is refused", async (parent) => {
    const made = await call(makeSite(), "POST tags", { as: "editor", body: { name: "Free", parent } });
    expect([made.status, made.at("code")]).toEqual([400, "rest_taxonomy_not_hierarchical"]);
  });
});

describe("titles", () => {
  it.each([
    ["A<script>x</script> <form>", "A"],
    ["A<script>x</script> <form>B</form>", "A B"],
    ["A <script>x</script> B", "A B"],
    ["<div>A</div> <div>B</div>", "A B"],
    ["A <b>B</b> <i onclick=x>C</i>", "A <b>B</b> <i>C</i>"],
  ])("what is removed leaves one blank: %s", async (raw, shown) => {
    expect(await cleanTitle(raw)).toBe(shown);
  });
});

describe("passwords on lists", () => {
  it("a right one is tried once, a wrong one too", async () => {
    const hash = await hashPassword("sesame", 1000);
    let tries = 0;
    const mayTry = () => ++tries < 100;
    for (const [password, isRight] of [
      ["sesame", true],
      ["simsala", false],
    ] as const)
      for (let again = 0; again < 3; again++) expect(await opens(password, hash, mayTry)).toBe(isRight);
    expect(tries).toBe(2);
    expect(await opens("another", hash, () => false)).toBeUndefined();
  });

  it("one request tries so many, the next ones go on where it ended", async () => {
    const site = makeSite();
    for (let n = 0; n < 14; n++)
      await make(site, "events", {
        title: `Event ${n}`,
        ...TIMES,
        description: "Inside",
        password: "sesame",
      });
    const open = async (password: string): Promise<number> => {
      const list = await call(site, `GET events?start_date=2027-01-01&per_page=50&password=${password}`);
      return (list.at("events") as { description: string }[]).filter(({ description }) => description).length;
    };
    expect(await open("sesame")).toBe(10);
    expect(await open("sesame")).toBe(14);
    expect(await open("wrong")).toBe(0);
    expect(await open("sesame")).toBe(14);
  });
});
