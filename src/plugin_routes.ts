/** Routes of plugins in the one table, checked at start. */
import { isResponse } from "./from_request.ts";
import { parts } from "./parts.ts";
import type { Plugin, PluginRoute } from "./plugin.ts";
import { compile } from "./router.ts";
import type { Endpoint, Route } from "./routes.ts";

const toEndpoint = ({
  method,
  access = "everybody",
  query = {},
  body,
  summary = "read",
  statuses,
  type,
  isLasting = false,
  handle,
}: PluginRoute): Endpoint => ({
  methods: [method],
  access,
  query,
  ...(body && { body }),
  summary,
  ...(statuses && { statuses }),
  ...(type !== undefined && { type }),
  async run(ctx) {
    // Only the plugin knows what its answer depends on.
    if (!isLasting) ctx.isMomentary = true;
    const answer = await handle(ctx);
    if (!isResponse(answer)) return answer;
    return { status: answer.status, body: "", own: (await parts.plugins()).fromResponse(answer) };
  },
});

/**
 * The table with the routes that plugins add; what has the same path is one route, with all its methods.
 * @throws {TypeError} when two claim one method and path
 */
export function withPluginRoutes(plugins: readonly Plugin[], own: readonly Route[]): readonly Route[] {
  const table = new Map<string, Route>();
  for (const route of [...own, ...pluginRoutes(plugins, own)]) {
    const path = String(compile(route.pattern));
    const known = table.get(path);
    table.set(path, known ? { ...known, endpoints: [...known.endpoints, ...route.endpoints] } : route);
  }
  return [...table.values()];
}

function pluginRoutes(plugins: readonly Plugin[], own: readonly Route[]): readonly Route[] {
  const taken = new Map<string, string>();
  for (const route of own)
    for (const endpoint of route.endpoints)
      for (const method of endpoint.methods)
        taken.set(`${method} ${compile(route.pattern)}`, "the calendar itself");
  return plugins.flatMap((plugin) => (plugin.routes ?? []).map((route) => claim(plugin, route, taken)));
}

function claim(plugin: Plugin, route: PluginRoute, taken: Map<string, string>): Route {
  const key = `${route.method} ${compile(route.path)}`;
  const holder = taken.get(key);
  if (holder)
    throw new TypeError(
      `Cannot create the calendar: plugin "${plugin.name}" adds ${route.method} ${route.path}, which belongs to ${holder}: change its path`,
    );
  taken.set(key, `plugin "${plugin.name}"`);
  return { pattern: route.path, endpoints: [toEndpoint(route)] };
}
