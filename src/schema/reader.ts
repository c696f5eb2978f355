/** Schemas made from plain functions. */
import * as v from "valibot";
import type { ProblemKey } from "../texts/mod.ts";

/**
 * A schema from a function that gives a value, or the key of a problem; plugins say it in a sentence. It reads whatever
 * comes; `In` is what typed clients are to send.
 */
export function reader<Out, In = Out>(
  read: (value: unknown) => { ok: Out } | ProblemKey | (string & {}),
): v.GenericSchema<In, Out> {
  const schema = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Out>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value);
      if (typeof result === "object") return result.ok;
      addIssue({ message: result });
      return NEVER;
    }),
  );
  own.set(schema, read);
  return schema as v.GenericSchema<In, Out>;
}

type Read = (value: unknown) => { ok: unknown } | string;

const own = new WeakMap<object, Read>();

/** What is behind a schema of `reader`: the machinery of schemas takes several times as long as most readings. */
export const readerOf = (schema: object): Read | undefined => own.get(schema);
