import { type Found, type Sql, sql } from "../sql.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";

const MIB = 1024 * 1024;
/** A record of 1 MiB is sent with its texts for searching and its escapes. */
const SMALLEST_PACKET = 8 * MIB;
const MOST_SECONDS_APART = 5;

/** What a server says of itself. Its version and `NO_BACKSLASH_ESCAPES` are looked at by connecting. */
export async function checkServer(on: Sql): Promise<Finding[]> {
  const sent = Date.now();
  const [found] = await on.all(sql(QUESTIONS));
  const received = Date.now();
  const isolation = await isolationOf(on);
  return [
    ok(`Version: ${found!.version}`),
    checkWritable(found!),
    checkClock(Number(found!.now) * 1000, sent, received),
    checkMode(String(found!.sql_mode)),
    checkIsolation(isolation),
    checkPacket(Number(found!.packet)),
    ...(await checkTexts(on, String(found!.charset))),
    checkZones(found!.zoned),
  ];
}

const QUESTIONS = `SELECT VERSION() AS version, @@global.read_only AS read_only, UNIX_TIMESTAMP(NOW(3)) AS now,
  @@sql_mode AS sql_mode, @@max_allowed_packet AS packet, @@character_set_connection AS charset,
  CONVERT_TZ('2030-07-01 12:00:00', 'UTC', 'Europe/Paris') AS zoned`;

/** The variable has two names, of which some servers know only one. */
async function isolationOf(on: Sql): Promise<string> {
  const [found] = await on.all(
    sql("SHOW SESSION VARIABLES WHERE Variable_name IN ('transaction_isolation', 'tx_isolation')"),
  );
  return String(found?.Value ?? found?.value);
}

function checkWritable({ read_only }: Found): Finding {
  if (Number(read_only) === 0) return ok("Writing: the server takes writes");
  return wrong("Writing: the server is read-only", "name the primary in the address, or turn read_only off");
}

function checkClock(server: number, sent: number, received: number): Finding {
  const apart = Math.max(sent - server, server - received, 0) / 1000;
  const text = `Clock: ${apart.toFixed(1)} s between the server and this machine`;
  return apart <= MOST_SECONDS_APART
    ? ok(text)
    : wrong(text, "set both by NTP: publication times depend on it");
}

function checkMode(mode: string): Finding {
  if (/STRICT_(TRANS|ALL)_TABLES/.test(mode)) return ok("sql_mode: strict");
  return wrong(
    "sql_mode: not strict, so that values are cut silently",
    "add STRICT_TRANS_TABLES to sql_mode",
  );
}

function checkIsolation(level: string): Finding {
  const text = `Isolation level: ${level}`;
  if (/^(REPEATABLE|READ)[- ](READ|COMMITTED)$/.test(level)) return ok(text);
  return wrong(text, "set transaction_isolation to REPEATABLE-READ or READ-COMMITTED");
}

function checkPacket(bytes: number): Finding {
  const text = `Packet size: ${bytes / MIB} MiB`;
  if (bytes >= SMALLEST_PACKET) return ok(text);
  return wrong(`${text}, too small for the largest records`, "set max_allowed_packet to 16M or more");
}

async function checkTexts(on: Sql, charset: string): Promise<Finding[]> {
  const collation = /COLLATE (\w+)/.exec(on.dialect.types.text)![1]!;
  const columns = await on.all(
    sql(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name LIKE 'kalends\\_%' AND collation_name NOT IN (?, 'ascii_bin')
        ORDER BY name`,
      collation,
    ),
  );
  const names = columns.map(({ name }) => String(name));
  return [
    charset === "utf8mb4"
      ? ok("Character set: utf8mb4 on the connection")
      : wrong(`Character set: ${charset} on the connection`, "let the server keep utf8mb4 for it"),
    names.length === 0
      ? ok("Collations: every text column has its own, whatever the server's default is")
      : wrong(
          `Collations: ${names.join(", ")} were changed, so that searches and slugs may match wrongly`,
          `ALTER TABLE … MODIFY them back to ${collation}`,
        ),
  ];
}

function checkZones(zoned: unknown): Finding {
  return zoned === null
    ? note("Time zones: the server has no zone tables, and needs none: kalends reckons by itself")
    : ok("Time zones: the server has its tables; kalends reckons by itself");
}
