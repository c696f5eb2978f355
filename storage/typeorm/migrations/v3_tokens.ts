import { dropColumn } from "./drop.ts";
import type { Migration } from "./migration.ts";

/** Which transaction wrote an entry of the journal: so whoever lost the connection at its COMMIT can look it up. */
export const tokens: Migration = {
  version: 3,
  name: "tokens",
  up: ({ types }) => [`ALTER TABLE kalends_journal ADD COLUMN token ${types.word} NULL`],
  down: () => [dropColumn("kalends_journal", "token")],
};
