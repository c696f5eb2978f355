/** `GET {ns}/doc`: the OpenAPI 3.1 document, read off the route table and the fields. */
import type { Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import type { Endpoint } from "../routes.ts";
import type { Defaults, Field, Shape } from "../schema/field.ts";
import { schemas } from "../schema/views.ts";
import { said } from "../texts/mod.ts";
import { type Describing, defaultOf, defaultsOf, describing } from "./namespace.ts";

type Json = Record<string, unknown>;

const PATH_PARAMETER = /\(\?P<(\w+)>[^)]*\)/g;
const NAMES: Readonly<Record<string, string>> = {
  events: "Event",
  venues: "Venue",
  organizers: "Organizer",
  categories: "Term",
  tags: "Term",
};

/** A field's type as JSON Schema; what is loose on the way in has no type. */
function schemaOf(field: Field, defaults: Defaults): Json {
  const preset = defaultOf(field, defaults);
  const type = field.items === undefined ? field.type : "array";
  const types = preset === null && type !== undefined ? [type, "null"] : type;
  return {
    ...(types === undefined ? {} : { type: types }),
    ...(field.items === undefined ? {} : { items: {} }),
    ...(field.choices === undefined
      ? {}
      : { enum: preset === null ? [...field.choices, null] : field.choices }),
    ...(field.format === "double"
      ? { type: preset === null ? ["number", "null"] : "number", format: "double" }
      : {}),
    ...(preset === undefined
      ? {}
      : { default: preset === "1" ? true : type === "integer" && preset !== null ? Number(preset) : preset }),
  };
}

function parameter(ctx: Describing, name: string, field: Field, isPath: boolean, defaults: Defaults): Json {
  return {
    name,
    in: isPath ? "path" : "query",
    description: said(ctx.texts, ctx.texts.fields, field.text),
    required: isPath,
    schema: schemaOf(field, defaults),
    ...(field.items === undefined ? {} : { style: "form", explode: false }),
  };
}

/** A part of the path of which a plugin says nothing. */
const untold = (name: string): Json => ({ name, in: "path", required: true, schema: { type: "string" } });

function propertiesOf(ctx: Describing, shape: Shape, defaults: Defaults): Json {
  const described = Object.entries(shape).map(([name, field]): [string, Json] => [
    name,
    { ...schemaOf(field, defaults), description: said(ctx.texts, ctx.texts.fields, field.text) },
  ]);
  return Object.fromEntries(described);
}

function bodyOf(ctx: Describing, shape: Shape, defaults: Defaults): Json {
  const properties = propertiesOf(ctx, shape, defaults);
  const required = Object.keys(shape).filter((name) => shape[name]!.required);
  const schema = { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  return {
    required: required.length > 0,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

const json = (description: string, schema: Json): Json => ({
  description,
  content: { "application/json": { schema } },
});
const OBJECT: Json = { type: "object" };
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Of what is no JSON only the media type is told. */
const file = (description: string, type: string): Json => ({
  description,
  content: { [type]: { schema: { type: "string" } } },
});

function success(ctx: Describing, endpoint: Endpoint): Json {
  const { about, summary, statuses: [status = 200] = [] } = endpoint;
  const { answers } = ctx.texts;
  const type = summary === "feed" ? "text/calendar" : endpoint.type;
  if (type !== undefined) return { [status]: file(answers.ok, type) };
  if (status !== 200) return { [status]: json(status === 201 ? answers.created : answers.ok, OBJECT) };
  if (about === undefined) return { "200": json(answers.ok, OBJECT) };
  if (summary === "list") return { "200": json(answers.ok, listSchema(about)) };
  const record = reference(NAMES[about]!);
  if (summary !== "create") return { "200": json(answers.ok, record) };
  const reused = about === "venues" || about === "organizers" ? { "200": json(answers.reused, record) } : {};
  return { ...reused, "201": json(answers.created, record) };
}

const listSchema = (about: string): Json => ({
  type: "object",
  required: [about, "rest_url", "total", "total_pages"],
  properties: {
    [about]: { type: "array", items: reference(NAMES[about]!) },
    rest_url: { type: "string" },
    next_rest_url: { type: "string" },
    previous_rest_url: { type: "string" },
    total: { type: "integer" },
    total_pages: { type: "integer" },
  },
});

function failures(ctx: Describing, { summary, about, access, statuses: own }: Endpoint): Json {
  const { answers } = ctx.texts;
  const known = {
    400: answers.bad_request,
    401: answers.unauthorized,
    403: answers.forbidden,
    404: answers.not_found,
    409: answers.conflict,
    410: answers.gone,
    412: answers.precondition,
    413: answers.too_large,
    415: answers.media_type,
    422: answers.replay,
  };
  const statuses = new Set<number>(own ? own.filter((status) => status in known) : [400, 401]);
  if (about !== undefined && summary !== "create") statuses.add(404);
  if (summary === "read" || access !== "everybody") statuses.add(403);
  if (summary === "delete" && access === "writers") statuses.add(410);
  if (summary === "delete" || summary === "update") statuses.add(412);
  if (summary === "create" || summary === "update") for (const status of [413, 415]) statuses.add(status);
  if (summary === "create") statuses.add(422);
  return Object.fromEntries(
    [...statuses].map((status) => [status, json(known[status as keyof typeof known], reference("Error"))]),
  );
}

function operation(
  ctx: Describing,
  path: string,
  method: string,
  endpoint: Endpoint,
  defaults: Defaults,
): Json {
  const { operations } = ctx.texts;
  const { about, summary, query, body, access } = endpoint;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((found) => String(found[1])));
  const parameters = [
    ...[...inPath].filter((name) => !Object.hasOwn(query, name)).map(untold),
    ...Object.entries(query).map(([name, field]) => parameter(ctx, name, field, inPath.has(name), defaults)),
  ];
  const words = path
    .split("/")
    .filter(Boolean)
    .map((part) => part.replace(/\W+/g, "_"))
    .join("_");
  return {
    operationId: `${method}_${words || "index"}`,
    summary: `${said(ctx.texts, operations, summary)}${about === undefined ? "" : ` ${operations[about]}`}`,
    tags: [about ?? "calendar"],
    security: access === "everybody" ? [{}, { basic: [] }, { bearer: [] }] : [{ basic: [] }, { bearer: [] }],
    parameters,
    ...(body === undefined ? {} : { requestBody: bodyOf(ctx, body, defaults) }),
    responses: { ...success(ctx, endpoint), ...failures(ctx, endpoint) },
  };
}

function paths(ctx: Describing, defaults: Defaults): Json {
  const described: Json = {};
  for (const { pattern, endpoints } of ctx.routes) {
    const path = pattern.replace(PATH_PARAMETER, "{$1}") || "/";
    const operations: Json = {};
    for (const endpoint of endpoints)
      for (const method of endpoint.methods)
        operations[method.toLowerCase()] = operation(ctx, path, method.toLowerCase(), endpoint, defaults);
    described[path] = operations;
  }
  return described;
}

const EXTENDED = { event: "Event", venue: "Venue", organizer: "Organizer" } as const;

/** The shapes of records, with the members that plugins take and show. */
function recordSchemas(ctx: Describing, defaults: Defaults): Json {
  const all: Json = { ...schemas() };
  for (const { data = {} } of ctx.settings.plugins)
    for (const kind of ["event", "venue", "organizer"] as const) {
      const added = propertiesOf(ctx, data[kind]?.input ?? {}, defaults);
      const known = all[EXTENDED[kind]] as { readonly properties: object };
      all[EXTENDED[kind]] = { ...known, properties: { ...known.properties, ...added } };
    }
  return all;
}

/** The document, in the language of the request. */
export function documentOf(ctx: Describing): Json {
  const { answers } = ctx.texts;
  const defaults = defaultsOf(ctx);
  return {
    openapi: "3.1.0",
    info: {
      version: "1.0.0",
      title: answers.api,
      description: answers.api_about,
      license: { name: "MIT", identifier: "MIT" },
    },
    components: {
      schemas: recordSchemas(ctx, defaults),
      securitySchemes: {
        basic: { type: "http", scheme: "basic" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
    servers: [{ url: `${ctx.addresses.rest}/` }],
    tags: ["calendar", "events", "venues", "organizers", "categories", "tags"].map((name) => ({ name })),
    paths: paths(ctx, defaults),
  };
}

/** → 200. */
export const describeDocument = async (ctx: Context): Promise<Reply> => ({
  status: 200,
  body: documentOf(await describing(ctx)),
});
