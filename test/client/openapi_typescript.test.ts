/** The OpenAPI document through a public generator: its types compile and agree with what the service takes and gives. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import openapiTypescript, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE, newCalendar } from "./site.ts";

/** Below the project, so that the compiler finds its packages. */
const PLACE = resolve("node_modules/.cache");
let folder: string;

beforeAll(async () => {
  await mkdir(PLACE, { recursive: true });
  folder = await mkdtemp(join(PLACE, "openapi-"));
  const document = await (await newCalendar().handle(new Request(`${BASE}/doc`))).json();
  const generated = astToString(await openapiTypescript(document as never));
  await writeFile(join(folder, "api.ts"), generated);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler says of a program that uses the generated types. */
async function complaints(program: string): Promise<string> {
  const file = join(folder, "program.ts");
  await writeFile(file, `import type { paths, components } from "./api.ts";\n${program}`);
  const flags = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--exactOptionalPropertyTypes",
    "--target",
    "ES2022",
  ];
  const modules = ["--module", "ESNext", "--moduleResolution", "Bundler", "--allowImportingTsExtensions"];
  const types = ["--types", "node", "--lib", "ES2023,DOM,DOM.Iterable"];
  const tsc = resolve("node_modules/.bin/tsc");
  return promisify(execFile)(tsc, [...flags, ...modules, ...types, file]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const HELP = `
type Body<P extends keyof paths, M extends keyof paths[P]> =
  paths[P][M] extends { requestBody?: { content: { "application/json": infer B } } } ? B : never;
type Given<P extends keyof paths, M extends keyof paths[P]> =
  paths[P][M] extends { responses: { 200: { content: { "application/json": infer B } } } } ? B : never;
type Query<P extends keyof paths, M extends keyof paths[P]> =
  paths[P][M] extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
`;

describe("openapi-typescript", () => {
  it("makes types that agree with those of the typed client", { timeout: 120_000 }, async () => {
    const program = `${HELP}
import type { EventView, VenueView, OrganizerView, TermView } from "${resolve("src/client/mod.ts")}";
type Event = components["schemas"]["Event"];
declare const event: EventView;
declare const venue: VenueView;
declare const organizer: OrganizerView;
declare const term: TermView;
const id: number = (null as unknown as Given<"/events/{id}", "get">).id;
const total: number = (null as unknown as Given<"/events", "get">).total;
const next: string | undefined = (null as unknown as Given<"/events", "get">).next_rest_url;
const titles: string[] = (null as unknown as Given<"/events", "get">).events.map(({ title }) => title);
const name: Event["title"] = event.title;
const place: components["schemas"]["Venue"]["city"] | undefined = venue.city;
const mail: components["schemas"]["Organizer"]["email"] | undefined = organizer.email;
const slug: components["schemas"]["Term"]["slug"] = term.slug;
const flag: boolean | null = event.all_day satisfies Event["all_day"];
const body: Body<"/events", "post"> = { title: "x", start_date: "2031-01-01", end_date: "2031-01-02", all_day: true };
const change: Body<"/events/{id}", "patch"> = { cost: "5" };
const query: Query<"/events", "get"> = { per_page: 5, search: "x", start_date: "2031-01-01" };
export { id, total, next, titles, name, place, mail, slug, flag, body, change, query };`;
    expect(await complaints(program)).toBe("");
  });

  it("refuses what the service refuses", { timeout: 120_000 }, async () => {
    const said = await complaints(`${HELP}
export const missing: Body<"/events", "post"> = { title: "x" };
export const wrong: Body<"/venues", "post"> = { venue: 5 };
export const query: Query<"/events", "get"> = { per_page: "many" };
export const nowhere: keyof paths = "/nothing";`);
    const lines = [...said.matchAll(/^.*program\.ts\((\d+),/gm)].map(([, line]) => Number(line));
    expect(lines).toEqual([1, 2, 3, 4].map((line) => line + 1 + HELP.split("\n").length));
  });
});
