import { version } from "./journal.ts";
import type { Server } from "./server.ts";
import type { Servers } from "./servers.ts";

/** The servers that may answer reads: those that have all that this process has written or seen. */
export class Replicas {
  private readonly servers: Servers;
  /** The last entry of the journal that is known to have come there. */
  private readonly reached = new WeakMap<Server, number>();
  private seen = 0;
  private turn = 0;

  constructor(servers: Servers) {
    this.servers = servers;
  }

  /** From now on an answer must have this entry of the journal. */
  require(sequence: number): void {
    this.seen = Math.max(this.seen, sequence);
  }

  /** One after another in turn; undefined where none has come so far. */
  async next(): Promise<Server | undefined> {
    const all = this.servers.others;
    this.turn++;
    for (let i = 0; i < all.length; i++) {
      const server = all[(this.turn + i) % all.length]!;
      if (await this.hasReached(server)) return server;
    }
    return undefined;
  }

  private async hasReached(server: Server): Promise<boolean> {
    const needed = this.seen;
    if ((this.reached.get(server) ?? -1) >= needed) return true;
    try {
      const sequence = await server.use(version);
      this.reached.set(server, sequence);
      return sequence >= needed;
    } catch {
      this.servers.suspect(server);
      return false;
    }
  }
}
