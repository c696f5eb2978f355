import { CalendarError } from "./errors.ts";
import { type ProblemKey, said, type Texts, type Words } from "./texts/mod.ts";

/** Problems that are failures of type, not of a rule: their parameters get an entry in `data.details`. */
const TYPE_PROBLEMS: ReadonlySet<Problem["key"]> = new Set<ProblemKey>(["boolean", "integer", "string"]);

interface Problem {
  /** A key of `texts.problems`, or the sentence itself where a plugin says it, in one language or in several. */
  readonly key: ProblemKey | Words;
  /** Code in `data.details`, where the failure has one of its own. */
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
}

/** Collects what is wrong with a request, so that one answer names every bad field. */
export class Problems {
  readonly #found = new Map<string, Problem>();

  /** The first problem of a field stands. `detail` is added to the text in brackets, for example the bad item. */
  add(
    field: string,
    key: ProblemKey | (string & {}) | Words,
    options: { code?: string; detail?: string } = {},
  ): void {
    if (!this.#found.has(field)) this.#found.set(field, { key: key as Problem["key"], ...options });
  }

  has(field: string): boolean {
    return this.#found.has(field);
  }

  /**
   * @param order the fields in the order of their declaration
   * @throws {CalendarError} `rest_invalid_param` when anything was collected
   */
  check(texts: Texts, order: readonly string[]): void {
    if (this.#found.size === 0) return;
    const names = [...this.#found.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const params: Record<string, string> = {};
    const details: Record<string, unknown> = {};
    for (const name of names) {
      const problem = this.#found.get(name) as Problem;
      const message = sentence(texts, name, problem);
      const code = problem.code ?? (TYPE_PROBLEMS.has(problem.key) ? "rest_invalid_type" : undefined);
      params[name] = message;
      if (code !== undefined)
        details[name] = { code, message, data: problem.code ? { status: 400 } : { param: name } };
    }
    throw new CalendarError("rest_invalid_param", {
      message: `${texts.errors.rest_invalid_param}: ${names.join(", ")}`,
      data: { params, details: Object.keys(details).length > 0 ? details : [] },
    });
  }
}

function sentence(texts: Texts, name: string, problem: Problem): string {
  const { key } = problem;
  const text = `${name}: ${typeof key === "object" ? said(texts, {}, key) : (texts.problems[key] ?? key)}`;
  return problem.detail === undefined ? text : `${text} (${problem.detail})`;
}

/** Refuses one field at once, where nothing else can be wrong any more. */
export function refuse(texts: Texts, field: string, key: ProblemKey | (string & {}), detail?: string): never {
  const problems = new Problems();
  problems.add(field, key, detail === undefined ? {} : { detail });
  problems.check(texts, [field]);
  throw new Error("unreachable");
}
