import { expect, it } from "vitest";
import { loadSqlite } from "../../storage/typeorm/drivers.ts";

class Works {
  close(): void {}
}

class Broken {
  constructor() {
    throw new Error("was compiled against a different Node.js version\nmore lines");
  }
}

const missing = (name: string) => async (): Promise<never> => {
  throw Object.assign(new Error(`Cannot find package '${name}' imported from here`), {
    code: "ERR_MODULE_NOT_FOUND",
  });
};
const gives = (driver: unknown) => async () => ({ default: driver });

it("takes the first driver of SQLite that works", async () => {
  expect(await loadSqlite({ one: gives(Works), two: gives(Broken) })).toBe(Works);
  expect(await loadSqlite({ one: missing("one"), two: gives(Works) })).toBe(Works);
  expect(await loadSqlite({ one: gives(Broken), two: gives(Works) })).toBe(Works);
  expect(await loadSqlite()).toBeTypeOf("function");
});

it("says which package to install where there is none", async () => {
  const none = { one: missing("one"), two: missing("two") };
  await expect(loadSqlite(none)).rejects.toThrow(/: SQLite needs a package, .*npm install typeorm libsql`$/);
});

it("says what to do where one is installed and does not fit", async () => {
  const unfit = { one: gives(Broken), two: missing("@two/linux-x64") };
  await expect(loadSqlite(unfit)).rejects.toThrow(
    /one cannot be loaded \(was compiled against a different Node\.js version\), two cannot be loaded \(Cannot find package '@two.*Run `npm rebuild`/,
  );
});
