/** The cases of every host, in an app that Next.js has built. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { versionOf } from "../../hosts/versions.ts";
import { hostSuite } from "../../suites/host/mod.ts";
import { bundle, findPackage } from "../find.ts";
import { missing } from "../missing.ts";
import { type RunningApp, startNext } from "./next_app.ts";

const MOUNTS = ["", "/api", "/deep/er", "/my%20town", "/caf%C3%A9"];

const next = findPackage("next");
let app: RunningApp | undefined;

beforeAll(async () => {
  const host = await bundle(fileURLToPath(new URL("next.ts", import.meta.url)));
  if (next) app = await startNext(next, MOUNTS, host);
}, 300_000);
afterAll(() => app?.stop());

if (next)
  hostSuite({
    name: `Next.js ${versionOf("next", dirname(next))}`,
    trustProxy: true,
    elsewhere: true,
    user: () => undefined,
    async start(_, { mount = "", trustProxy = false } = {}) {
      const { url } = app!;
      const body = JSON.stringify({ mount, trustProxy });
      const { status } = await fetch(`${url}/control`, { method: "POST", body });
      if (status !== 200) throw new Error(`Cannot open a host in Next.js: ${status}`);
      return { url, stop: async () => undefined };
    },
  });
else missing("hosts", "Next.js");
