import type { Api } from "./api.ts";
import type { Outcomes } from "./load.ts";

/** What is wrong with what was kept; all of them must be empty. */
export interface Findings {
  /** Acknowledged, and not there under their id. */
  readonly lost: string[];
  /** There without a part of them. */
  readonly half: string[];
  /** There several times. */
  readonly twice: string[];
  /** There, though a 503 said that nothing was kept. */
  readonly denied: string[];
}

interface Named {
  readonly venue?: string;
  readonly organizer?: string;
  readonly name?: string;
}

interface Kept {
  readonly id: number;
  readonly title: string;
  readonly venue?: Named;
  readonly organizer?: readonly Named[];
  readonly tags?: readonly Named[];
  readonly categories?: readonly Named[];
}

/** Reads all back: every acknowledged event by its id, and every event, venue and organizer that is listed. */
export async function check(api: Api, { acknowledged, refused }: Outcomes): Promise<Findings> {
  const findings: Findings = { lost: [], half: [], twice: [], denied: [] };
  for (const [mark, id] of acknowledged) {
    const { status, body } = await api.ask("GET", `/events/${id}`);
    if (status !== 200 || (body as Kept).title !== `Event ${mark}`) findings.lost.push(mark);
  }
  const seen = new Map<string, Kept>();
  for (const event of await all<Kept>(api, "events")) {
    const mark = event.title.replace("Event ", "");
    if (seen.has(mark)) findings.twice.push(mark);
    seen.set(mark, event);
    if (!isWhole(event, mark)) findings.half.push(mark);
    if (refused.has(mark)) findings.denied.push(mark);
  }
  for (const kind of ["venues", "organizers"] as const)
    for (const place of await all<Named>(api, kind)) {
      const mark = String(place.venue ?? place.organizer).replace(/^\w+ /, "");
      if (!seen.has(mark)) findings.half.push(`${kind} ${mark}`);
    }
  return findings;
}

function isWhole({ venue, organizer, tags, categories }: Kept, mark: string): boolean {
  const names = [venue?.venue, organizer?.[0]?.organizer, tags?.[0]?.name, categories?.[0]?.name];
  return names.join() === `Venue ${mark},Organizer ${mark},Tag ${mark},Chaos`;
}

async function all<T>(api: Api, kind: string): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { status, body } = await api.ask("GET", `/${kind}?per_page=50&page=${page}&start_date=2031-01-01`);
    if (status === 404) break;
    if (status !== 200) throw new Error(`cannot read ${kind} back: ${status} ${JSON.stringify(body)}`);
    const { total_pages, [kind]: records } = body as { total_pages: number; [kind: string]: unknown };
    found.push(...(records as T[]));
    pages = total_pages;
  }
  return found;
}
