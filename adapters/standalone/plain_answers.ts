import type { Answer } from "../../src/mod.ts";

/** Answers of the server itself, for what never reaches the calendar; shaped like the calendar's errors. */

const JSON_TYPE = { "content-type": "application/json; charset=UTF-8" };

/** `{"code":…,"message":…,"data":{"status":…}}` */
export const errorAnswer = (status: number, code: string, message: string): Answer => ({
  status,
  headers: { ...JSON_TYPE, "cache-control": "no-store", "x-content-type-options": "nosniff" },
  body: JSON.stringify({ code, message, data: { status } }),
});

/** The path belongs to nobody. */
export const NOT_FOUND = errorAnswer(
  404,
  "rest_no_route",
  "No route was found matching the URL and request method.",
);

/** A `Host` header that cannot be one. */
export const BAD_HOST = errorAnswer(400, "rest_bad_request", "Cannot read the request: invalid Host header");

/** Something of ours is broken. */
export const FAILED = errorAnswer(
  500,
  "internal_server_error",
  "Something went wrong here; it has been noted",
);

/** 200, or 503 once the server is told to stop. */
export const healthAnswer = (stopping: boolean): Answer => ({
  status: stopping ? 503 : 200,
  headers: { ...JSON_TYPE, "cache-control": "no-store" },
  body: stopping ? '{"status":"stopping"}' : '{"status":"ok"}',
});
