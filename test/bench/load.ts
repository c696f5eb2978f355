import { Pool } from "undici";

/** What to ask again and again. */
export interface Question {
  readonly method: "GET" | "POST";
  /** Below the address of the server; `n` counts all questions. */
  readonly path: (n: number) => string;
  readonly body?: (n: number) => string;
}

const CONNECTIONS = 8;
const HEADERS = { "content-type": "application/json", authorization: "key" };
let asked = 0;

/** Asks so many times over keep-alive connections; every connection waits for its answer before it asks again. */
export async function ask(url: string, { method, path, body }: Question, times: number): Promise<void> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const base = pathname.replace(/\/$/, "");
  let left = times;
  const headers = method === "POST" ? HEADERS : {};
  const keepAsking = async (): Promise<void> => {
    while (left-- > 0) {
      const n = asked++;
      const sent = { method, path: base + path(n), headers, body: body?.(n) ?? null };
      const { statusCode, body: answer } = await pool.request(sent);
      await answer.dump();
      if (statusCode >= 300) throw new Error(`${method} ${sent.path} was answered with ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  await pool.close();
}

/** The answer to the question as an object. */
export async function objectOf(url: string, { method, path, body }: Question): Promise<object> {
  const init = method === "POST" ? { method, headers: HEADERS, body: body!(asked) } : { method };
  return (await fetch(url + path(asked++), init)).json() as Promise<object>;
}
