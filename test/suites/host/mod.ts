import { describe } from "vitest";
import { answerCases } from "./answers.ts";
import { bodyCases } from "./bodies.ts";
import { connectionCases } from "./connections.ts";
import type { Host } from "./host.ts";
import { pathCases } from "./paths.ts";
import { surroundingCases } from "./surroundings.ts";

export type { Host, HostOptions, RunningHost } from "./host.ts";

/**
 * The cases that every host of a calendar has to pass; call it in a vitest file of your own adapter.
 * @example
 * hostSuite({
 *   name: "my host",
 *   async start(calendar, { mount = "", parsers = false } = {}) {
 *     const server = await listen(myAdapter(calendar, { mount }), { parsers });
 *     return { url: server.url, stop: () => server.close() };
 *   },
 * });
 */
export function hostSuite(host: Host): void {
  describe(`host: ${host.name}`, () => {
    describe("paths", () => pathCases(host));
    describe("bodies", () => bodyCases(host, false));
    if (host.parsers) describe("bodies behind parsers", () => bodyCases(host, true));
    describe("answers", () => answerCases(host));
    if (host.user || host.middleware) describe("surroundings", () => surroundingCases(host));
    if (host.sockets ?? true) describe("connections", () => connectionCases(host));
  });
}
