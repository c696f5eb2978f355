import { Addresses } from "./addresses.ts";
import { ANONYMOUS, type Caller, canEditAll, ownsRecords } from "./caller.ts";
import { fromEpoch } from "./dates/mod.ts";
import type { Answer, Incoming } from "./http.ts";
import { editsOf } from "./rights.ts";
import type { Route } from "./routes.ts";
import type { Raw } from "./schema/field.ts";
import type { Settings } from "./settings.ts";
import type { Gate, Store } from "./store.ts";
import type { Texts } from "./texts/mod.ts";

interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly caller: Caller;
  readonly addresses: Addresses;
  readonly texts: Texts;
  /** All that can be asked here, routes of plugins included. */
  readonly routes: readonly Route[];
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Raw;
  /** Data of a write, the body laid over the query; read when first asked for. */
  readonly data: () => Promise<Raw>;
  readonly header: (name: string) => string | null;
  /** Undefined for calls in process. */
  readonly incoming: Incoming | undefined;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Performs a request of the same caller on the same road; what it throws is no refusal. */
  readonly ask?: (incoming: Incoming, store: Store) => Promise<Answer>;
}

let last = { second: Number.NaN, text: "" };

/** Many requests come in one second, and each has several contexts. */
function textOf(second: number): string {
  if (second !== last.second) last = { second, text: fromEpoch(second) };
  return last.text;
}

/** All that a handler gets: one request of one caller at one moment. */
export class Context {
  readonly settings: Settings;
  readonly store: Store;
  readonly caller: Caller;
  readonly addresses: Addresses;
  readonly texts: Texts;
  readonly routes: readonly Route[];
  readonly params: Readonly<Record<string, string>>;
  readonly query: Raw;
  readonly data: () => Promise<Raw>;
  readonly header: (name: string) => string | null;
  readonly incoming: Incoming | undefined;
  readonly nowMs: number;
  readonly ask: NonNullable<Parts["ask"]>;
  /** The moment of the request, UTC. */
  readonly now: string;
  /** What the caller may see. */
  readonly gate: Gate;
  /** Set when the answer depends on the moment beyond the day and the publication of records: it is not kept. */
  isMomentary = false;
  readonly #parts: Parts;
  #opened: WeakMap<object, Promise<boolean>> | undefined;
  /** So many hashes it may still be tried on. */
  passwordTries = 10;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.settings = parts.settings;
    this.store = parts.store;
    this.caller = parts.caller;
    this.addresses = parts.addresses;
    this.texts = parts.texts;
    this.routes = parts.routes;
    this.params = parts.params;
    this.query = parts.query;
    this.data = parts.data;
    this.header = parts.header;
    this.incoming = parts.incoming;
    this.nowMs = parts.nowMs;
    this.ask = parts.ask ?? (() => Promise.reject(new TypeError("Requests inside of others need HTTP")));
    this.now = textOf(Math.floor(parts.nowMs / 1000));
    const { id } = parts.caller;
    this.gate = {
      now: this.now,
      everything: canEditAll(parts.caller),
      author: ownsRecords(parts.caller) && id !== ANONYMOUS.id ? id : undefined,
      edits: editsOf(parts.caller),
    };
  }

  /** The same request with other parts. */
  with(parts: Partial<Parts>): Context {
    return new Context({ ...this.#parts, ...parts });
  }

  /** The same request inside a transaction. */
  inside(store: Store): Context {
    return this.with({ store });
  }

  /** The same request under another namespace of the deployment. */
  under(namespace: string): Context {
    const { site, root } = this.addresses;
    return this.with({ addresses: new Addresses(site, root, namespace, this.settings) });
  }

  /** What the password sent along has opened so far: checking one is dear. */
  get opened(): WeakMap<object, Promise<boolean>> {
    this.#opened ??= new WeakMap();
    return this.#opened;
  }

  /** The password sent along: in the header, where logs do not see it, or as a parameter. */
  get password(): string | undefined {
    const sent = this.header("x-event-password") || this.query.password;
    return typeof sent === "string" && sent !== "" ? sent : undefined;
  }

  /** Whether raw texts were asked for. */
  get isEditing(): boolean {
    return this.query.context === "edit";
  }
}
