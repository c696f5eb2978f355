import type { Api } from "./api.ts";

/** What became of a write, by the mark that it carries. */
export interface Outcomes {
  /** Answered with 201: the event's id. */
  readonly acknowledged: Map<string, number>;
  /** Answered with a clean 503 that promises that nothing is kept. */
  readonly refused: Set<string>;
  /** Answered with a clean 503 that says that it may be kept. */
  readonly unknown: Set<string>;
  /** No answer came: the server process was killed. */
  readonly unanswered: Set<string>;
  /** Anything else, as a text: there must be none. */
  readonly wrong: string[];
}

const WRITERS = 4;
const PATIENCE_MS = 120_000;

/** Clients that create linked events without a pause, one request at a time each. */
export class Load {
  readonly outcomes: Outcomes = {
    acknowledged: new Map(),
    refused: new Set(),
    unknown: new Set(),
    unanswered: new Set(),
    wrong: [],
  };
  /** The longest that an answer of 503 took, milliseconds. */
  slowestRefusalMs = 0;
  private readonly api: Api;
  private readonly writers: Promise<void>[];
  private isOver = false;
  private made = 0;
  /** The number of the newest mark that was acknowledged. */
  private newest = 0;
  private last = "none";

  constructor(api: Api) {
    this.api = api;
    this.writers = Array.from({ length: WRITERS }, () => this.write());
  }

  /** Resolves at the next write that is begun from now on and acknowledged; rejects when none is for minutes. */
  async nextWrite(): Promise<void> {
    const from = this.made;
    for (let end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (this.newest > from) return;
    }
    throw new Error(`no write was acknowledged for ${PATIENCE_MS / 1000} s; the last answer: ${this.last}`);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  private async write(): Promise<void> {
    while (!this.isOver) {
      const mark = `m${++this.made}`;
      const begun = performance.now();
      try {
        const { status, headers, body } = await this.api.ask("POST", "/events", eventOf(mark));
        if (this.sort(mark, status, headers, body as Body)) continue;
        this.slowestRefusalMs = Math.max(this.slowestRefusalMs, performance.now() - begun);
      } catch (error) {
        if ((error as Error).name === "TimeoutError") this.outcomes.wrong.push(`${mark}: no answer in time`);
        else this.outcomes.unanswered.add(mark);
        this.last = String(error);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Whether it was acknowledged. */
  private sort(mark: string, status: number, headers: Headers, body: Body): boolean {
    const { acknowledged, refused, unknown, wrong } = this.outcomes;
    this.last = `${status} ${JSON.stringify(body).slice(0, 200)}`;
    if (status === 201) {
      acknowledged.set(mark, Number(body.id));
      this.newest = Math.max(this.newest, Number(mark.slice(1)));
      return true;
    }
    const isClean = status === 503 && Number(headers.get("retry-after")) >= 1 && body.data?.status === 503;
    if (isClean && body.code === "service_unavailable") refused.add(mark);
    else if (isClean && body.code === "write_outcome_unknown") unknown.add(mark);
    else wrong.push(`${mark}: ${this.last}`);
    return false;
  }
}

interface Body {
  readonly id?: number;
  readonly code?: string;
  readonly data?: { readonly status?: number };
}

/** An event that is only whole with its venue, organizer, tag and category. */
function eventOf(mark: string): object {
  return {
    title: `Event ${mark}`,
    start_date: "2031-05-01 10:00:00",
    end_date: "2031-05-01 12:00:00",
    venue: { venue: `Venue ${mark}` },
    organizer: { organizer: `Organizer ${mark}` },
    tags: [`Tag ${mark}`],
    categories: ["Chaos"],
  };
}
