import { StoreUnavailable } from "../../src/errors.ts";
import { oneAtATime } from "../memory/queue.ts";
import { within } from "./within.ts";

/** Lets one piece of work run at a time, in the order of the calls; nobody waits for his turn too long. */
export class Turns {
  private readonly queue = oneAtATime();
  private readonly waitMs: number;

  constructor(waitMs: number) {
    this.waitMs = waitMs;
  }

  /** @throws {StoreUnavailable} when the others take too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Resolves when it is one's turn; what it gives ends the turn. */
  private async take(): Promise<() => void> {
    const turn = new Promise<() => void>((start) => {
      void this.queue(() => new Promise<void>((end) => start(end)));
    });
    const late = () => new StoreUnavailable(`The store is unavailable: others wrote for ${this.waitMs} ms`);
    return within(this.waitMs, turn, late).catch((error: unknown) => {
      void turn.then((end) => end());
      throw error;
    });
  }
}
