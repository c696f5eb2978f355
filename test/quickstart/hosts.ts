/** What a newcomer types for each host. */
export interface Start {
  readonly host: string;
  /** What is installed beside kalends. */
  readonly packages: readonly string[];
  /** The file of the example, which the package brings along. */
  readonly file: string;
  /** Starts it; `$PORT` is a free port. */
  readonly command: string;
  /** The path prefix of the calendar. */
  readonly mount?: string;
}

const onNode = (host: string, packages: readonly string[], mount = ""): Start => ({
  host,
  packages: [...packages, "tsx"],
  file: "main.ts",
  command: "npx tsx main.ts",
  mount,
});

export const STARTS: readonly Start[] = [
  onNode("standalone", []),
  onNode("express", ["express"], "/api"),
  onNode("koa", ["koa"]),
  onNode("fastify", ["fastify"], "/api"),
  onNode("hono", ["hono", "@hono/node-server"], "/api"),
  {
    host: "next",
    packages: ["next", "react", "react-dom", "typescript@5", "@types/node@20", "@types/react"],
    file: "app/api/[...path]/route.ts",
    command: "npx next dev --port $PORT",
    mount: "/api",
  },
  {
    host: "deno",
    packages: ["deno@2.9.6"],
    file: "main.ts",
    command: "npx deno run --allow-net --allow-env main.ts",
  },
  { host: "bun", packages: ["bun@1.4.5"], file: "main.ts", command: "npx bun run main.ts" },
  {
    host: "workers",
    // The last one for Node 20.
    packages: ["wrangler@4.86.0"],
    file: "main.ts",
    command: "npx wrangler dev main.ts --compatibility-date 2026-04-01 --port $PORT",
  },
];
