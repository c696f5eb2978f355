import { insertRows, type Sql, sql } from "./sql.ts";

/** @see {@link State.get} */
export async function getState(on: Sql, key: string): Promise<string | undefined> {
  const [found] = await on.all(sql("SELECT value FROM kalends_state WHERE name = ?", key));
  return found && String(found.value);
}

/** @see {@link State.put} */
export async function putState(on: Sql, key: string, value: string | undefined): Promise<void> {
  await on.run(sql("DELETE FROM kalends_state WHERE name = ?", key));
  if (value !== undefined) await insertRows(on, "kalends_state", [{ name: key, value }]);
}

/** @see {@link State.list} */
export async function listState(on: Sql, prefix: string): Promise<(readonly [string, string])[]> {
  const where = "name >= ? AND SUBSTR(name, 1, ?) = ?";
  const text = `SELECT name, value FROM kalends_state WHERE ${where} ORDER BY name`;
  const rows = await on.all(sql(text, prefix, [...prefix].length, prefix));
  return rows.map(({ name, value }) => [String(name), String(value)] as const);
}
