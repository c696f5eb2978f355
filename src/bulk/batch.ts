/** `POST {ns}/batch`: many requests in one, on the same road as each would take alone. */
import type { Context } from "../context.ts";
import { CalendarError, errorBody } from "../errors.ts";
import type { Answer, Incoming } from "../http.ts";
import type { Reply } from "../reply.ts";
import { readQuery } from "../schema/field.ts";
import { BatchInput } from "../schema/item.ts";
import type { Store } from "../store.ts";
import { filledBody, filledPath, noBatch, type Operation, readOperations } from "./operations.ts";

interface Response {
  readonly id: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
}

/** Undoes an atomic batch. */
class Refused extends Error {
  readonly index: number;
  readonly response: Response;

  constructor(index: number, response: Response) {
    super("refused");
    this.index = index;
    this.response = response;
  }
}

/** Requests of a batch: whatever their path becomes, none of them may be a batch itself. */
const inner = new WeakSet<Incoming>();

/**
 * → 200 with `responses` in the order of `requests`: `{ id, status, headers, body }`. With `atomic` all of them or none:
 * the first refusal undoes the others and is the answer, with `data.request` its number. 400.
 */
export async function batch(ctx: Context): Promise<Reply> {
  ctx.isMomentary = true;
  if (ctx.incoming && inner.has(ctx.incoming)) throw noBatch();
  const form = readQuery(BatchInput, await ctx.data());
  form.check(ctx.texts);
  const operations = readOperations(form.values.requests);
  if (!form.values.atomic) return answered(await perform(ctx, operations, ctx.store, false));
  try {
    return answered(await ctx.store.transaction((tx) => perform(ctx, operations, tx, true)));
  } catch (error) {
    if (error instanceof Refused) throw undone(error, operations.length);
    throw error;
  }
}

const answered = (responses: readonly Response[]): Reply => ({ status: 200, body: { responses } });

async function perform(
  ctx: Context,
  operations: readonly Operation[],
  store: Store,
  isAtomic: boolean,
): Promise<readonly Response[]> {
  const answers = new Map<string, Response>();
  for (const [index, operation] of operations.entries()) {
    const response = await one(ctx, operation, index, store, answers);
    if (isAtomic && response.status >= 400) throw new Refused(index, response);
    answers.set(operation.name, response);
  }
  return [...answers.values()];
}

async function one(
  ctx: Context,
  operation: Operation,
  index: number,
  store: Store,
  answers: ReadonlyMap<string, Response>,
): Promise<Response> {
  try {
    const path = filledPath(operation.path, answers);
    const body = filledBody(operation.body, answers);
    return await responseOf(
      operation.name,
      await ctx.ask(incomingOf(ctx, { ...operation, path, body }, index), store),
    );
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { id: operation.name, status: error.status, headers: {}, body: errorBody(error, ctx.texts) };
  }
}

/** The key of a whole batch makes one for each of its creations, so that a batch can be repeated safely. */
function incomingOf(ctx: Context, { method, path, headers, body }: Operation, index: number): Incoming {
  const outer = ctx.incoming!;
  const key = ctx.header("idempotency-key");
  const own: Record<string, string> = {
    ...(key === null ? {} : { "idempotency-key": `${key}.${index}` }),
    ...headers,
    "content-type": "application/json",
  };
  const bytes = new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body));
  const url = `${ctx.addresses.rest}${path}`;
  const incoming: Incoming = {
    method,
    url,
    mount: outer.mount,
    ip: outer.ip,
    host: outer.host,
    header: (name) => own[name] ?? null,
    body: async () => bytes,
    toRequest: () =>
      new Request(url, { method, headers: own, ...(method === "GET" ? {} : { body: bytes as BodyInit }) }),
  };
  inner.add(incoming);
  return incoming;
}

async function responseOf(id: string, { status, headers, body }: Answer): Promise<Response> {
  const text =
    typeof body === "string" ? body : await new globalThis.Response(body as BodyInit | null).text();
  const type = headers["content-type"];
  const isJson = type === undefined || String(type).startsWith("application/json");
  return { id, status, headers, body: text === "" ? null : isJson ? JSON.parse(text) : text };
}

function undone({ index, response }: Refused, count: number): CalendarError {
  const { code, message, data } = response.body as { code: string; message: string; data?: object };
  // When to try again holds for the whole.
  const wait = response.headers["retry-after"];
  return new CalendarError(code, {
    ...(typeof wait === "string" ? { headers: { "retry-after": wait } } : {}),
    status: response.status,
    message: `Nothing was done of ${count} requests, number ${index} was refused: ${message}`,
    data: { ...data, request: index, id: response.id },
  });
}
