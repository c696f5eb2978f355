/** The commands of the README's "Moving in", run as they stand. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { serve } from "../../adapters/undici.ts";
import { createCalendar } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { inFolder } from "./import_run.ts";
import { openOriginal } from "./original_site.ts";

const [, block = ""] =
  /<!-- run by test\/move -->\n```sh\n([\s\S]*?)```/.exec(await readFile("README.md", "utf8")) ?? [];

/** `npx kalends` before it is installed. */
const TSX = resolve("node_modules/tsx/dist/loader.mjs");
const NPX = `npx() { shift; "${process.execPath}" --import "${TSX}" "${resolve("adapters/cli/main.ts")}" "$@"; }`;

it("a site moves into a file, a file into a server", { timeout: 180_000 }, () =>
  inFolder(async (folder) => {
    const site = await openOriginal();
    const users = [{ id: 1, name: "admin", role: "admin", password: "abcd efgh" }] as const;
    const calendar = createCalendar({ store: memoryStore(), plugins: [basicAuth({ users: [...users] })] });
    const server = await serve(calendar, { port: 0, logLevel: "silent" });
    try {
      const own = { SITE: site.url, API: `${server.url}/calendar/events/v1`, KALENDS_PASSWORD: "abcd efgh" };
      const env = { ...process.env, ...own, TSX_TSCONFIG_PATH: resolve("tsconfig.json") };
      // The protected event of the site is refused without credentials: that is exit code 1.
      const script = `${NPX}\n${block.trim().replace(/^(npx kalends import "\$SITE".*)$/gm, "$1 || [[ $? == 1 ]]")}`;
      const { stdout } = await promisify(execFile)("bash", ["-ec", script], { cwd: folder, env });
      expect(stdout.match(/^(Would import|Imported)/gm)).toEqual(["Would import", "Imported", "Imported"]);
      expect(stdout).toContain("it stands behind a password");
      const { total } = await calendar.events.list({ start_date: "2000-01-01", end_date: "2100-01-01" });
      expect(total).toBe(3);
    } finally {
      await server.close();
      await site.close();
    }
  }),
);
