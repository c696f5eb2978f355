import type { Dialect } from "../dialect.ts";
import type { Sql } from "../sql.ts";

/** One step of the schema. */
export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number;
  readonly name: string;
  /** The statements. Each may be done again: it does nothing then, or complains of what is there already. */
  readonly up: (dialect: Dialect) => readonly string[];
  /** What no statement can work out from the rows that are there. It may begin anew where it was broken off. */
  readonly fill?: { readonly what: string; readonly work: (on: Sql) => Promise<void> };
  /** What takes it back. Each statement may be done again, like those of `up`. */
  readonly down: (dialect: Dialect) => readonly string[];
  /** What is lost then, and a SELECT that finds a row where there is any of it. Absent: nothing that `up` cannot make again. */
  readonly loses?: { readonly what: string; readonly unlessNone: string };
}
