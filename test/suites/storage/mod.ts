import { describe } from "vitest";
import { casesOf, type StorageDriver } from "./driver.ts";
import { extraCases } from "./extra.ts";
import { gateCases } from "./gates.ts";
import { journalCases } from "./journal.ts";
import { linkCases } from "./links.ts";
import { listCases } from "./lists.ts";
import { modelCases } from "./model.ts";
import { nearCases } from "./near.ts";
import { readingCases } from "./reading.ts";
import { replayCases } from "./replays.ts";
import { searchCases } from "./searching.ts";
import { slugCases } from "./slugs.ts";
import { stateCases } from "./state.ts";
import { termCases } from "./terms.ts";
import { transactionCases } from "./transactions.ts";

export type { StorageDriver } from "./driver.ts";

/**
 * The contract of `src/store.ts` as cases that every driver has to pass; call it in a vitest file of your own driver.
 * @example
 * storageSuite({
 *   name: "my database",
 *   async open() {
 *     const store = await myStore({ url, empty: true });
 *     return { store, close: () => store.close() };
 *   },
 * });
 */
export function storageSuite(driver: StorageDriver): void {
  const check = casesOf(driver);
  describe(`storage: ${driver.name}`, () => {
    describe("records", () => readingCases(check));
    describe("slugs", () => slugCases(check));
    describe("lists", () => listCases(check));
    describe("gates", () => gateCases(check));
    describe("search", () => searchCases(check));
    describe("links", () => linkCases(check));
    describe("terms", () => termCases(check));
    describe("transactions", () => transactionCases(check));
    describe("journal", () => journalCases(check));
    describe("replays", () => replayCases(check));
    describe("values of plugins", () => extraCases(check));
    describe("positions", () => nearCases(check));
    describe("state", () => stateCases(check));
    describe("model", () => modelCases(driver));
  });
}
