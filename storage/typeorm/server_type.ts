import { DIALECTS, type Dialect } from "./dialect.ts";
import type { Source } from "./sources.ts";
import { sql, sqlOver } from "./sql.ts";

/** What a server is, once it is one that can be used. @throws {Error} that says why it cannot. */
export async function serverType({ dataSource }: Source): Promise<Exclude<Dialect["name"], "sqlite">> {
  const { type } = dataSource.options;
  if (type !== "mysql" && type !== "mariadb")
    throw new Error(`TypeORM's type "${type}" is not supported: use mysql, mariadb or better-sqlite3`);
  const text = "SELECT VERSION() AS version, @@sql_mode AS sql_mode, @@character_set_client AS charset";
  const [found] = await sqlOver(dataSource, DIALECTS[type]).all(sql(text));
  const { version, sql_mode, charset } = found as Record<"version" | "sql_mode" | "charset", string>;
  if (sql_mode.includes("NO_BACKSLASH_ESCAPES"))
    throw new Error(
      "the server's sql_mode has NO_BACKSLASH_ESCAPES, with which values cannot be sent safely: take it out",
    );
  if (charset !== "utf8mb4")
    throw new Error(`the connection's charset is ${charset}: set the DataSource's to utf8mb4`);
  return checked(version);
}

function checked(version: string): "mysql" | "mariadb" {
  const type = /mariadb/i.test(version) ? "mariadb" : "mysql";
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? "").split(".").map(Number);
  const [has, needs] = [
    (major * 1000 + minor) * 1000 + patch,
    { mysql: 8_000_017, mariadb: 10_003_000 }[type],
  ];
  if (has < needs)
    throw new Error(`the server is too old (${version}): it must be MySQL 8.0.17, MariaDB 10.3 or later`);
  return type;
}
