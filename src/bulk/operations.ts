/** The requests of a batch: what they look like, and how they refer to answers of earlier ones. */
import { CalendarError } from "../errors.ts";
import { MAX_BATCH } from "../schema/item.ts";

export interface Operation {
  readonly method: string;
  /** Below the namespace, with a query where there is one. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** By which later ones refer to it: `id`, else its number from 0. */
  readonly name: string;
}

/** What has been answered so far, by name. */
export type Answers = ReadonlyMap<string, { readonly status: number; readonly body: unknown }>;

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wrong = (index: number, what: string): CalendarError =>
  new CalendarError("rest_invalid_param", {
    message: `Cannot use these parameters: requests`,
    data: { params: { requests: `requests: number ${index} ${what}` }, details: [] },
  });

/** What is said of a batch inside of a batch. */
export const noBatch = (): CalendarError =>
  new CalendarError("rest_invalid_param", {
    message: "Cannot use these parameters: path",
    data: { params: { path: "path: must not be that of a batch itself" }, details: [] },
  });

/** @throws {CalendarError} `rest_invalid_param` that names the request and what is wrong with it */
export function readOperations(requests: unknown): readonly Operation[] {
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > MAX_BATCH)
    throw new CalendarError("rest_invalid_param", {
      message: "Cannot use these parameters: requests",
      data: { params: { requests: `requests: must be a list of 1 to ${MAX_BATCH} requests` }, details: [] },
    });
  const operations = requests.map(readOperation);
  const names = operations.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) throw wrong(twice, `has the id of another one: ${names[twice]}`);
  return operations;
}

function readOperation(value: unknown, index: number): Operation {
  if (!isData(value)) throw wrong(index, "must be an object");
  const { method = "GET", path, headers = {}, body, id = String(index) } = value;
  const verb = typeof method === "string" ? method.toUpperCase() : "";
  if (!METHODS.has(verb)) throw wrong(index, "must have a method: GET, POST, PUT, PATCH or DELETE");
  if (typeof path !== "string" || !/^\/[^\s#]*$/.test(path) || path.length > 8000)
    throw wrong(index, 'must have a path below the namespace, such as "/events/7"');
  if (/^\/batch\/?(\?|$)/i.test(path)) throw wrong(index, "must not be a batch itself");
  if (!isData(headers) || !Object.values(headers).every((one) => typeof one === "string"))
    throw wrong(index, "must have headers that are texts");
  if (body !== undefined && !isData(body)) throw wrong(index, "must have a body that is an object");
  if (typeof id !== "string" || !/^[\w-]{1,60}$/.test(id))
    throw wrong(index, "must have an id of letters, digits, _ and -, at most 60");
  const lower = Object.entries(headers).map(([name, text]) => [name.toLowerCase(), String(text)]);
  return { method: verb, path, headers: Object.fromEntries(lower), body, name: id };
}

/** `hall.id` in the answers; undefined where there is none. */
function found(answers: Answers, reference: string): unknown {
  const [name = "", ...path] = reference.split(".");
  const answer = answers.get(name);
  if (!answer || answer.status >= 400) return undefined;
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, part)
        ? (value as Data)[part]
        : undefined,
    answer.body,
  );
}

function need(answers: Answers, reference: string): unknown {
  const value = found(answers, reference);
  if (value === undefined)
    throw new CalendarError("rest_failed_dependency", {
      status: 424,
      message: `There is no answer "${reference}" to refer to`,
    });
  return value;
}

/** `/events/{fair.id}` with what the braces name. */
export const filledPath = (path: string, answers: Answers): string =>
  path.replace(/\{([\w.-]+)\}/g, (_all, reference: string) =>
    encodeURIComponent(String(need(answers, reference))),
  );

/** Data in which `{ "$from": "hall.id" }` stands for what it names. */
export function filledBody(value: unknown, answers: Answers): unknown {
  if (Array.isArray(value)) return value.map((item) => filledBody(item, answers));
  if (!isData(value)) return value;
  if (typeof value.$from === "string" && Object.keys(value).length === 1) return need(answers, value.$from);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filledBody(item, answers)]));
}
