/** Whatever plugins say to clients, they say in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { webhooks } from "../../adapters/webhooks.ts";
import type { CalendarError, Field, Plugin, Shape } from "../../src/mod.ts";
import { readQuery } from "../../src/plugin_kit.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { bearerAuth } from "../../src/plugins/bearer_auth.ts";
import { cors } from "../../src/plugins/cors.ts";
import { geolocation } from "../../src/plugins/geolocation.ts";
import { icalFeed } from "../../src/plugins/ical_feed.ts";
import { rateLimit } from "../../src/plugins/rate_limit.ts";
import { tickets } from "../../src/plugins/tickets.ts";
import { en } from "../../src/texts/en.ts";
import { LANGUAGES, type Language, loadTexts } from "../../src/texts/mod.ts";
import { call, fair, type Got, makeSite } from "../decisions/site.ts";

const PLUGINS: readonly Plugin[] = [
  basicAuth({ users: [{ id: 1, name: "ann", role: "editor", password: "p" }] }),
  bearerAuth({ keys: [{ id: 1, role: "editor", key: "k" }] }),
  cors(),
  geolocation(),
  icalFeed({ privateFeeds: true }),
  rateLimit(),
  tickets(),
  webhooks(),
];

const OWN = "src/plugins";
const files = readdirSync(OWN, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

/** Every node of the sources of plugins for which `wanted` holds, as it is written. */
function nodes<N extends ts.Node>(wanted: (node: ts.Node) => node is N): { node: N; place: string }[] {
  return files.flatMap((name) => {
    const source = ts.createSourceFile(
      name,
      readFileSync(join(OWN, name), "utf8"),
      ts.ScriptTarget.ES2022,
      true,
    );
    const found: { node: N; place: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (wanted(node)) found.push({ node, place: `${name}: ${node.getText()}` });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

const membersOf = (node: ts.ObjectLiteralExpression): Map<string, ts.Expression> =>
  new Map(
    node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) ? [[one.name.getText(), one.initializer] as const] : [],
    ),
  );
const isSentence = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** All fields that plugins define. */
const fieldsOf = ({ data = {}, events, routes = [] }: Plugin): [string, Field][] => {
  const shapes: (Shape | undefined)[] = [data.event?.input, data.venue?.input, data.organizer?.input];
  shapes.push(events?.query, ...routes.flatMap(({ query, body }) => [query, body]));
  return shapes.flatMap((shape = {}) => Object.entries(shape));
};

const GARBAGE = ["x\u0000<", "", "0", -1, 1e99, Number.NaN, true, {}, [{}], [[]], null];

/** What is said of a field that holds a wrong value; undefined when it is right. */
async function complaint(field: Field, value: unknown, language: Language): Promise<string | undefined> {
  try {
    readQuery({ field }, { field: value }).check(await loadTexts(language));
    return undefined;
  } catch (error) {
    const { params } = (error as CalendarError).options.data as { params: { field: string } };
    return params.field;
  }
}

describe("what plugins say", () => {
  it("is looked at for all plugins that there are", () => {
    const named = files.filter((name) => !name.includes("/")).map((name) => name.replace(".ts", ""));
    expect(PLUGINS.map(({ name }) => name)).toEqual([...named, "webhooks"].sort());
  });

  it("is never written in some of the languages only", () => {
    const all = nodes(ts.isObjectLiteralExpression).filter(({ node }) => membersOf(node).has("en"));
    expect(all.length).toBeGreaterThan(30);
    for (const { node, place } of all)
      expect([...membersOf(node).keys()].sort(), place).toEqual([...LANGUAGES].sort());
  });

  it("is never a bare sentence", () => {
    const errors = nodes(ts.isNewExpression).filter(
      ({ node }) => node.expression.getText() === "CalendarError",
    );
    expect(errors.length).toBeGreaterThan(5);
    for (const { node, place } of errors) {
      const [, options] = node.arguments ?? [];
      const members = options && ts.isObjectLiteralExpression(options) ? membersOf(options) : undefined;
      expect(isSentence(members?.get("message")), place).toBe(false);
    }
    for (const { node, place } of nodes(ts.isCallExpression)) {
      const [, said] = node.arguments;
      if (!/problems\.add$/.test(node.expression.getText()) || !isSentence(said)) continue;
      expect(Object.keys(en.problems), place).toContain((said as ts.StringLiteralLike).text);
    }
  });

  const fields = PLUGINS.flatMap((plugin) =>
    fieldsOf(plugin).map(([name, field]) => [`${plugin.name} ${name}`, field] as const),
  );

  it.each(fields)("of wrong values of %s is another sentence in every language", async (_name, field) => {
    for (const value of GARBAGE) {
      const all = await Promise.all(LANGUAGES.map((language) => complaint(field, value, language)));
      expect(new Set(all).size, String(all)).toBe(all[0] === undefined ? 1 : LANGUAGES.length);
    }
  });
});

/** The sentences of one refusal, in each language. */
async function inEach(
  plugins: () => readonly Plugin[],
  ask: (site: ReturnType<typeof makeSite>) => Promise<Got>,
) {
  const all = LANGUAGES.map(async (language) => {
    const got = await ask(makeSite({ plugins: plugins(), language }));
    expect(got.status).toBeGreaterThanOrEqual(400);
    return String(Object.values((got.at("data.params") as object | undefined) ?? {})[0] ?? got.at("message"));
  });
  const sentences = await Promise.all(all);
  expect(new Set(sentences).size, sentences.join("\n")).toBe(LANGUAGES.length);
  return sentences;
}

describe("refusals of plugins are said in the client's language:", () => {
  const SEAT = { name: "Seat", price: "1" };
  it.each([
    [[SEAT, { name: "x" }]],
    [{}],
    [{ ...SEAT, currency: "euro" }],
    [{ ...SEAT, available: -1 }],
    [{ ...SEAT, url: "javascript:alert(1)" }],
    [{ ...SEAT, sale_start: "2027-02-30 10:00:00" }],
    [{ ...SEAT, sale_start: "2027-02-02 10:00:00", sale_end: "2027-02-01 10:00:00" }],
    ["x"],
    [Array.from({ length: 101 }, () => SEAT)],
  ])("tickets %j", async (wrong) => {
    await inEach(
      () => [tickets()],
      (site) => fair(site, { tickets: wrong }),
    );
  });

  it("tickets, for example", async () => {
    const sentences = await inEach(
      () => [tickets()],
      (site) => fair(site, { tickets: [SEAT, { name: "x" }] }),
    );
    expect(sentences[1]).toBe(
      'tickets: muss eine Liste von Karten sein: bei Nummer 2 muss price eine Dezimalzahl wie "12.50" sein',
    );
  });

  it.each([
    [{ url: "ftp://example.org" }],
    [{ url: "http://127.0.0.1/" }],
    [{ url: "x" }],
    [{}],
    [{ url: "https://example.org/", kinds: "nothing" }],
  ])("webhooks %j", async (body) => {
    await inEach(
      () => [webhooks()],
      (site) => call(site, "POST webhooks", { as: "admin", body }),
    );
  });

  it.each(["webhooks", "feeds"])("%s that are not there", async (path) => {
    const both = () => [webhooks(), icalFeed({ privateFeeds: true })];
    await inEach(both, (site) => call(site, `DELETE ${path}/abc`, { as: "admin" }));
  });

  it("too many requests", async () => {
    await inEach(
      () => [rateLimit({ limit: 1 })],
      async (site) => {
        await call(site, "GET events", { as: "admin" });
        return call(site, "GET events", { as: "admin" });
      },
    );
  });

  it("too many private feeds", async () => {
    await inEach(
      () => [icalFeed({ privateFeeds: true })],
      async (site) => {
        for (let made = 0; made < 50; made++) await call(site, "POST feeds", { as: "admin", body: {} });
        return call(site, "POST feeds", { as: "admin", body: {} });
      },
    );
  });
});
