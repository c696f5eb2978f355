/** Matching on itty-router: which endpoint a method and path mean, and what else the path could be asked. */
import { IttyRouter, type RouteEntry } from "itty-router";
import type { Awaitable } from "./awaitable.ts";
import { CalendarError } from "./errors.ts";
import { Recent } from "./recent.ts";
import type { Endpoint, Route } from "./routes.ts";

export interface Match {
  readonly route: Route;
  readonly endpoint: Endpoint;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Matcher {
  /** @throws {CalendarError} `rest_no_route`: 404 for an unknown path, 405 with `Allow` for a wrong method */
  match(method: string, path: string): Awaitable<Match>;
  /** The route of a path, for OPTIONS. @throws {CalendarError} `rest_no_route` */
  route(path: string): Route;
}

/** A pattern of the index as a regular expression: any letter case, a slash at the end allowed. */
export const compile = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll("(?P<", "(?<").replaceAll(".ics", "\\.ics")}/?$`, "i");

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The same paths are asked again and again, and matching one takes longer than all else on the way to its handler. In
 * bytes: paths can be long.
 */
const REMEMBERED = 1024 * 1024;

/** Compiles the table once. */
export function matcher(routes: readonly Route[]): Matcher {
  const compiled = routes.map((route) => ({ route, regex: compile(route.pattern) }));
  const entries = compiled.flatMap(({ route, regex }) =>
    route.endpoints.flatMap((endpoint) =>
      endpoint.methods.map(
        (method): RouteEntry => [
          method,
          regex,
          [(request: { params?: Record<string, string> }) => found(route, endpoint, request.params)],
          route.pattern,
        ],
      ),
    ),
  );
  const router = IttyRouter({ routes: entries });
  const pathOf = (path: string): string => new URL(`http://path${path}`).pathname;
  const routeOf = (path: string): Route => {
    const at = pathOf(path === "" ? "/" : path);
    const known = compiled.find(({ regex }) => regex.test(at));
    if (!known) throw new CalendarError("rest_no_route");
    return known.route;
  };
  const known = new Recent<string, Match>({ max: REMEMBERED, sizeOf: (_, key) => key.length + 200 });
  const find = async (method: string, path: string, key: string): Promise<Match> => {
    const result: Match | undefined = await router.fetch({ method, url: `http://path${path}` } as never);
    if (!result) return wrongMethod(routeOf(path));
    known.set(key, result);
    return result;
  };
  return {
    match(method, path) {
      const key = `${method} ${path}`;
      return known.get(key) ?? find(method, path, key);
    },
    route: routeOf,
  };
}

function found(route: Route, endpoint: Endpoint, params: Record<string, string> = {}): Match {
  const decoded: Record<string, string> = {};
  for (const name in params) decoded[name] = decode(params[name]!);
  return { route, endpoint, params: decoded };
}

export const methodsOf = (route: Route): string[] => [
  ...new Set(route.endpoints.flatMap((one) => one.methods)),
];

function wrongMethod(route: Route): never {
  const methods = methodsOf(route);
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  throw new CalendarError("rest_no_route", { status: 405, headers: { allow } });
}
