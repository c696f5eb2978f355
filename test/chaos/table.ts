import type { Report } from "./scenario.ts";

const COLUMNS: Readonly<Record<string, (report: Report) => string | number>> = {
  scenario: ({ name }) => name,
  times: ({ times }) => times,
  acknowledged: ({ load }) => load.outcomes.acknowledged.size,
  lost: ({ findings }) => findings.lost.length,
  "half-applied": ({ findings }) => findings.half.length,
  twice: ({ findings }) => findings.twice.length,
  "503, nothing kept": ({ load }) => load.outcomes.refused.size,
  "kept all the same": ({ findings }) => findings.denied.length,
  "503, may be kept": ({ load }) => load.outcomes.unknown.size,
  "no answer": ({ load }) => load.outcomes.unanswered.size,
  "other answers": ({ load }) => load.outcomes.wrong.length,
  "slowest 503, s": ({ load }) => (load.slowestRefusalMs / 1000).toFixed(1),
  "writes again after, s": ({ slowestRecoveryMs }) => (slowestRecoveryMs / 1000).toFixed(1),
};

/** The reports as a table in Markdown. */
export function table(reports: readonly Report[]): string {
  const names = Object.keys(COLUMNS);
  const rows = reports.map((report) => Object.values(COLUMNS).map((cell) => String(cell(report))));
  const rule = names.map((_, i) => (i === 0 ? "---" : "---:"));
  return [names, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
