/** `kalends import` and `kalends export` as people run them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explain, run } from "../../adapters/cli/run.ts";
import { UsageError } from "../../adapters/cli/usage_error.ts";
import { lineOf } from "../../adapters/move/progress.ts";
import { runCli, startCli } from "../hosts/run_cli.ts";
import { inFolder } from "./import_run.ts";
import { EDITOR, type OriginalSite, openOriginal } from "./original_site.ts";

let site: OriginalSite;
beforeEach(async () => {
  site = await openOriginal();
});
afterEach(() => site.close());

/** What a command prints, in this process. */
async function printed(args: readonly string[]): Promise<string> {
  const say = vi.spyOn(console, "log").mockReturnValue();
  try {
    expect(await run(args)).toBe(0);
    return say.mock.calls.map(([text]) => String(text)).join("\n");
  } finally {
    say.mockRestore();
  }
}

const refusal = (args: readonly string[]): Promise<string> =>
  run(args).then(
    () => "not refused",
    (error: Error) => {
      expect(error).toBeInstanceOf(UsageError);
      return explain(error);
    },
  );

const AS_EDITOR = ["--source-user", EDITOR.user, "--source-password", EDITOR.password];

describe("a move into a database without a server", () => {
  it("fills it, does nothing the second time, and is written out again", () =>
    inFolder(async (folder) => {
      const store = ["--store", `sqlite:${join(folder, "calendar.db")}`, "--timezone", "America/New_York"];
      const command = ["import", site.url, ...store, "--state", join(folder, "state"), ...AS_EDITOR];
      const dry = await printed([...command, "--dry-run"]);
      expect(dry).toMatch(/^Would import http:\/\/127\.0\.0\.1:\d+\/wp-json\/tribe\/events\/v1 into sqlite:/);
      expect(await readdir(folder)).not.toContain("state");
      expect(await printed(command)).toMatch(/^Imported .*events +6 created +0 changed/s);
      expect(await printed(command)).toMatch(/events +0 created +0 changed +6 unchanged +0 refused/);
      for (const format of ["json", "csv", "ics"]) {
        const out = join(folder, `all.${format}`);
        await run(["export", ...store, "--out", out]);
        expect(await readFile(out, "utf8")).toContain("Gamelan");
      }
      const second = ["--store", `sqlite:${join(folder, "second.db")}`, "--timezone", "America/New_York"];
      await printed(["import", join(folder, "all.json"), ...second, "--state", join(folder, "other")]);
      const out = join(folder, "again.json");
      await run(["export", ...second, "--out", out]);
      expect(await readFile(out, "utf8")).toBe(await readFile(join(folder, "all.json"), "utf8"));
    }));
});

describe("a move into a running calendar", () => {
  it("goes over HTTP, and ends with 1 and a list when a record was refused", () =>
    inFolder(async (folder) => {
      const users = join(folder, "users.json");
      await writeFile(users, JSON.stringify([{ id: 1, name: "ann", role: "editor", password: "abcd" }]));
      const server = await startCli(["--users", users, "--log-level", "silent"]);
      try {
        Object.assign(site.events[1]!, { end_date: "2031-01-01 00:00:00" });
        const to = [
          "--to",
          server.url,
          "--user",
          "ann",
          "--password",
          "abcd",
          "--state",
          join(folder, "state"),
        ];
        const { code, out, err } = await runCli(["import", site.url, ...to, ...AS_EDITOR]);
        expect([code, err]).toEqual([1, ""]);
        expect(out).toMatch(/events +5 created +0 changed +0 unchanged +1 refused/);
        expect(out).toMatch(/Refused:\n {2}event 102 "Festival": end_date: /);
        expect(out).toMatch(/Not kept:\n( {2}.*\n)* {2}sizes of images/);
        const wrong = ["--to", server.url, "--user", "ann", "--password", "wrong"];
        expect(await refusal(["import", site.url, ...wrong])).toMatch(
          /^Cannot sign in at http:.*application password/,
        );
        const exported = await runCli([
          "export",
          "--from",
          server.url,
          "--user",
          "ann",
          "--password",
          "abcd",
        ]);
        expect(JSON.parse(exported.out).events).toHaveLength(5);
      } finally {
        await server.stop();
      }
    }));
});

describe("wrong commands", () => {
  it.each([
    [["import"], /^Cannot import: name one address or file/],
    [["import", "a.json"], /^Cannot import: name the calendar with --to, or its database with --store$/],
    [["import", "no.txt", "--store", "sqlite:x"], /must be an address, or a file that ends in/],
    [["import", "a.json", "--to", "http://x"], /^Cannot import with --to: name an editor with --user$/],
    [["import", "/no/such.json", "--store", "sqlite:x"], /^Cannot read "\/no\/such\.json": ENOENT$/],
    [["import", "x.ics", "--until", "soon", "--store", "sqlite:x"], /^Cannot read --until: must be a day/],
    [["import", "x", "--concurrency", "99", "--store", "x"], /^Cannot read --concurrency: .*got "99"$/],
    [["import", "x.csv", "--map", "title", "--store", "x"], /^Cannot read --map: must be "Column=field"/],
    [["import", "http://127.0.0.1:1", "--store", "sqlite:x"], /^Cannot reach http:\/\/127\.0\.0\.1:1/],
    [["import", "x", "--lots"], /^Unknown option '--lots'; see kalends --help$/],
    [["export"], /^Cannot export: name the calendar with --from/],
    [
      ["export", "--store", "x", "--format", "xml"],
      /^Cannot read --format: must be one of json, csv, ics, got "xml"$/,
    ],
    [["export", "--from", "x"], /^Cannot open "x": must be an address/],
  ])("%j", async (args, message) => {
    expect(await refusal(args)).toMatch(message);
  });

  it("say where no API was found, and whose state file it is", () =>
    inFolder(async (folder) => {
      expect(await refusal(["export", "--from", `${site.url}/elsewhere`])).toMatch(
        /^Cannot find the events API: tried http/,
      );
      const file = join(folder, "a.json");
      await writeFile(file, "[]");
      expect(await refusal(["import", file, "--store", "memory"])).toMatch(/it ends with this command/);
      await writeFile(join(folder, "state"), '{"from":"x","to":"y"}\n');
      const store = ["--store", `sqlite:${join(folder, "a.db")}`, "--state", join(folder, "state")];
      expect(await refusal(["import", file, ...store])).toMatch(
        /it is not of a move from .*a\.json to sqlite:/,
      );
    }));

  it.each(["import", "export"])("%s explains itself", async (command) => {
    expect(await printed([command, "--help"])).toMatch(/usage:.*--store.*--password/s);
  });
});

it("the progress bar fills", () => {
  expect(lineOf("venues", 3, undefined)).toBe("venues 3");
  expect(lineOf("events", 1_500, 3_000)).toBe(`events ${"█".repeat(15)}${"░".repeat(15)} 1,500 of 3,000`);
  expect(lineOf("events", 0, 0)).toContain("0 of 0");
});
