import { createHash, pbkdf2Sync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { generatePassword, hashPassword, iterationsOf, verifyPassword } from "../../src/passwords.ts";

describe("passwords", () => {
  it("are hashed with a salt of their own and verified", async () => {
    const [one, two] = [await hashPassword("paß wörd", 1_000), await hashPassword("paß wörd", 1_000)];
    expect(one).toMatch(/^pbkdf2\$1000\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword("paß wörd", one)).toBe(true);
    for (const wrong of ["paß wörd ", "paßwörd", "", "Paß wörd"])
      expect(await verifyPassword(wrong, one)).toBe(false);
  });

  it("have the hash that node computes", async () => {
    const [, iterations, salt = "", hash] = (await hashPassword("secret", 2_345)).split("$");
    const expected = pbkdf2Sync("secret", Buffer.from(salt, "base64"), Number(iterations), 32, "sha256");
    expect(hash).toBe(expected.toString("base64"));
  });

  it("cost 600,000 iterations unless told otherwise", async () => {
    expect(iterationsOf(await hashPassword("x"))).toBe(600_000);
    for (const wrong of [0, -1, 1.5, 1e8, Number.NaN])
      await expect(hashPassword("x", wrong)).rejects.toThrow(RangeError);
  });

  it("match no hash of another form", async () => {
    const good = await hashPassword("x", 10);
    const bad = [
      "",
      "x",
      createHash("sha256").update("x").digest("hex"),
      good.replace("pbkdf2", "scrypt"),
      `${good}x`,
    ];
    bad.push(
      good.replace("$10$", "$0$"),
      good.replace("$10$", "$99999999$"),
      good.replace(/\$[^$]+$/, "$AAAA"),
    );
    for (const hash of bad)
      expect([hash, await verifyPassword("x", hash), iterationsOf(hash)]).toEqual([hash, false, 0]);
  });

  it("are generated with 24 letters in groups of four", () => {
    const made = Array.from({ length: 200 }, generatePassword);
    for (const password of made)
      expect(password).toMatch(/^([A-HJ-NP-Za-km-z2-9]{4} ){5}[A-HJ-NP-Za-km-z2-9]{4}$/);
    expect(new Set(made).size).toBe(200);
    expect(new Set(made.join("").replaceAll(" ", "")).size).toBeGreaterThan(50);
  });
});
