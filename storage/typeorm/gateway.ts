import type { Awaitable } from "../../src/awaitable.ts";
import { StoreUnavailable } from "../../src/errors.ts";
import type { Store } from "../../src/store.ts";
import { Attempts } from "./attempts.ts";
import type { Ids, Tx } from "./changes.ts";
import type { Inserts, Lane } from "./facade.ts";
import { isUnreachable } from "./failures.ts";
import { withStore } from "./joined.ts";
import { version } from "./journal.ts";
import { isKept, Uncertain } from "./outcome.ts";
import { Replicas } from "./replicas.ts";
import type { Server } from "./server.ts";
import type { Servers } from "./servers.ts";
import type { Sql } from "./sql.ts";
import { transact, type Wanted } from "./transaction.ts";
import { Turns } from "./turns.ts";

type Step<T> = (on: Sql) => Promise<T>;
type Work<T> = (tx: Tx) => Promise<T>;

/** Leads reads and writes to the servers, which it opens before the first of them. */
export class Gateway implements Lane {
  private readonly servers: Servers;
  private readonly replicas: Replicas;
  private readonly attempts: Attempts;
  private readonly running = new Set<Promise<unknown>>();
  private isClosed = false;
  /**
   * Writers of one process wait for each other here rather than at the database, where each would hold a connection
   * that readers need. With a single connection readers wait here too.
   */
  private readonly turns: Turns;
  private readonly floor: Ids = { post: 0, term: 0 };

  constructor(servers: Servers) {
    this.servers = servers;
    this.replicas = new Replicas(servers);
    this.attempts = new Attempts(servers, this.replicas);
    this.turns = new Turns(servers.limits.busyTimeoutMs);
  }

  read<T>(step: Step<T>): Promise<T> {
    if (!this.servers.limits.readFromReplicas) return this.readLatest(step);
    return this.tracked(() => this.attempts.onReader((server) => this.stepOn(server, step)));
  }

  readLatest<T>(step: Step<T>): Promise<T> {
    return this.tracked(() => this.attempts.onPrimary((server) => this.stepOn(server, step)));
  }

  /** What is read after it, from wherever, is not older. */
  async version(): Promise<number> {
    const sequence = await this.readLatest(version);
    this.replicas.require(sequence);
    return sequence;
  }

  write<T>(step: Work<T>): Promise<T> {
    return this.transact(step, false);
  }

  insert<Draft, Row>(into: Inserts<Draft, Row>, draft: Draft): Promise<Row> {
    return this.write(async (tx) => {
      const [row] = await into.insertAll(tx, [draft]);
      if (row instanceof Error) throw row;
      return row!;
    });
  }

  /** @see {@link Store.transaction} */
  transaction<T>(work: (store: Store) => Awaitable<T>): Promise<T> {
    return this.transact((tx) => withStore(tx, work), true);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.running);
    await this.servers.close();
  }

  private stepOn<T>(server: Server, step: Step<T>): Promise<T> {
    const use = () => server.use((on) => step({ ...on, totals: server.totals }));
    return server.dialect.isSingle ? this.turns.run(use) : use();
  }

  private transact<T>(work: Work<T>, tellsIds: boolean): Promise<T> {
    const wanted = { floor: this.floor, tellsIds };
    const attempt = (server: Server) => this.attempt(server, wanted, work);
    const since = performance.now();
    return this.tracked(() => this.turns.run(() => this.attempts.onPrimary(attempt, since)));
  }

  private async attempt<T>(server: Server, wanted: Wanted, work: Work<T>): Promise<T> {
    try {
      const { result, sequence } = await transact(server, wanted, work);
      this.replicas.require(sequence);
      return result;
    } catch (error) {
      if (!(error instanceof Uncertain)) throw error;
      this.servers.suspect(server, error.cause);
      return (await this.settled(error)) as T;
    }
  }

  /** What was committed counts, though nobody heard of it; what was not may be tried again. */
  private async settled({ changes, result, cause }: Uncertain): Promise<unknown> {
    if (await this.wasKept(changes, cause)) {
      this.replicas.require(changes.lastSequence);
      return result;
    }
    throw isUnreachable(cause)
      ? cause
      : new StoreUnavailable("The store is unavailable: it refused to commit", { cause });
  }

  private async wasKept(changes: Uncertain["changes"], cause: unknown): Promise<boolean> {
    const isOutcomeUnknown = true;
    const reason = "The store failed while it committed, and cannot be asked whether it did";
    if (!changes.hasEntries) throw new StoreUnavailable(reason, { isOutcomeUnknown, cause });
    return this.attempts
      .onPrimary((server) => isKept(server, changes))
      .catch((error: unknown) => {
        throw new StoreUnavailable(reason, { isOutcomeUnknown, cause: error });
      });
  }

  private async tracked<T>(work: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new Error("Cannot use the store: it is closed");
    const running = work();
    this.running.add(running);
    try {
      return await running;
    } finally {
      this.running.delete(running);
    }
  }
}
