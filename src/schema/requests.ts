/** What typed clients send, derived from the shapes that the server reads it with. */
import type * as v from "valibot";
import type { Shape } from "./field.ts";

type Sent<S extends Shape, K extends keyof S> = v.InferInput<S[K]["schema"]>;

type RequiredOf<S extends Shape> = {
  [K in keyof S]: S[K] extends { readonly required: true } ? K : never;
}[keyof S];

/** Data of a creation: `null` means not given. */
export type Creation<S extends Shape> = {
  readonly [K in RequiredOf<S>]: Sent<S, K>;
} & {
  readonly [K in Exclude<keyof S, RequiredOf<S>>]?: Sent<S, K> | null | undefined;
};

/** Data of an update: absent means kept, `null` clears what can be cleared. */
export type Change<S extends Shape> = {
  readonly [K in keyof S]?:
    | Sent<S, K>
    | (S[K] extends { readonly clear: unknown } ? null : never)
    | undefined;
};

/** Query parameters. */
export type Asked<S extends Shape> = { readonly [K in keyof S]?: Sent<S, K> | undefined };
