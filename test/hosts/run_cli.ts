import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** How a command line ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ["--import", "tsx", "adapters/cli/main.ts", ...args], { stdio: "pipe" });

/** Runs the command to its end. */
export async function runCli(args: readonly string[], input = ""): Promise<Ended> {
  const child = start(args);
  child.stdin?.end(input);
  return ended(child);
}

async function ended(child: ChildProcess): Promise<Ended> {
  const code = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([
    child.stdout && text(child.stdout),
    child.stderr && text(child.stderr),
  ]);
  return { code: await code, out: out ?? "", err: err ?? "" };
}

/** A server that was started from the command line. */
export interface Started {
  readonly url: string;
  /** What it had said when it was ready. */
  readonly greeting: string;
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** Starts `kalends serve` on a free port and waits until it says where it is. */
export async function startCli(args: readonly string[] = []): Promise<Started> {
  const child = start(["serve", "--port", "0", ...args]);
  const end = ended(child);
  let greeting = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      greeting += chunk;
      if (/Docs .*\n/.test(greeting)) resolve();
    });
    void end.then(({ err }) => reject(new Error(`ended before it listened: ${err}`)));
  });
  const url = /Address +(\S+)/.exec(greeting)?.[1] ?? "";
  return {
    url,
    greeting,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return end;
    },
  };
}
