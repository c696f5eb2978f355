import { Agent, request } from "undici";

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly etag: string;
  /** Of the record, as its entity tag names it; 0 where there is none. */
  readonly revision: number;
  readonly begun: number;
  readonly ended: number;
}

export interface Sent {
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks processes by turns, each request another one, and counts statuses. */
export class Client {
  readonly statuses = new Map<number, number>();
  readonly #agent = new Agent({ connections: 16 });
  readonly #urls: readonly string[];
  readonly #authorization: string;
  #turn = 0;

  constructor(urls: readonly string[], auth: string) {
    this.#urls = urls;
    this.#authorization = `Basic ${btoa(auth)}`;
  }

  async send(
    method: "GET" | "POST" | "PATCH",
    path: string,
    { data, headers = {} }: Sent = {},
  ): Promise<Answer> {
    const url = `${this.#urls[this.#turn++ % this.#urls.length]}/calendar/events/v1${path}`;
    const all = { authorization: this.#authorization, "content-type": "application/json", ...headers };
    const body = data === undefined ? null : JSON.stringify(data);
    const begun = performance.now();
    const answer = await request(url, { method, headers: all, body, dispatcher: this.#agent });
    const etag = String(answer.headers.etag ?? "");
    const content = (await answer.body.json()) as Answer["body"];
    const ended = performance.now();
    this.statuses.set(answer.statusCode, (this.statuses.get(answer.statusCode) ?? 0) + 1);
    const revision = Number(/^"r(\d+)-/.exec(etag)?.[1] ?? 0);
    return { status: answer.statusCode, body: content, etag, revision, begun, ended };
  }

  close(): Promise<void> {
    return this.#agent.close();
  }
}
