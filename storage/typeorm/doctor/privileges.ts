import { codeOf } from "../failures.ts";
import { type Sql, sql } from "../sql.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";

/** How far the schema is. */
interface Schema {
  readonly isCurrent: boolean;
  readonly hasTables: boolean;
}

/** By trying, as no list of grants tells the whole: no row is changed, and the table for trying is dropped again. */
export const checkPrivileges = async (on: Sql, { isCurrent, hasTables }: Schema): Promise<Finding[]> => [
  recordsFinding(hasTables ? await refusedOnRecords(on) : []),
  tablesFinding(await refusedOnTables(on), isCurrent),
];

function recordsFinding(refused: readonly string[]): Finding {
  if (refused.length === 0) return ok("Privileges on records: the user may read and change them");
  return wrong(
    `Privileges on records: the user lacks ${refused.join(", ")}`,
    `GRANT ${ON_RECORDS} on the database`,
  );
}

function tablesFinding(refused: readonly string[], isCurrent: boolean): Finding {
  if (refused.length === 0) return ok("Privileges on tables: the user may make and change them");
  const text = `Privileges on tables: the user lacks ${refused.join(", ")}`;
  if (isCurrent) return note(`${text}; enough to serve, \`kalends migrate\` will need a user who has them`);
  return wrong(text, `GRANT ${ON_TABLES} on the database, or run \`kalends migrate\` as another user`);
}

const ON_RECORDS = "SELECT, INSERT, UPDATE, DELETE";
const ON_TABLES = "CREATE, ALTER, INDEX, DROP";

/** Each table with one of its columns. Those on which the user has no right at all are not among them. */
const TABLES = `SELECT table_name AS name, column_name AS first FROM information_schema.columns
  WHERE table_schema = DATABASE() AND table_name LIKE 'kalends\\_%' AND table_name <> 'kalends_migrations'
  AND ordinal_position = 1 ORDER BY name`;

async function refusedOnRecords(on: Sql): Promise<string[]> {
  const refused: string[] = [];
  for (const { name, first } of await on.all(sql(TABLES)))
    for (const [privilege, text] of Object.entries(triedOn(String(name), String(first))))
      if (await isRefused(on, text)) refused.push(`${privilege} on ${name}`);
  return refused;
}

const triedOn = (table: string, column: string): Readonly<Record<string, string>> => ({
  SELECT: `SELECT 1 FROM ${table} WHERE 1 = 0`,
  INSERT: `INSERT INTO ${table} SELECT * FROM ${table} WHERE 1 = 0`,
  UPDATE: `UPDATE ${table} SET ${column} = ${column} WHERE 1 = 0`,
  DELETE: `DELETE FROM ${table} WHERE 1 = 0`,
});

/** DROP first: without it the table for trying would stay. */
async function refusedOnTables(on: Sql): Promise<string[]> {
  const table = `kalends_doctor_${Math.floor(Math.random() * 1e9)}`;
  if (await isRefused(on, `DROP TABLE IF EXISTS ${table}`))
    return ["DROP (CREATE, ALTER, INDEX were not tried)"];
  if (await isRefused(on, `CREATE TABLE ${table} (id INT NOT NULL PRIMARY KEY) ENGINE=InnoDB`))
    return ["CREATE"];
  const refused: string[] = [];
  if (await isRefused(on, `ALTER TABLE ${table} ADD COLUMN more INT NULL`)) refused.push("ALTER");
  if (await isRefused(on, `CREATE INDEX again ON ${table} (id)`)) refused.push("INDEX");
  await on.run(sql(`DROP TABLE IF EXISTS ${table}`));
  return refused;
}

/** Other failures, as of a server that takes no writes, are told elsewhere. */
const isRefused = (on: Sql, text: string): Promise<boolean> =>
  on.run(sql(text)).then(
    () => false,
    (error: unknown) => /ACCESS_?DENIED/.test(codeOf(error)),
  );
