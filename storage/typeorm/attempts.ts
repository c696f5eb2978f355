import { isUnreachable } from "./failures.ts";
import type { Replicas } from "./replicas.ts";
import { patience, retried } from "./retry.ts";
import type { Server } from "./server.ts";
import type { Servers } from "./servers.ts";

/** Does work on a server, and does it again, on the same or on another, where a failure has left nothing behind. */
export class Attempts {
  private readonly servers: Servers;
  private readonly replicas: Replicas;

  constructor(servers: Servers, replicas: Replicas) {
    this.servers = servers;
    this.replicas = replicas;
  }

  /**
   * On the server that takes writes. `since`: when it was asked for, by `performance.now()`.
   * @throws {StoreUnavailable} when it does not go well in time
   */
  onPrimary<T>(work: (server: Server) => Promise<T>, since = performance.now()): Promise<T> {
    const given = { limits: this.servers.limits, since };
    return retried(given, async () => this.on(await this.servers.primary(given.since), work));
  }

  /** On a replica that has all that was seen so far, else on the primary. */
  onReader<T>(work: (server: Server) => Promise<T>): Promise<T> {
    const given = patience(this.servers.limits);
    return retried(given, async () => {
      const server = (await this.replicas.next()) ?? (await this.servers.primary(given.since));
      return this.on(server, work);
    });
  }

  private async on<T>(server: Server, work: (server: Server) => Promise<T>): Promise<T> {
    try {
      return await work(server);
    } catch (error) {
      if (isUnreachable(error)) this.servers.suspect(server, error);
      throw error;
    }
  }
}
