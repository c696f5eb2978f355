/** Kalends: an events-calendar REST API as a library. */
export { type Calendar, createCalendar } from "./calendar.ts";
export type { Caller, Role } from "./caller.ts";
export type { Context } from "./context.ts";
export { CalendarError, type ErrorCode, type ErrorOptions, StoreUnavailable } from "./errors.ts";
export type { Answer, HostInfo, Incoming } from "./http.ts";
export type { CallOptions, InProcess, Key, ResourceApi, Shown } from "./in_process.ts";
export type {
  AuthContext,
  Authenticate,
  Change,
  EventData,
  EventListing,
  Narrowing,
  PlaceData,
  Plugin,
  PluginHost,
  PluginRoute,
  UserDirectory,
} from "./plugin.ts";
export type { Reply } from "./reply.ts";
export type { Field, Form, Raw, Shape } from "./schema/field.ts";
export type { CalendarOptions, CorsOptions, ImageFetcher, MediaResolver, Permalinks } from "./settings.ts";
export type * from "./store.ts";
export type { Language, Words } from "./texts/mod.ts";
