const WIDTH = 30;
const REDRAW_MS = 100;

/** How far a long work has come. */
export interface Progress {
  tick(): void;
  end(): void;
}

export type StartProgress = (label: string, total: number) => Progress;

/** Shows nothing, for tests. */
export const noProgress: StartProgress = () => ({ tick() {}, end() {} });

/** A bar on stderr: redrawn in place on a terminal, a line for each quarter elsewhere. */
export const progressBar: StartProgress = (label, total) => {
  const started = performance.now();
  const isTerminal = process.stderr.isTTY === true;
  let done = 0;
  let drawn = started;
  const draw = (end: string) => {
    process.stderr.write(`${isTerminal ? "\r" : ""}${line(label, done, total, started)}${end}`);
    drawn = performance.now();
  };
  const isQuarter = () => Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total);
  return {
    tick() {
      done += 1;
      if (done === total) return;
      if (isTerminal ? performance.now() - drawn >= REDRAW_MS : isQuarter()) draw(isTerminal ? "" : "\n");
    },
    end: () => draw("\n"),
  };
};

function line(label: string, done: number, total: number, started: number): string {
  const share = total === 0 ? 1 : done / total;
  const bar = "█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░");
  const perSecond = Math.round(done / Math.max(0.001, (performance.now() - started) / 1000));
  return `${label.padEnd(18)} ${bar} ${String(done).padStart(5)}/${total} ${perSecond}/s `;
}
