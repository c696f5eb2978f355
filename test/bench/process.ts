import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type Program, run } from "./programs.ts";

/** A server in a process of its own. */
export interface Measured {
  readonly url: string;
  /** Microseconds of CPU, user and system, since it began. */
  used(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server; `object` is sent to it before it listens. */
export async function start(program: Program, args: readonly string[], object?: object): Promise<Measured> {
  const child = run(program, args);
  if (object) child.send(object);
  const url = String(await answer(child));
  return {
    url,
    used: async () => {
      child.send("cpu");
      return Number(await answer(child));
    },
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** The next message. @throws {Error} when the process ends instead */
export async function answer(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(child, "exit", { signal: ended.signal }).then(([code]) => {
    throw new Error(`A measured process ended with ${code}`);
  });
  const message = once(child, "message", { signal: ended.signal });
  try {
    const [value] = (await Promise.race([message, exit])) as [unknown];
    return value;
  } finally {
    ended.abort();
    await Promise.allSettled([exit, message]);
  }
}
