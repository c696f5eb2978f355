import { describe, expect, it, vi } from "vitest";
import { createCalendar } from "../../src/mod.ts";
import {
  type BasicAuthOptions,
  type BasicUser,
  basicAuth,
  generatePassword,
  hashApplicationPassword,
} from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { ask, basic, REFUSED } from "./incoming.ts";

const ANN: BasicUser = {
  id: 1,
  name: "Ann",
  role: "editor",
  password: "abcd efgh",
  email: "ann@example.org",
};
const BOB = { id: 2, name: "bob", role: "author", capabilities: ["unfiltered_html"] } as const;
const ann = { id: 1, role: "editor" };
const bob = { id: 2, role: "author", capabilities: ["unfiltered_html"] };

const withHash = async (iterations = 1_000) =>
  basicAuth({
    users: [ANN, { ...BOB, password_hash: await hashApplicationPassword("wxyz 1234", iterations) }],
  });

describe("basicAuth", () => {
  it("knows users by name or e-mail in any letter case, blanks in the secret aside", async () => {
    const plugin = await withHash();
    for (const name of ["Ann", "ann", "ANN@example.org"])
      for (const secret of ["abcd efgh", "abcdefgh", " ab cd efgh "])
        expect(await ask(plugin, basic(name, secret))).toEqual(ann);
    expect(await ask(plugin, basic("bob", "wxyz1234"))).toEqual(bob);
    expect(await ask(plugin, basic("BOB", "wxyz 1234"))).toEqual(bob);
    expect(await ask(plugin, `bAsIc  ${basic("bob", "wxyz1234").slice(6)} `)).toEqual(bob);
  });

  it("refuses everything wrong with one and the same answer", async () => {
    const plugin = await withHash();
    const wrong = [
      basic("ann", "abcdefgH"),
      basic("ann", ""),
      basic("bob", "abcdefgh"),
      basic("nobody", "abcdefgh"),
      basic("", ""),
      "Basic",
      "Basic ???",
      `Basic ${btoa("no colon")}`,
      `Basic ${btoa("ann:\xff")}`,
      "Basic YW5u=OmFiY2Q",
    ];
    for (const header of [...wrong, ...wrong])
      expect([header, await ask(plugin, header)]).toEqual([header, REFUSED]);
  });

  it("leaves other schemes and requests without any to others", async () => {
    const plugin = await withHash();
    for (const header of [undefined, "Bearer abc", "Digest x", "Basically x", ""])
      expect(await ask(plugin, header)).toBeUndefined();
  });

  it("computes a costly hash once per credential, also for many at a time", async () => {
    const plugin = await withHash();
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(plugin, basic("bob", "wxyz1234"))));
    expect(all).toEqual(Array(20).fill(bob));
    for (let n = 0; n < 3; n++) await ask(plugin, basic("bob", "wrong"));
    expect(derive).toHaveBeenCalledTimes(2);
    derive.mockRestore();
  });

  it("does the same work for unknown users, for wrong secrets and for every kind of secret", async () => {
    const plugin = await withHash(3_000);
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    const spent: number[] = [];
    for (const header of [basic("nobody", "x1"), basic("ann", "x2"), basic("bob", "x3"), "Basic ?"]) {
      derive.mockClear();
      await ask(plugin, header);
      spent.push(
        derive.mock.calls.reduce((sum, [how]) => sum + (how as { iterations: number }).iterations, 0),
      );
    }
    derive.mockRestore();
    expect(spent).toEqual([3_000, 3_000, 3_000, 3_000]);
  });

  it("says which user ids there are and how to sign in", async () => {
    const plugin = await withHash();
    expect([await plugin.users?.exists(2), await plugin.users?.exists(3)]).toEqual([true, false]);
    expect(plugin.challenge).toBe('Basic realm="calendar", charset="UTF-8"');
  });

  it("takes a generated password", async () => {
    const password = generatePassword();
    const password_hash = await hashApplicationPassword(password, 10);
    const plugin = basicAuth({ users: [{ ...BOB, password_hash }], realm: "my town" });
    expect(await ask(plugin, basic("bob", password.replaceAll(" ", "")))).toEqual(bob);
    expect(plugin.challenge).toContain('realm="my town"');
  });

  const hash = `pbkdf2$1$${"A".repeat(22)}==$${"A".repeat(43)}=`;
  const wrong: readonly (readonly [string, unknown, RegExp])[] = [
    ["no users", [], /at least one entry in `users`/],
    ["no list", undefined, /at least one entry in `users`/],
    ["an id that is none", [{ ...ANN, id: "1" }], /`id` must be a whole number from 1, got "1"/],
    ["id 0", [{ ...ANN, id: 0 }], /from 1, got 0/],
    ["an unknown role", [{ ...ANN, role: "boss" }], /must be subscriber, .* got "boss"/],
    ["anonymous as a role", [{ ...ANN, role: "anonymous" }], /got "anonymous"/],
    ["no name", [{ ...ANN, name: "" }], /give id 1 a `name`/],
    ["a colon in the name", [{ ...ANN, name: "a:b" }], /without a colon/],
    ["no secret", [{ ...ANN, password: undefined }], /either `password` or `password_hash`/],
    ["a blank secret", [{ ...ANN, password: "  " }], /either `password` or `password_hash`/],
    ["two secrets", [{ ...ANN, password_hash: hash }], /either `password` or `password_hash`/],
    [
      "a strange hash",
      [{ ...BOB, password_hash: "md5" }],
      /hashApplicationPassword or `kalends hash-password`/,
    ],
    ["one id twice", [ANN, { ...ANN, name: "x", email: "x@x" }], /id 1 is given twice/],
    ["one name twice", [ANN, { ...BOB, name: "ANN", password: "x" }], /the name "ann" is given twice/],
    [
      "an e-mail as another's name",
      [ANN, { ...BOB, name: "ANN@example.org", password: "x" }],
      /is given twice/,
    ],
  ];
  it.each(wrong)("refuses %s", (_, users, message) => {
    expect(() => basicAuth({ users } as BasicAuthOptions)).toThrow(message);
  });

  it("refuses a realm that breaks its quotes", () => {
    for (const realm of ['a"b', "a\\b", "a\nb", "é"])
      expect(() => basicAuth({ users: [ANN], realm })).toThrow(TypeError);
  });

  it("works in a calendar: every refusal is the same to the byte and names the scheme", async () => {
    const calendar = createCalendar({ store: memoryStore(), plugins: [await withHash()] });
    const call = async (authorization?: string, method = "GET"): Promise<unknown[]> => {
      const url = "http://test/calendar/events/v1/venues";
      const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
      const body = method === "POST" ? '{"venue":"Pier"}' : null;
      const response = await calendar.handle(new Request(url, { method, headers, body }));
      return [response.status, response.headers.get("www-authenticate"), await response.text()];
    };
    const [status, challenge] = await call(basic("ann", "no"));
    expect([status, challenge]).toEqual([401, 'Basic realm="calendar", charset="UTF-8"']);
    expect(await call(basic("nobody", "no"))).toEqual(await call(basic("ann", "no")));
    expect(await call("Basic ???")).toEqual(await call(basic("bob", "no")));
    expect((await call(basic("bob", "wxyz1234"), "POST"))[0]).toBe(201);
    expect((await call(undefined, "POST"))[0]).toBe(401);
    expect((await call("Bearer x"))[0]).toBe(200);
  });
});
