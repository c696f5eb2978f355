import { addDays } from "../../src/dates/clock.ts";
import type { Replay } from "../../src/store.ts";
import type { Changes } from "./changes.ts";

/** First answers by owner and key, for a day. */
export class ReplayTable {
  private readonly replays = new Map<string, Replay>();
  private readonly changes: Changes;

  constructor(changes: Changes) {
    this.changes = changes;
  }

  get(owner: string, key: string): Replay | undefined {
    return this.replays.get(join(owner, key));
  }

  put(owner: string, key: string, replay: Replay): void {
    const name = join(owner, key);
    const before = this.replays.get(name);
    this.set(name, replay);
    this.changes.undoWith(() => this.set(name, before));
    this.dropOlderThan(addDays(replay.at, -1));
  }

  /** The map's order is that of writing, so old ones are at its beginning. */
  private set(name: string, replay: Replay | undefined): void {
    this.replays.delete(name);
    if (replay) this.replays.set(name, replay);
  }

  private dropOlderThan(time: string): void {
    for (const [name, { at }] of this.replays) {
      if (at >= time) return;
      this.replays.delete(name);
    }
  }
}

function join(owner: string, key: string): string {
  return JSON.stringify([owner, key]);
}
