import type { ErrorCode } from "../errors.ts";

/** What has no answer of the server behind it. */
type OwnCode = "network_error" | "timeout" | "unreadable_answer";

interface Refusal {
  readonly status: number;
  readonly body?: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

type Body = Readonly<Record<string, unknown>>;

const bodyOf = (value: unknown): Body =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : {};

/** The sentence for each bad field; a missing one is only named by the server. */
function fieldsOf({ params }: Body): Readonly<Record<string, string>> {
  if (Array.isArray(params)) return Object.fromEntries(params.map((name) => [String(name), "is missing"]));
  return Object.fromEntries(Object.entries(bodyOf(params)).map(([name, said]) => [name, String(said)]));
}

/**
 * Why a call failed. Aborted calls reject with the reason of their signal instead.
 * @example if (error instanceof ClientError && error.code === "rest_invalid_param") show(error.fields)
 */
export class ClientError extends Error {
  override readonly name = "ClientError";
  /** As in the answer, for example `event-not-found`; without one `network_error`, `timeout` or `unreadable_answer`. */
  readonly code: ErrorCode | OwnCode | (string & {});
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** A sentence for each bad field, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** All that the answer says in `data`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, { status, body, retryAfterMs, cause }: Refusal) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.data = bodyOf(bodyOf(body).data);
    this.fields = fieldsOf(this.data);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The error that an answer stands for; `body` is its JSON, or undefined where it was none. */
export function refusal(response: Response, body: unknown, retryAfterMs: number | undefined): ClientError {
  const { code, message } = bodyOf(body);
  const { status } = response;
  if (typeof code === "string")
    return new ClientError(code, String(message ?? code), { status, body, retryAfterMs });
  return new ClientError("unreadable_answer", `The server answered ${status} without saying why`, {
    status,
    retryAfterMs,
  });
}
