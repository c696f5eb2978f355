/** How far a move is, on a terminal; elsewhere nothing. */
export interface Progress {
  /** Events that will come; undefined when nobody knows. */
  expect(total: number | undefined): void;
  step(kind: string): void;
  end(): void;
}

export const NO_PROGRESS: Progress = { expect() {}, step() {}, end() {} };

const WIDTH = 30;
/** Of a second: more often nobody can read. */
const EVERY_MS = 100;

/** A bar in one line of `stream`. */
export function progressBar(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return NO_PROGRESS;
  let [total, done, drawn]: [number | undefined, number, number] = [undefined, 0, 0];
  let kind = "";
  const draw = (): void => {
    drawn = Date.now();
    stream.write(`\r\x1b[2K${lineOf(kind, done, kind === "events" ? total : undefined)}`);
  };
  return {
    expect(count) {
      total = count;
    },
    step(next) {
      if (next !== kind) [kind, done] = [next, 0];
      done++;
      if (Date.now() - drawn >= EVERY_MS) draw();
    },
    end() {
      stream.write("\r\x1b[2K");
    },
  };
}

export function lineOf(kind: string, done: number, total: number | undefined): string {
  const count = done.toLocaleString("en");
  if (total === undefined || total < done) return `${kind} ${count}`;
  const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
  return `${kind} ${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${count} of ${total.toLocaleString("en")}`;
}
