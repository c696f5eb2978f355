/** Commands to try: what a route needs at least, with values of the right kind. */
import { contentOf, type Entry, type Schema } from "./document.ts";

const PATH_VALUES: Readonly<Record<string, string>> = { id: "42", slug: "harbour-walk" };

/** A value for a required member. */
function sampleOf(name: string, schema: Schema): unknown {
  if (name === "start_date") return "2031-06-10 18:00:00";
  if (name === "end_date") return "2031-06-10 20:00:00";
  if (schema.enum) return schema.enum[0];
  if (schema.type === "integer") return 1;
  return schema.type === "boolean" ? true : "Harbour walk";
}

/** What the example writes: all that is required, else the first member that can simply be set. */
function bodyOf(schema: Schema): Readonly<Record<string, unknown>> {
  const members = Object.entries(schema.properties ?? {});
  const { required = [] } = schema;
  const needed = members.filter(([name]) => required.includes(name));
  const first = members.find(([name]) => /^(?:title|venue|organizer|name|description)$/.test(name));
  return Object.fromEntries(
    (needed.length > 0 ? needed : first ? [first] : []).map(([name, inner]) => [name, sampleOf(name, inner)]),
  );
}

/** Inside single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A `curl` command for the route; those that need credentials ask curl to ask for the password. */
export function curl(server: string, { path, methods, operation }: Entry): string {
  const method = methods.includes("PATCH") ? "PATCH" : methods[0]!;
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? name);
  const body = operation.requestBody && bodyOf(contentOf(operation.requestBody.content).schema);
  const isOpen = operation.security.some((one) => Object.keys(one).length === 0);
  const natural = method === "GET" || (method === "POST" && body !== undefined);
  return [
    "curl",
    ...(isOpen ? [] : ["-u NAME"]),
    ...(natural ? [] : [`-X ${method}`]),
    quoted(server.replace(/\/$/, "") + (at === "/" ? "" : at)),
    ...(body === undefined ? [] : [`\\\n  --json ${quoted(JSON.stringify(body))}`]),
  ].join(" ");
}
