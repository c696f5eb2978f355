import { cpus } from "node:os";

/** One measured figure and what it may be at most. */
export interface Figure {
  readonly name: string;
  readonly goal: number;
  readonly reached: number;
  /** `×` for ratios. */
  readonly unit: "×" | "KB" | "ms";
  readonly note: string;
}

export const isMet = ({ goal, reached }: Figure): boolean => reached <= goal;

export const shown = (value: number, unit: Figure["unit"]): string =>
  unit === "×" ? `${value.toFixed(2)}×` : `${value.toFixed(unit === "ms" ? 0 : 2)} ${unit}`;

export const machine = (): string =>
  `node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}`;

const row = (figure: Figure): string => {
  const { name, goal, reached, unit, note } = figure;
  return `| ${name} | ≤ ${shown(goal, unit)} | ${shown(reached, unit)} | ${isMet(figure) ? "pass" : "fail"} | ${note} |`;
};

const HOW = `CPU per request (user and system, all threads) of the server's process, as a ratio to a bare \`node:http\` server that
stringifies the very same object; the create's baseline also reads and parses the posted body. Medians of the ratios
of rounds in which the two take turns, after as many to warm up; the calendar is as \`createCalendar\` makes it. The
client does not sleep between two answers: waking it is charged to whoever answers, and only to the slower one. Not
asked before: every question is new, so no ready answer fits; the events of the list and those read, all of 1,000, may
have been shown before. Scale: p50 of \`handle\` in process with \`cacheBytes: 0\`, at 1,000,000 events against 1,000.
First answer: of a new process each time, without what Node's own Request and Response take.`;

/** The table as Markdown. */
export function table(figures: readonly Figure[], about: string): string {
  const head = "| | goal | reached | | |\n|---|---|---|---|---|";
  return `${head}\n${figures.map(row).join("\n")}\n\n${about}; ${machine()}\n`;
}

/** The whole page. */
export const page = (figures: readonly Figure[], about: string): string =>
  `# How fast\n\nWritten by \`npm run bench\`.\n\n${HOW}\n\n${table(figures, about)}`;

const STORE_HOW = `CPU of this process for one call of the store, as a ratio to the store's own statements sent by mysql2's pool;
p50 of a list with more events against fewer. Medians over rounds in which the two take turns.`;

/** The page of one SQL store. */
export const storePage = (name: string, figures: readonly Figure[], about: string): string =>
  `# How fast: ${name}\n\nWritten by \`npm run bench -- --store ${name}\`.\n\n${STORE_HOW}\n\n${table(figures, about)}`;
