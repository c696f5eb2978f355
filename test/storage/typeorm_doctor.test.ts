import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource } from "typeorm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../adapters/cli/run.ts";
import { DIALECTS } from "../../storage/typeorm/dialect.ts";
import { checkRights } from "../../storage/typeorm/doctor/file.ts";
import { checkServer } from "../../storage/typeorm/doctor/server.ts";
import { type Found, type Sql, sqlOver } from "../../storage/typeorm/sql.ts";
import { rawSource } from "./schemas/dump.ts";
import { forEachServer, freshDatabase, type Server } from "./typeorm_servers.ts";

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((text) => void said.push(String(text)));
});
afterEach(() => void vi.restoreAllMocks());

/** The exit code and the lines of `kalends doctor`. */
async function doctor(url: string): Promise<{ readonly code: number | undefined; readonly text: string }> {
  said.length = 0;
  const code = await run(["doctor", "--store", url]);
  return { code, text: said.join("\n") };
}

const migrate = (url: string) => run(["migrate", "--store", url]);
const wrongs = (text: string): string[] => text.split("\n").filter((line) => line.startsWith("wrong"));

describe("doctor on SQLite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kalends-"));
  afterAll(() => rm(folder, { recursive: true }));
  let files = 0;
  const newFile = () => join(folder, `${++files}.db`);

  it("finds a migrated file in order", async () => {
    const url = `sqlite:${newFile()}`;
    await migrate(url);
    const { code, text } = await doctor(url);
    expect([code, wrongs(text)]).toEqual([0, []]);
    for (const subject of ["Rights", "Connection", "Schema", "Version", "Journal", "Integrity"])
      expect(text).toMatch(new RegExp(`^ok +${subject}: `, "m"));
  });

  it("makes no file", async () => {
    const url = `sqlite:${newFile()}`;
    for (let again = 0; again < 2; again++) {
      const { code, text } = await doctor(url);
      expect(code).toBe(1);
      expect(text).toMatch(/^wrong +Connection: there is no file .*\n +To do: run `kalends migrate`/);
    }
  });

  it("tells of a schema that is not up to date", async () => {
    const file = newFile();
    await writeFile(file, "");
    const { code, text } = await doctor(`sqlite:${file}`);
    expect([code, wrongs(text)]).toEqual([
      1,
      [expect.stringMatching(/Schema: version 0, this kalends knows \d/)],
    ]);
  });

  it("tells of a file that is no database, and of a damaged one", async () => {
    const none = newFile();
    await writeFile(none, "a letter to my aunt ".repeat(500));
    expect((await doctor(`sqlite:${none}`)).text).toMatch(/wrong +Connection: .*not an SQLite database/);

    const file = newFile();
    await migrate(`sqlite:${file}`);
    const source = await rawSource(`sqlite:${file}`).initialize();
    await source.query("PRAGMA writable_schema = ON");
    await source.query("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'kalends_terms'");
    await source.destroy();
    const { code, text } = await doctor(`sqlite:${file}`);
    expect(code).toBe(1);
    expect(text).toMatch(/^wrong +Integrity: the file is damaged \(.*\)\n +To do: .*restore a backup/m);
  });

  it("tells of a file that may not be written", async () => {
    const file = newFile();
    await migrate(`sqlite:${file}`);
    await chmod(file, 0o400);
    const text = checkRights(file)[0]!.text;
    // The rights of root have no end; a file that is gone may not be written by it either.
    if (process.getuid?.() !== 0) expect(text).toMatch(/^Rights: \S+ may not be written$/);
    await rm(file);
    expect(checkRights(file)).toEqual([expect.objectContaining({ level: "wrong" })]);
  });
});

describe("doctor on servers that are not there", () => {
  it("tells what to do", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    await new Promise((resolve) => taken.close(resolve));
    const { code, text } = await doctor(`mysql://ann:secret@127.0.0.1:${port}/calendar`);
    expect(code).toBe(1);
    expect(text).toMatch(/wrong +Connection: .*nothing listens there\n +To do: start the server/);
    expect(text).not.toContain("secret");
  });
});

function onServer(server: Server, fresh: { url: string; source: DataSource }): void {
  const { url, source } = fresh;
  const database = new URL(url).pathname.slice(1);
  const users: string[] = [];
  afterAll(async () => {
    const admin = await new DataSource({ type: server.name, url: `${server.url}/mysql` }).initialize();
    for (const user of users) await admin.query(`DROP USER IF EXISTS ${user}`);
    await admin.destroy();
  });

  /** The address for a new user who has these rights on the database. */
  async function userWith(rights: string): Promise<string> {
    const name = `kalends_${process.pid}_${users.length}_${server.name}`;
    const user = `'${name}'@'%'`;
    users.push(user);
    await source.query(`CREATE USER ${user} IDENTIFIED BY 'opensesame'`);
    if (rights) await source.query(`GRANT ${rights} ON ${database}.* TO ${user}`);
    const address = new URL(url);
    return `${server.name}://${name}:opensesame@${address.host}/${database}`;
  }

  it("finds a migrated database in order, and leaves nothing behind", async () => {
    await migrate(url);
    const before = await source.query("SHOW TABLES");
    const { code, text } = await doctor(url);
    expect([code, wrongs(text)]).toEqual([0, []]);
    const subjects =
      "Connection,Schema,Version,Writing,Clock,sql_mode,Isolation level,Packet size,Character set";
    for (const subject of [
      ...subjects.split(","),
      "Collations",
      "Privileges on records",
      "Privileges on tables",
    ])
      expect(text).toMatch(new RegExp(`^ok +${subject}: `, "m"));
    expect(text).toMatch(/^(ok|note) +Time zones: /m);
    expect(await source.query("SHOW TABLES")).toEqual(before);
  });

  it("tells of users without rights", async () => {
    await migrate(url);
    const none = await doctor(await userWith(""));
    expect([none.code, wrongs(none.text)]).toEqual([
      1,
      [expect.stringMatching(/Connection: .*may not use this/)],
    ]);

    const reader = await doctor(await userWith("SELECT"));
    expect(reader.code).toBe(1);
    const lacks = /wrong +Privileges on records: the user lacks (.*)\n +To do: GRANT SELECT/.exec(
      reader.text,
    )?.[1];
    for (const right of ["INSERT", "UPDATE", "DELETE"]) expect(lacks).toContain(`${right} on kalends_events`);
    expect(lacks).not.toContain("SELECT");

    const server = await doctor(await userWith("SELECT, INSERT, UPDATE, DELETE"));
    expect(server.code).toBe(0);
    expect(server.text).toMatch(/^note +Privileges on tables: .*enough to serve/m);

    const maker = await doctor(await userWith("SELECT, INSERT, UPDATE, DELETE, DROP, CREATE"));
    expect(maker.text).toMatch(/^note +Privileges on tables: the user lacks ALTER, INDEX;/m);
    expect((await source.query("SHOW TABLES LIKE 'kalends_doctor%'")) as unknown[]).toEqual([]);
  });

  it("tells of a database that is not there, and of a wrong password", async () => {
    const other = await doctor(url.replace(database, "kalends_no_such"));
    expect(other.text).toMatch(/Connection: .*there is no such database\n +To do: CREATE DATABASE it first/);
    const wrong = new URL(await userWith("SELECT"));
    wrong.password = "guess";
    const refused = await doctor(wrong.href);
    expect(refused.text).toMatch(/Connection: .*refuses this user and password\n +To do: correct them/);
    expect(refused.text).not.toContain("guess");
  });

  it("tells of a schema that is old, and of one that is newer", async () => {
    await migrate(url);
    await source.query("INSERT INTO kalends_migrations VALUES (999, 'later', '2030-01-01 00:00:00')");
    const newer = await doctor(url);
    await source.query("DELETE FROM kalends_migrations WHERE version = 999");
    expect(newer.text).toMatch(/wrong +Schema: version 999, .* it is newer\n +To do: update kalends/);
    await source.query("DELETE FROM kalends_migrations WHERE version = 1");
    const older = await doctor(url);
    expect([older.code, wrongs(older.text)]).toEqual([1, [expect.stringMatching(/Schema: version/)]]);
    await migrate(url);
  });

  it("tells of changed collations", async () => {
    await migrate(url);
    await source.query(
      "ALTER TABLE kalends_terms MODIFY name TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci",
    );
    const { text } = await doctor(url);
    expect(wrongs(text)).toEqual([expect.stringMatching(/Collations: kalends_terms\.name were changed/)]);
    await source.query("DROP TABLE kalends_terms");
    await source.query("DELETE FROM kalends_migrations");
    await migrate(url);
  });

  it("tells of settings of the server that do harm", async () => {
    await migrate(url);
    // Of one connection: the server serves other tests too.
    const runner = source.createQueryRunner();
    const on = sqlOver(runner, DIALECTS[server.name]);
    const lines = async (over: Sql): Promise<string[]> =>
      (await checkServer(over)).filter(({ level }) => level === "wrong").map(({ text }) => text);
    await runner.query("SET SESSION sql_mode = ''");
    expect(await lines(on)).toEqual([expect.stringMatching(/^sql_mode: not strict/)]);
    await runner.query("SET SESSION sql_mode = 'STRICT_ALL_TABLES'");
    for (const [level, count] of [
      ["READ UNCOMMITTED", 1],
      ["SERIALIZABLE", 1],
      ["READ COMMITTED", 0],
    ] as const) {
      await runner.query(`SET SESSION TRANSACTION ISOLATION LEVEL ${level}`);
      expect((await lines(on)).filter((line) => line.startsWith("Isolation level"))).toHaveLength(count);
    }
    const saying = (answer: Found): Sql => ({
      ...on,
      all: async (asked) =>
        (await on.all(asked)).map((row) => ("packet" in row ? { ...row, ...answer } : row)),
    });
    expect(await lines(saying({ packet: 1_048_576 }))).toEqual([
      "Packet size: 1 MiB, too small for the largest records",
    ]);
    expect(await lines(saying({ read_only: 1 }))).toEqual(["Writing: the server is read-only"]);
    expect(await lines(saying({ charset: "latin1" }))).toEqual(["Character set: latin1 on the connection"]);
    const clock = String(Date.now() / 1000 - 90);
    expect(await lines(saying({ now: clock }))).toEqual([
      expect.stringMatching(/^Clock: (89|9\d)\.\d s between/),
    ]);
    await runner.release();
  });
}

await forEachServer("doctor", async (server) => {
  const fresh = await freshDatabase(server);
  describe(`doctor on ${server.name}`, () => onServer(server, fresh));
});
