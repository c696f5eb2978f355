import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** What happens to the next statement that matches, once. */
export type Fault =
  /** The server does it, and nobody hears of it. */
  | "lose the answer"
  /** It never comes to the server. */
  | "lose the statement"
  /** The server does it, and from then on nothing goes through, as after {@link FaultyWire.freeze}. */
  | "fall silent"
  /** The server takes the transaction back and answers with this error. */
  | { readonly errno: number; readonly state: string };

/** Stands between a store and a database server, and spoils what goes through as it is told to. */
export class FaultyWire {
  readonly port: number;
  private readonly target: { readonly host: string; readonly port: number };
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private armed: { readonly text: string; readonly fault: Fault } | undefined;
  private isFrozen = false;
  /** How many statements with the armed text came. */
  met = 0;
  /** How many connections were made to it. */
  joined = 0;

  private constructor(server: Server, url: URL) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    this.target = { host: url.hostname, port: Number(url.port || 3306) };
    server.on("connection", (client) => this.join(client));
  }

  static async before(url: string): Promise<FaultyWire> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new FaultyWire(server, new URL(url));
  }

  /** The address with this in place of the server. */
  through(url: string): string {
    const parsed = new URL(url);
    parsed.port = String(this.port);
    parsed.hostname = "127.0.0.1";
    return parsed.href;
  }

  /** Spoils the next statement that ends with the text. */
  arm(text: string, fault: Fault): void {
    this.met = 0;
    this.armed = { text, fault };
  }

  /** From now on nothing goes through, and nobody is told; `false`: all goes on. */
  freeze(isFrozen = true): void {
    this.isFrozen = isFrozen;
    for (const socket of this.sockets) isFrozen ? socket.pause() : socket.resume();
  }

  /** All connections break; new ones are refused. */
  async down(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  async up(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, "127.0.0.1", resolve));
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket): void {
    this.joined++;
    const server = connect(this.target);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        this.sockets.delete(one);
        // A frozen one tells nobody.
        if (!this.isFrozen) other.destroy();
      });
      if (this.isFrozen) one.pause();
    }
    let forge: Buffer | undefined;
    client.on("data", (bytes: Buffer) => {
      const fault = this.faultFor(bytes);
      if (fault === undefined) return void server.write(bytes);
      if (fault === "lose the statement") return void client.destroy();
      if (fault === "lose the answer") {
        server.removeAllListeners("data");
        server.once("data", () => client.destroy());
        return void server.write(bytes);
      }
      if (fault === "fall silent") {
        server.write(bytes);
        return this.freeze();
      }
      forge = errorPacket(fault);
      return void server.write(renamed(bytes, "COMMIT", "ROLLBACK"));
    });
    server.on("data", (bytes: Buffer) => {
      client.write(forge ?? bytes);
      forge = undefined;
    });
  }

  private faultFor(bytes: Buffer): Fault | undefined {
    const { armed } = this;
    if (!armed || bytes[4] !== 3 || !bytes.includes(armed.text)) return undefined;
    this.met++;
    this.armed = undefined;
    return armed.fault;
  }
}

/** The packet of a command with another text at its end. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const body = Buffer.concat([bytes.subarray(4, bytes.length - from.length), Buffer.from(to)]);
  return Buffer.concat([header(body.length, bytes[3]!), body]);
}

function errorPacket({ errno, state }: { readonly errno: number; readonly state: string }): Buffer {
  const body = Buffer.concat([
    Buffer.from([0xff, errno & 0xff, errno >> 8]),
    Buffer.from(`#${state}refused on purpose`),
  ]);
  return Buffer.concat([header(body.length, 1), body]);
}

const header = (length: number, sequence: number): Buffer =>
  Buffer.from([length & 0xff, (length >> 8) & 0xff, length >> 16, sequence]);
