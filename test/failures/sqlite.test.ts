import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "libsql";
import { expect, it } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { ALL, anEvent, events } from "../suites/storage/drafts.ts";
import { atEnd } from "./opened.ts";

const UNAVAILABLE = { code: "service_unavailable", status: 503, isOutcomeUnknown: false };

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "kalends-"));
  atEnd(() => rm(path, { recursive: true, force: true }));
  return path;
}

it("refuses writes while another process keeps the file, answers reads, and writes afterwards", async () => {
  const file = join(await folder(), "calendar.db");
  const store = typeormStore({ url: `sqlite:${file}`, busyTimeoutMs: 200 });
  atEnd(() => store.close());
  await store.events.insert(anEvent());
  const other = new Sqlite(file);
  atEnd(async () => void other.close());
  other.exec("BEGIN IMMEDIATE");
  const writes = [store.events.insert(anEvent()), store.transaction((tx) => tx.events.insert(anEvent()))];
  for (const result of await Promise.allSettled(writes))
    expect(result).toMatchObject({ reason: expect.objectContaining(UNAVAILABLE) });
  expect((await store.events.list(events(), ALL)).total).toBe(1);
  other.exec("COMMIT");
  await store.events.insert(anEvent());
  expect((await store.events.list(events(), ALL)).total).toBe(2);
});

it("lets nobody wait for long behind a transaction that does not end", async () => {
  const store = typeormStore({ url: "sqlite::memory:", busyTimeoutMs: 100 });
  atEnd(() => store.close());
  await store.transaction(async (tx) => {
    await expect(store.events.insert(anEvent())).rejects.toMatchObject(UNAVAILABLE);
    await expect(store.version()).rejects.toMatchObject(UNAVAILABLE);
    await tx.events.insert(anEvent());
  });
  expect(await store.version()).toBe(1);
});

it("says in a sentence why a file cannot be opened, and waits for nothing", async () => {
  const inside = await folder();
  await writeFile(
    join(inside, "text.db"),
    "no database at all, but longer than a header of one hundred bytes is".repeat(9),
  );
  const wrong: [string, RegExp][] = [
    ["/proc/x/y.db", /the folder of the file cannot be created: check the path/],
    [join(inside, "text.db", "deeper.db"), /part of its path is a file/],
    [join(inside, "text.db"), /is not an SQLite database/],
    [inside, /can neither be opened nor created: check the path and its rights/],
  ];
  for (const [file, sentence] of wrong) {
    const store = typeormStore({ url: `sqlite:${file}` });
    await expect(store.version()).rejects.toThrow(sentence);
    await store.close();
  }
});

it("refuses limits and addresses that cannot be, before anything is opened", () => {
  const url = "mysql://localhost/calendar";
  const wrong: [object, RegExp][] = [
    [{ url, poolSize: 0 }, /"poolSize" must be a whole number from 1 to 1000, got 0/],
    [{ url, silenceMs: 1.5 }, /"silenceMs" must be a whole number from 50 to 60000, got 1.5/],
    [{ url: `${url}?acquireTimeoutMs=soon` }, /"acquireTimeoutMs" .* got soon/],
    [{ url: `${url}?readFromReplicas=maybe` }, /"readFromReplicas" must be true or false/],
    [{ url: `${url}?color=red` }, /"color" of its address is unknown/],
    [{ url: "mysql://a,b:99999/calendar" }, /its address must be/],
    [{ url: "mysql://a,,b/calendar" }, /its address must be/],
    [{ url: "mysql://root:secret@a,b" }, /its address must be .* got "mysql:\/\/root@a,b"/],
  ];
  for (const [options, sentence] of wrong) expect(() => typeormStore(options as never)).toThrow(sentence);
});

it("names the line that installs a missing driver", async () => {
  // A process whose packages are none at all but TypeORM: so is one that forgot to install the other.
  const code = `
    import { register } from "node:module";
    const hook = "export const resolve = (name, context, next) => { if (name === 'mysql2') throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' }); return next(name, context); }";
    register("data:text/javascript," + encodeURIComponent(hook));
    const { typeormStore } = await import("./storage/typeorm/mod.ts");
    await typeormStore({ url: "mysql://localhost/calendar" }).version().catch((error) => console.log(error.message));
  `;
  const args = ["--import", "tsx", "--input-type=module", "-e", code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain("Cannot open the store at mysql://localhost/calendar");
  expect(stdout).toContain("a package is missing, install it with `npm install typeorm mysql2`");
});
