import { en } from "./texts/en.ts";
import { said, type Texts, type Words } from "./texts/mod.ts";

/** Status of every code; the texts stand in `texts/`. Plugins give both with codes of their own. */
const STATUS = {
  rest_invalid_json: 400,
  rest_invalid_form: 400,
  rest_missing_callback_param: 400,
  rest_invalid_param: 400,
  rest_taxonomy_not_hierarchical: 400,
  term_exists: 400,
  duplicate_term_slug: 400,
  "event-tickets-not-active": 400,
  rest_forbidden: 403,
  incorrect_password: 401,
  "event-not-accessible": 403,
  "event-password-protected": 403,
  "venue-not-accessible": 403,
  "organizer-not-accessible": 403,
  rest_no_route: 404,
  rest_invalid_namespace: 404,
  "event-not-found": 404,
  "venue-not-found": 404,
  "organizer-not-found": 404,
  "category-not-found": 404,
  "tag-not-found": 404,
  "event-archive-page-not-found": 404,
  "venue-archive-page-not-found": 404,
  "organizer-archive-page-not-found": 404,
  "event-is-in-trash": 410,
  "venue-is-in-trash": 410,
  "organizer-is-in-trash": 410,
  rest_precondition_failed: 412,
  rest_body_too_large: 413,
  rest_unsupported_media_type: 415,
  rest_idempotency_key_reused: 422,
  internal_server_error: 500,
  service_unavailable: 503,
  write_outcome_unknown: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

export interface ErrorOptions {
  /** Where the table's status does not fit, for example 401 instead of 403. */
  readonly status?: number;
  /** Instead of the table's text; in several languages, the client's is chosen. */
  readonly message?: string | Words;
  /** Further members of `data`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Further members beside `code`, `message` and `data`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * A deliberate refusal: its code and message are sent to the client, its cause never is.
 * @example throw new CalendarError("event-not-found")
 */
export class CalendarError extends Error {
  readonly code: string;
  readonly status: number;
  readonly options: ErrorOptions;

  constructor(code: ErrorCode | (string & {}), options: ErrorOptions = {}) {
    const { message = en.errors[code as ErrorCode] ?? code } = options;
    super(
      typeof message === "object" ? message.en : message,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = "CalendarError";
    this.code = code;
    this.status = options.status ?? (code in STATUS ? STATUS[code as ErrorCode] : 500);
    this.options = options;
  }
}

/**
 * What a storage driver rejects with when it cannot do its work just now but may soon: its server is gone, silent or
 * overloaded. Clients get 503 with `Retry-After`; the reason is told to `onError` only.
 * @example throw new StoreUnavailable("the database does not answer", { cause: error })
 */
export class StoreUnavailable extends CalendarError {
  /** Whether a write may have been kept all the same; else nothing of it is left. */
  readonly isOutcomeUnknown: boolean;

  /** `retryAfterSeconds`: from 1, default 1. */
  constructor(
    reason: string,
    options: {
      readonly retryAfterSeconds?: number;
      readonly isOutcomeUnknown?: boolean;
      readonly cause?: unknown;
    } = {},
  ) {
    const { retryAfterSeconds = 1, isOutcomeUnknown = false, cause } = options;
    const headers = { "retry-after": String(retryAfterSeconds) };
    super(isOutcomeUnknown ? "write_outcome_unknown" : "service_unavailable", { headers, cause });
    this.name = "StoreUnavailable";
    this.message = reason;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** The body of an error answer, in the language of `texts`. */
export function errorBody(error: CalendarError, texts: Texts): Record<string, unknown> {
  const { message: given, data, extra } = error.options;
  const message = typeof given === "object" ? said(texts, {}, given) : given;
  return {
    code: error.code,
    message: message ?? texts.errors[error.code as ErrorCode] ?? error.message,
    data: { status: error.status, ...data },
    ...extra,
  };
}
