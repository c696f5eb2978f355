/** What plugins add stands in every description of the API: nothing is lost, and all of it is valid. */
import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { webhooks } from "../../adapters/webhooks.ts";
import type { Plugin } from "../../src/mod.ts";
import { geolocation } from "../../src/plugins/geolocation.ts";
import { icalFeed } from "../../src/plugins/ical_feed.ts";
import { tickets } from "../../src/plugins/tickets.ts";
import { call, makeSite } from "../decisions/site.ts";

type Operation = {
  responses: Record<string, { content: object }>;
  parameters: { name: string; in: string }[];
};
type Paths = Record<string, Record<string, Operation>>;

const answer = async () => ({ status: 200, body: {} });
const silent: Plugin = {
  name: "silent",
  routes: [
    { method: "PUT", path: "/events", statuses: [200, 409], handle: answer },
    { method: "GET", path: "/seats/(?P<row>\\d+)/(?P<seat>[a-z]+)", handle: answer },
    { method: "DELETE", path: "/seats/(?P<row>\\d+)/(?P<seat>[a-z]+)", access: "editors", handle: answer },
  ],
};
const plugins = [geolocation(), tickets(), icalFeed({ privateFeeds: true }), webhooks(), silent];
const added = plugins.flatMap(({ routes = [] }) => routes);
const site = makeSite({ plugins });
const plain = (path: string) => path.replace(/\(\?P<(\w+)>[^)]*\)/g, "{$1}");

describe("routes of plugins", () => {
  it("stand in the index and the document with every method, beside the calendar's own", async () => {
    const paths = (await call(site, "GET doc")).at("paths") as Paths;
    const routes = (await call(site, "GET ")).at("routes") as Record<string, { methods: string[] }>;
    for (const { method, path } of added) {
      expect(Object.keys(paths[plain(path)] ?? {}), path).toContain(method.toLowerCase());
      expect(routes[`/calendar/events/v1${path}`]?.methods, path).toContain(method);
    }
    expect(routes["/calendar/events/v1/events"]?.methods).toEqual(["GET", "POST", "PUT"]);
  });

  it("tell of each other in Allow and in OPTIONS", async () => {
    const wrong = await call(site, "PATCH webhooks");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
    expect((await call(site, "OPTIONS feeds")).at("methods")).toEqual(["GET", "POST"]);
    expect((await call(site, "GET webhooks", { as: "admin" })).headers.get("allow")).toBe("GET, POST");
    expect((await call(site, "PUT events")).status).toBe(200);
  });

  it("make a document that a linter accepts, with every part of a path", async () => {
    const { text, at } = await call(site, "GET doc");
    for (const [path, operations] of Object.entries(at("paths") as Paths))
      for (const { parameters } of Object.values(operations))
        expect(
          parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`),
          path,
        ).toEqual(path.match(/\{\w+\}/g) ?? []);
    const file = join(await mkdtemp(join(tmpdir(), "kalends-")), "openapi.json");
    await writeFile(file, text);
    const lint = promisify(execFile)(
      join("node_modules", ".bin", "redocly"),
      ["lint", "--extends", "spec", "--format", "stylish", file],
      { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
    );
    await expect(lint).resolves.toBeDefined();
  }, 120_000);

  it("say what they answer with", async () => {
    const { paths } = (await call(site, "GET doc")).body as { paths: Paths };
    const statuses = (path: string, method: string) => Object.keys(paths[path]![method]!.responses);
    expect(statuses("/feeds", "post")).toEqual(["201", "400", "401", "403"]);
    expect(statuses("/events", "put")).toContain("409");
    expect(statuses("/webhooks/{id}", "delete")).toEqual(["200", "401", "403", "404"]);
    expect(Object.keys(paths["/events/{id}.ics"]!.get!.responses["200"]!.content)).toEqual(["text/calendar"]);
  });
});

describe("members of plugins", () => {
  it("stand in the shapes of records, in what is written and in what is shown", async () => {
    const { at } = await call(site, "GET doc");
    expect(at("components.schemas.Venue.properties.geo_lat")).toMatchObject({ format: "double" });
    expect(at("components.schemas.Event.properties.tickets")).toBeDefined();
    expect((await call(makeSite(), "GET doc")).at("components.schemas.Event.properties.tickets")).toBe(
      undefined,
    );
  });
});
