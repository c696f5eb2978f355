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

/** A file tells where it stands from its own folder. */
const handlers = (mount: string, depth: number): string => `
import { handlersAt } from "${"../".repeat(depth)}host.mjs";
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersAt(${JSON.stringify(mount)});
`;

const CONTROL = `
import { open } from "../../host.mjs";
export async function POST(request) {
  open(await request.json());
  return new Response("open");
}
`;

/** The files of an app that can have a calendar under every one of the mounts. */
function filesOf(host: string): Record<string, string> {
  const routes = MOUNTS.map((mount) => {
    const folder = `app${mount}/[...path]`;
    return [`${folder}/route.mjs`, handlers(mount, folder.split("/").length)] as const;
  });
  return {
    "host.mjs": host,
    "app/elsewhere/route.mjs": `export const GET = () => new Response("elsewhere");`,
    "app/control/route.mjs": CONTROL,
    ...Object.fromEntries(routes),
  };
}

const next = findPackage("next");
let app: RunningApp | undefined;

beforeAll(async () => {
  const host = await bundle(fileURLToPath(new URL("next.ts", import.meta.url)));
  if (next) app = await startNext(next, filesOf(host));
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
