import { Agent, request } from "undici";

/** Requests on their way at once. */
export const IN_FLIGHT = 8;

const NAMESPACE = "/calendar/events/v1";

export interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** Asks one calendar over HTTP, with credentials (`name:password`) or without. Close it at the end. */
export class Client {
  private readonly agent = new Agent({ connections: IN_FLIGHT });
  private readonly root: string;
  private readonly headers: Record<string, string>;

  constructor(base: string, credentials?: string) {
    this.root = base.replace(/\/+$/, "") + NAMESPACE;
    this.headers = credentials === undefined ? {} : { authorization: `Basic ${btoa(credentials)}` };
  }

  /** `path` is below the namespace, or a whole address that the service gave. */
  async send(method: "GET" | "POST", path: string, data?: object): Promise<Received> {
    const address = path.startsWith("/") ? this.root + path : path;
    const headers =
      data === undefined ? this.headers : { ...this.headers, "content-type": "application/json" };
    const body = data === undefined ? null : JSON.stringify(data);
    const answer = await request(address, { method, headers, body, dispatcher: this.agent });
    return { status: answer.statusCode, body: await answer.body.json() };
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.send("GET", path);
    if (answer.status !== 200) throw unexpected(`GET ${path}`, answer);
    return answer.body as T;
  }

  close(): Promise<void> {
    return this.agent.close();
  }
}

/** An answer that the script cannot go on with. */
export const unexpected = (request: string, { status, body }: Received): Error =>
  new Error(`Cannot go on after ${request}: ${status} ${JSON.stringify(body)}`);
