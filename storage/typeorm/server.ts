import type { DataSource } from "typeorm";
import type { Dialect } from "./dialect.ts";
import { unreachable } from "./failures.ts";
import type { SettledLimits } from "./limits.ts";
import { roleOf } from "./role.ts";
import { besideSource, type Source } from "./sources.ts";
import { type Found, type Fragment, type Sql, sql, sqlOver } from "./sql.ts";
import { sent } from "./statement.ts";
import { Totals } from "./totals.ts";
import { watched } from "./watch.ts";
import { type Connection, cutConnection } from "./wire.ts";
import { within } from "./within.ts";

/** A connection taken out of the pool: what runs on it is bounded in time. */
export interface Held {
  readonly on: Sql;
  /** Gives it back; with `false` it serves nobody any more. */
  release(isUsable?: boolean): Promise<void>;
}

/** What TypeORM's drivers of servers have beside what all have. */
interface Pooled {
  obtainMasterConnection(): Promise<Connection>;
}

/** Which server it is. */
export interface Which {
  /** The address without a password. */
  readonly shown: string;
  /** Whether it is one of several, of which another one may take its place. */
  readonly isOfSeveral: boolean;
}

/** One connected database server, or one file. */
export class Server {
  readonly dataSource: DataSource;
  readonly dialect: Dialect;
  readonly limits: SettledLimits;
  readonly shown: string;
  /** Each server's own: another one that takes over may lack the last writes. */
  readonly totals = new Totals();
  private readonly source: Source;
  private readonly isOfSeveral: boolean;
  private readonly trusted = new WeakSet<Connection>();
  private asking: Promise<boolean> | undefined;

  constructor(source: Source, dialect: Dialect, limits: SettledLimits, { shown, isOfSeveral }: Which) {
    this.source = source;
    this.isOfSeveral = isOfSeveral;
    this.dataSource = source.dataSource;
    this.dialect = dialect;
    this.limits = limits;
    this.shown = shown;
  }

  /** Runs the step on one connection. */
  async use<T>(step: (on: Sql) => Promise<T>): Promise<T> {
    const held = await this.hold();
    try {
      return await step(held.on);
    } finally {
      await held.release();
    }
  }

  /** `limitMs`: how long each statement may take on a server that is alive. */
  async hold(limitMs = this.limits.statementTimeoutMs): Promise<Held> {
    if (this.dialect.isSingle) return this.holdOnly();
    const connection = await this.connected();
    const cut = () => cutConnection(connection);
    const { silenceMs } = this.limits;
    const watch = { silenceMs, limitMs, isAlive: () => this.isAlive(), cut };
    const rows = (statement: Fragment) => watched(sent(connection, this.dataSource, statement), watch);
    const held: Held = {
      on: {
        dialect: this.dialect,
        all: rows as (statement: Fragment) => Promise<readonly Found[]>,
        run: rows,
      },
      async release(isUsable = true) {
        if (!isUsable) cut();
        connection.release();
      },
    };
    if (this.isOfSeveral && !this.trusted.has(connection)) await this.greet(connection, held);
    return held;
  }

  /** Whoever answers a new connection may have been restarted since it was looked at, and not be in its group. */
  private async greet(connection: Connection, { on, release }: Held): Promise<void> {
    try {
      if ((await roleOf(on)) === "apart") throw unreachable(`${this.shown} is not in its group`);
      this.trusted.add(connection);
    } catch (error) {
      await release(false);
      throw error;
    }
  }

  /** The one connection of a file. */
  private async holdOnly(): Promise<Held> {
    const runner = this.dataSource.createQueryRunner();
    await runner.connect();
    return { on: sqlOver(runner, this.dialect), release: () => runner.release() };
  }

  private async connected(): Promise<Connection> {
    const { acquireTimeoutMs } = this.limits;
    const connecting = (this.dataSource.driver as unknown as Pooled).obtainMasterConnection();
    const late = () => unreachable(`no connection became free within ${acquireTimeoutMs} ms`);
    try {
      return await within(acquireTimeoutMs, connecting, late);
    } catch (error) {
      // Should it still come, nobody waits for it any more.
      connecting.then((connection) => connection.release()).catch(() => undefined);
      throw error;
    }
  }

  /** Whether it answers, asked on a connection of its own, as those of the pool may all be busy. */
  isAlive(): Promise<boolean> {
    this.asking ??= this.ask((on) => on.all(sql("SELECT 1")))
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        this.asking = undefined;
      });
    return this.asking;
  }

  /** Asks a question beside the pool. */
  async ask<T>(question: (on: Sql) => Promise<T>): Promise<T> {
    const { silenceMs } = this.limits;
    const { dataSource, close } = await besideSource(this.dataSource);
    const answer = dataSource.initialize().then(() => question(sqlOver(dataSource, this.dialect)));
    try {
      return await within(silenceMs, answer, () => unreachable(`the server is silent for ${silenceMs} ms`));
    } finally {
      // Nobody has to wait for it.
      close().catch(() => undefined);
    }
  }

  close(): Promise<void> {
    return this.source.close();
  }
}
