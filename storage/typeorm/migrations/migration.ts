import type { Dialect } from "../dialect.ts";

/** One step of the schema. */
export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number;
  readonly name: string;
  /** The statements. Each may be done again: it does nothing then, or complains of what is there already. */
  readonly up: (dialect: Dialect) => readonly string[];
}
