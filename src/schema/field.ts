import * as v from "valibot";
import { CalendarError } from "../errors.ts";
import { Problems } from "../problems.ts";
import type { FieldKey, Texts, Words } from "../texts/mod.ts";

/** Data as it came: from a query, a form or JSON. Nothing in it is trusted. */
export type Raw = Readonly<Record<string, unknown>>;

/** What defaults may depend on. */
export interface Defaults {
  readonly perPage: number;
  readonly namespace: string;
  /** The default window of the event list, wall clock of the site. */
  readonly windowStart: string;
  readonly windowEnd: string;
}

/** The one definition of a parameter: reading, the namespace index and the OpenAPI document derive from it. */
export interface Field<Out = unknown, In = Out> {
  /** Reads one value that is there; its issues' messages are keys of `texts.problems`. */
  readonly schema: v.GenericSchema<In, Out>;
  /** Description: a key of `texts.fields`, or a sentence of a plugin. */
  readonly text: FieldKey | Words;
  /** What is said of a value that cannot be read; default what `schema` says, which plugins say in one language. */
  readonly problem?: Words | ((value: unknown) => Words);
  /** As declared to clients. */
  readonly type?: "string" | "integer" | "boolean";
  readonly format?: string;
  readonly items?: "integer";
  readonly default?: unknown | ((defaults: Defaults) => unknown);
  readonly required?: boolean;
  /** What `null`, `""` or `[]` sets it to on an update; without it such a value is refused there. */
  readonly clear?: Out;
  /** Values that only documents need. */
  readonly choices?: readonly string[];
}

export type Shape = Readonly<Record<string, Field>>;

/** What reading a shape gives: only what was sent. */
type Read<S extends Shape> = { -readonly [K in keyof S]?: v.InferOutput<S[K]["schema"]> };

/** A shape while it is being read: values so far, and everything found wrong with it. */
export interface Form<S extends Shape> {
  readonly shape: S;
  readonly values: Read<S>;
  readonly problems: Problems;
  /** @throws {CalendarError} `rest_invalid_param` naming every bad field. */
  check(texts: Texts): void;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

function formOf<S extends Shape>(shape: S): Form<S> {
  const problems = new Problems();
  return { shape, values: {}, problems, check: (texts) => problems.check(texts, Object.keys(shape)) };
}

function readField<S extends Shape>(form: Form<S>, name: keyof S & string, value: unknown): void {
  const { schema, problem } = form.shape[name]!;
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) form.values[name] = result.output;
  else {
    const words = typeof problem === "function" ? problem(value) : problem;
    form.problems.add(name, words ?? result.issues[0].message);
  }
}

/** A member of the data itself; `undefined`, which only calls in process can hold, is nothing. */
const isGiven = (raw: Raw, name: string): boolean => Object.hasOwn(raw, name) && raw[name] !== undefined;

/** Reads query parameters: each one that is there must be right. */
export function readQuery<S extends Shape>(shape: S, raw: Raw): Form<S> {
  const form = formOf(shape);
  for (const name in shape) if (isGiven(raw, name)) readField(form, name, raw[name]);
  return form;
}

const required = new WeakMap<Shape, readonly string[]>();

function requiredOf(shape: Shape): readonly string[] {
  const before = required.get(shape);
  if (before) return before;
  const names = Object.keys(shape).filter((name) => shape[name]!.required);
  required.set(shape, names);
  return names;
}

/**
 * Reads the data of a creation: `null`, `""` and `[]` mean not given.
 * @throws {CalendarError} `rest_missing_callback_param` naming every required field that is absent.
 */
export function readCreation<S extends Shape>(shape: S, raw: Raw): Form<S> {
  const missing = requiredOf(shape).filter((name) => (raw[name] ?? null) === null);
  if (missing.length > 0)
    throw new CalendarError("rest_missing_callback_param", { data: { params: missing } });
  const form = formOf(shape);
  for (const name in shape) {
    if (isGiven(raw, name) && (shape[name]!.required || !isEmpty(raw[name])))
      readField(form, name, raw[name]);
  }
  return form;
}

/** Reads the data of an update: absent means kept, `null`, `""` and `[]` clear what can be cleared. */
export function readUpdate<S extends Shape>(shape: S, raw: Raw): Form<S> {
  const form = formOf(shape);
  for (const name in shape) {
    if (!isGiven(raw, name)) continue;
    const field = shape[name]!;
    if (!isEmpty(raw[name])) readField(form, name, raw[name]);
    else if ("clear" in field) form.values[name] = field.clear;
    else form.problems.add(name, "not_empty");
  }
  return form;
}
