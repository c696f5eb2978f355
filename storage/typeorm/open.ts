import type { DataSource } from "typeorm";
import { type Address, type Host, readAddress } from "./address.ts";
import { DIALECTS, type Dialect } from "./dialect.ts";
import { explained, unreachable } from "./failures.ts";
import { type Limits, type SettledLimits, settleLimits } from "./limits.ts";
import { migrate } from "./migrations/mod.ts";
import { Server, type Which } from "./server.ts";
import { serverType } from "./server_type.ts";
import { type Place, Servers } from "./servers.ts";
import { fileSource, givenSource, type ServerAddress, type Source, serverSource } from "./sources.ts";
import { within } from "./within.ts";

/** Where records are kept: a DataSource of your own, connected or not, or an address; and how long is waited. */
export type TypeormStoreOptions = Limits &
  (
    | { readonly dataSource: DataSource }
    /**
     * `mysql://user:password@host/database`, `mariadb://…`, `sqlite:./calendar.db`. Of several hosts, as in
     * `mysql://a,b:3307,c/database`, the one that takes writes is found, and another one when it fails.
     */
    | { readonly url: string }
  );

/** How to come to a source, and what is there; `dialect` is settled only once it is connected. */
interface Connected {
  readonly source: Source;
  readonly dialect: Dialect;
}

/**
 * The servers of a store, none of them connected yet; a primary has the schema that this code needs.
 * @throws {TypeError | RangeError} for options that cannot be
 */
export const serversOf = (options: TypeormStoreOptions): Servers =>
  serversAt(options, (server) =>
    migrate(server).then(
      () => undefined,
      (error: unknown) => {
        throw explained(error, server.shown);
      },
    ),
  );

/** Connects, does the work with the schema as it is, and lets go. @throws {Error} that says what to do. */
export async function withDatabase<T>(url: string, work: (server: Server) => Promise<T>): Promise<T> {
  const servers = serversAt({ url }, async () => undefined);
  try {
    const server = await servers.primary(performance.now());
    return await work(server).catch((error: unknown) => {
      throw explained(error, server.shown);
    });
  } finally {
    await servers.close();
  }
}

function serversAt(options: TypeormStoreOptions, prepare: (server: Server) => Promise<void>): Servers {
  const address = "url" in options ? readAddress(options.url) : undefined;
  const limits = settleLimits({ ...address?.limits, ...options });
  const places = address
    ? placesOf(address, limits)
    : [
        placeOf({ shown: "the given DataSource", isOfSeveral: false }, limits, () =>
          atSource(options as { dataSource: DataSource }, limits),
        ),
      ];
  return new Servers(places, limits, prepare);
}

function placesOf(address: Address, limits: SettledLimits): readonly Place[] {
  const { shown } = address;
  if (address.type === "sqlite")
    return [placeOf({ shown, isOfSeveral: false }, limits, () => atFile(address.file, limits))];
  const isOfSeveral = address.hosts.length > 1;
  return address.hosts.map((host) =>
    placeOf({ shown: isOfSeveral ? `${host.host}:${host.port}` : shown, isOfSeveral }, limits, () =>
      atHost(address, host, limits),
    ),
  );
}

/** All that goes wrong there says what to do. */
const placeOf = (which: Which, limits: SettledLimits, connect: () => Promise<Connected>): Place => ({
  shown: which.shown,
  async open() {
    try {
      const { source, dialect } = await connect();
      return new Server(source, dialect, limits, which);
    } catch (error) {
      throw explained(error, which.shown);
    }
  },
});

async function atFile(file: string, limits: SettledLimits): Promise<Connected> {
  const source = await fileSource(file);
  await connected(source, limits, async () => undefined);
  return { source, dialect: DIALECTS.sqlite };
}

async function atSource(
  { dataSource }: { dataSource: DataSource },
  limits: SettledLimits,
): Promise<Connected> {
  const source = givenSource(dataSource);
  if (dataSource.options.type === "better-sqlite3") {
    await connected(source, limits, async () => undefined);
    return { source, dialect: DIALECTS.sqlite };
  }
  return { source, dialect: DIALECTS[await connected(source, limits, serverType)] };
}

/** Where the server is not what the address says, TypeORM is told so. */
async function atHost(address: ServerAddress, host: Host, limits: SettledLimits): Promise<Connected> {
  const first = await serverSource(address, host, address.type, limits);
  const type = await connected(first, limits, serverType);
  if (type === address.type) return { source: first, dialect: DIALECTS[type] };
  await first.close();
  const source = await serverSource(address, host, type, limits);
  await connected(source, limits, serverType);
  return { source, dialect: DIALECTS[type] };
}

/** Connects and asks, in the time that a connection may take; lets go of what fails. */
async function connected<T>(
  source: Source,
  { acquireTimeoutMs }: SettledLimits,
  ask: (source: Source) => Promise<T>,
): Promise<T> {
  const connecting = async (): Promise<T> => {
    if (!source.dataSource.isInitialized) await source.dataSource.initialize();
    return ask(source);
  };
  try {
    return await within(acquireTimeoutMs, connecting(), () => unreachable("the server does not answer"));
  } catch (error) {
    await source.close();
    throw error;
  }
}
