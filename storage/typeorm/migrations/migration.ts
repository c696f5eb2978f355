import type { Dialect } from "../dialect.ts";

/** One step of the schema. */
export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number;
  readonly name: string;
  /** The statements, each of which does nothing where it was done before: servers commit each by itself. */
  readonly up: (dialect: Dialect) => readonly string[];
}
