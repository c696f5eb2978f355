import { StoreUnavailable } from "../../src/errors.ts";
import { explained, isUnreachable, Silence } from "./failures.ts";
import type { SettledLimits } from "./limits.ts";
import { type Role, roleOf } from "./role.ts";
import type { Server } from "./server.ts";
import { pause } from "./within.ts";

/** A server that can be opened. */
export interface Place {
  readonly shown: string;
  open(): Promise<Server>;
}

/** How often a server among several is asked whether it still is what it was. */
const LOOK_MS = 2000;
const PAUSE_MS = 100;

/** One server, or several of which one at a time takes writes: finds it, and finds another when it is gone. */
export class Servers {
  readonly limits: SettledLimits;
  private readonly places: readonly Place[];
  private readonly open = new Map<Place, Promise<Server>>();
  private readonly prepare: (primary: Server) => Promise<void>;
  private current: Server | undefined;
  private last: Server | undefined;
  private search: Promise<Server> | undefined;
  private lostAt: number | undefined;
  private failure: { readonly error: unknown; readonly at: number } | undefined;
  private looks: ReturnType<typeof setInterval> | undefined;
  private replicas: readonly Server[] = [];

  /** `prepare`: what has to be done on a server before it is written to for the first time. */
  constructor(places: readonly Place[], limits: SettledLimits, prepare: (primary: Server) => Promise<void>) {
    this.places = places;
    this.limits = limits;
    this.prepare = prepare;
  }

  /**
   * The server that takes writes. Where it has gone this waits for it, or another one, to come, but altogether no
   * longer than `acquireTimeoutMs`: whoever comes later, or has waited since, is refused when a look finds nothing.
   * @throws {StoreUnavailable}
   */
  async primary(since: number): Promise<Server> {
    while (!this.current) {
      this.lostAt ??= performance.now();
      const end = Math.min(since, this.lostAt) + this.limits.acquireTimeoutMs;
      // Found out while this one was waiting: no need to look again.
      if (this.failure && this.failure.at > Math.max(since, end)) throw this.failure.error;
      try {
        return await this.searched();
      } catch (error) {
        this.failure = { error, at: performance.now() };
        if (!(error instanceof StoreUnavailable) || performance.now() > end) throw error;
      }
      await pause(PAUSE_MS);
    }
    return this.current;
  }

  private searched(): Promise<Server> {
    this.search ??= this.find().finally(() => {
      this.search = undefined;
    });
    return this.search;
  }

  /** Servers that take no writes and answered when they were last asked. */
  get others(): readonly Server[] {
    return this.replicas;
  }

  /** Something went wrong there: before it is used again it is looked at. */
  suspect(server: Server, error?: unknown): void {
    if (error instanceof Silence && this.current === server) {
      this.lostAt ??= error.since;
      this.failure = { error: new StoreUnavailable(error.message, { cause: error }), at: performance.now() };
    }
    if (this.current === server) this.current = undefined;
    this.replicas = this.replicas.filter((one) => one !== server);
  }

  async close(): Promise<void> {
    clearInterval(this.looks);
    await this.search?.catch(() => undefined);
    const opened = await Promise.allSettled(this.open.values());
    await Promise.all(opened.map((one) => one.status === "fulfilled" && one.value.close()));
  }

  private async find(): Promise<Server> {
    const found = this.places.length === 1 ? await this.onlyOne() : await this.writable();
    this.lostAt = this.failure = undefined;
    this.current = this.last = found;
    if (this.places.length > 1) this.keepLooking();
    return found;
  }

  private async onlyOne(): Promise<Server> {
    const [place] = this.places as [Place];
    const isKnown = this.open.has(place);
    const server = await this.opened(place);
    // Opening has just shown it; and with a file there is nothing to ask.
    if (isKnown && !server.dialect.isSingle && !(await server.isAlive()))
      throw new StoreUnavailable(`The store is unavailable: ${place.shown} does not answer`);
    return this.prepared(server);
  }

  /** The first that takes writes; of those that do not the ones that can be read from are remembered. */
  private async writable(): Promise<Server> {
    const looks = await Promise.allSettled(this.places.map((place) => this.look(place)));
    const seen = looks.flatMap((look) => (look.status === "fulfilled" ? [look.value] : []));
    const primaries = seen.filter(({ role }) => role === "primary");
    // Whoever was it stays it: of two that take writes, one may be a former one that came back with old data.
    const primary = primaries.find(({ server }) => server === this.last) ?? primaries[0];
    this.replicas = seen.filter(({ role }) => role === "replica").map(({ server }) => server);
    if (primary) return this.prepared(primary.server);
    const errors = looks.flatMap((look) => (look.status === "rejected" ? [look.reason as unknown] : []));
    const wrong = errors.find((error) => !(error instanceof StoreUnavailable) && !isUnreachable(error));
    if (wrong !== undefined && seen.length === 0) throw wrong;
    throw new StoreUnavailable("The store is unavailable: none of its servers takes writes", {
      cause: new AggregateError(errors),
    });
  }

  private async look(place: Place): Promise<{ readonly server: Server; readonly role: Role }> {
    const server = await this.opened(place);
    try {
      return { server, role: await server.ask(roleOf) };
    } catch (error) {
      throw explained(error, place.shown);
    }
  }

  /** Opened once; an attempt that failed is not the last. */
  private opened(place: Place): Promise<Server> {
    const known = this.open.get(place);
    if (known) return known;
    const opening = place.open().catch((error: unknown) => {
      this.open.delete(place);
      throw error;
    });
    this.open.set(place, opening);
    return opening;
  }

  private readonly preparations = new WeakMap<Server, Promise<void>>();

  private async prepared(server: Server): Promise<Server> {
    const preparing = this.preparations.get(server) ?? this.prepare(server);
    this.preparations.set(server, preparing);
    await preparing.catch((error: unknown) => {
      this.preparations.delete(server);
      throw error;
    });
    return server;
  }

  /** A primary may become a replica without failing anything, and new replicas come. */
  private keepLooking(): void {
    this.looks ??= setInterval(() => {
      const { current } = this;
      if (!current || this.search) return;
      this.searched().catch(() => this.suspect(current));
    }, LOOK_MS).unref();
  }
}
