import { expect } from "vitest";
import { anEvent } from "./drafts.ts";
import type { Case } from "./driver.ts";

/** Small texts of plugins. */
export function stateCases(check: Case): void {
  check("gives back what was put last, and nothing once it is removed", async ({ state }) => {
    expect(await state.get("a")).toBeUndefined();
    for (const value of ["1", "é🎉".repeat(50_000), ""]) {
      await state.put("a", value);
      expect(await state.get("a")).toBe(value);
    }
    await state.put("a", undefined);
    expect(await state.get("a")).toBeUndefined();
  });

  check("tells keys apart to the letter", async ({ state }) => {
    const keys = ["a", "A", "a ", "ä", "a\u0308", "", "x".repeat(200)].filter(Boolean);
    for (const key of keys) await state.put(key, key);
    for (const key of keys) expect(await state.get(key)).toBe(key);
  });

  check("lists keys with a prefix in code point order", async ({ state }) => {
    for (const key of ["p:\u{1f389}", "p:\uffee", "p:b", "p:B", "p%", "p_", "q:a", "p:"])
      await state.put(key, "v");
    expect(await state.list("p:")).toEqual(
      ["p:", "p:B", "p:b", "p:\uffee", "p:\u{1f389}"].map((key) => [key, "v"]),
    );
    expect((await state.list("p%")).length).toBe(1);
    expect((await state.list("")).length).toBe(8);
  });

  check("is no change, and is taken back with its transaction", async (store) => {
    await store.state.put("a", "before");
    const failure = new Error("on purpose");
    const work = store.transaction(async (tx) => {
      await tx.state.put("a", "after");
      await tx.state.put("b", "new");
      await tx.events.insert(anEvent());
      expect(await tx.state.get("a")).toBe("after");
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect([await store.state.get("a"), await store.state.get("b")]).toEqual(["before", undefined]);
    expect(await store.version()).toBe(0);
  });

  check("lets one of many that claim a key have it", async (store) => {
    const claim = (name: string) =>
      store.transaction(async (tx) => {
        if ((await tx.state.get("lease")) !== undefined) return false;
        await tx.state.put("lease", name);
        return true;
      });
    const won = await Promise.all(Array.from({ length: 8 }, (_, i) => claim(String(i))));
    expect(won.filter(Boolean).length).toBe(1);
  });
}
