import libsql from "libsql";
import { DataSource } from "typeorm";

type Row = Readonly<Record<string, unknown>>;

/** A connection that knows nothing of kalends. */
export function rawSource(url: string): DataSource {
  const [type, file] = [url.split(":", 1)[0] as "mysql" | "mariadb" | "sqlite", url.slice("sqlite:".length)];
  if (type === "sqlite") return new DataSource({ type: "better-sqlite3", driver: libsql, database: file });
  return new DataSource({ type, url, charset: "utf8mb4" });
}

const isFile = ({ options }: DataSource): boolean => options.type === "better-sqlite3";

const PARTS = `SELECT name, type, sql FROM sqlite_master WHERE name LIKE 'kalends%' AND sql IS NOT NULL
  ORDER BY type DESC, name`;

async function tables(source: DataSource): Promise<string[]> {
  const text = isFile(source)
    ? PARTS.replace("WHERE", "WHERE type = 'table' AND")
    : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name";
  return ((await source.query(text)) as Row[]).map(({ name }) => String(name));
}

/** The statements that make the tables and indexes, in an order that tells nothing of their history. */
export async function schemaDump(source: DataSource): Promise<string[]> {
  if (isFile(source)) return ((await source.query(PARTS)) as Row[]).map((part) => String(part.sql));
  const made: string[] = [];
  for (const name of await tables(source))
    made.push(String(((await source.query(`SHOW CREATE TABLE ${name}`)) as Row[])[0]!["Create Table"]));
  return made;
}

/** The statements that make the database anew, with its rows. */
export async function dump(source: DataSource): Promise<string> {
  const statements = await schemaDump(source);
  for (const name of await tables(source))
    for (const row of (await source.query(`SELECT * FROM ${name}`)) as Row[])
      statements.push(
        `INSERT INTO ${name} (${Object.keys(row).join(", ")}) VALUES (${literals(row, source)})`,
      );
  return `${statements.join(END)};\n`;
}

const END = ";\n";

function literals(row: Row, source: DataSource): string {
  return Object.values(row)
    .map((value) => literal(value, source))
    .join(", ");
}

function literal(value: unknown, source: DataSource): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  const text = String(value).replaceAll("'", "''");
  if (text.includes(END)) throw new Error("Cannot dump a text with the end of a statement in it");
  return `'${isFile(source) ? text : text.replaceAll("\\", "\\\\")}'`;
}

export async function restore(source: DataSource, text: string): Promise<void> {
  for (const statement of text.split(END)) if (statement.trim()) await source.query(statement);
}

export async function dropAll(source: DataSource): Promise<void> {
  for (const name of await tables(source)) await source.query(`DROP TABLE ${name}`);
}
