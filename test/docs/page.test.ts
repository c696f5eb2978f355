/** `GET {ns}/doc` for people: who gets the page, and that it tells all of the OpenAPI document. */
import { describe, expect, it } from "vitest";
import { createCalendar, type Language } from "../../src/mod.ts";
import { icalFeed } from "../../src/plugins/ical_feed.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr"];
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const calendar = createCalendar({ store: memoryStore(), language: LANGUAGES, plugins: [icalFeed()] });

function ask(accept: string | undefined, headers: Record<string, string> = {}, method = "GET") {
  const url = "https://example.org/calendar/events/v1/doc";
  const own = { ...(accept === undefined ? {} : { accept }), ...headers };
  return calendar.handle(new Request(url, { method, headers: own }));
}

interface Described {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

describe("which of them is given", () => {
  it.each([
    [undefined, "json"],
    ["*/*", "json"],
    ["application/json", "json"],
    ["application/json, text/html", "json"],
    ["text/html;q=0.5, application/json;q=0.6", "json"],
    ["text/html;q=0, */*", "json"],
    ["image/png", "json"],
    ["", "json"],
    [BROWSER, "html"],
    ["TEXT/HTML", "html"],
    ["text/*, application/json;q=0.9", "html"],
    ["application/json;q=0.2, text/html ; q=0.3", "html"],
    ["text/css,*/*;q=0.1", "css"],
  ])("accept: %s → %s", async (accept, kind) => {
    // Twice: ready answers must keep them apart too.
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await ask(accept);
      expect([status, headers.get("content-type")]).toEqual([200, expect.stringContaining(`/${kind};`)]);
      expect(headers.get("vary")?.split(", ")).toContain("Accept");
    }
  });

  it("the page has a tag of its own, and HEAD and conditions work", async () => {
    const [page, json] = [await ask(BROWSER), await ask("*/*")];
    const etag = page.headers.get("etag")!;
    expect(etag).not.toBe(json.headers.get("etag"));
    expect((await ask(BROWSER, { "if-none-match": etag })).status).toBe(304);
    expect((await ask("*/*", { "if-none-match": etag })).status).toBe(200);
    const head = await ask(BROWSER, {}, "HEAD");
    expect([await head.text(), head.headers.get("content-type")]).toEqual(["", "text/html; charset=utf-8"]);
  });

  it("other routes do not vary by it", async () => {
    const url = "https://example.org/calendar/events/v1/events";
    const { headers } = await calendar.handle(new Request(url, { headers: { accept: BROWSER } }));
    expect(headers.get("content-type")).toContain("json");
    expect(headers.get("vary")).not.toMatch(/\bAccept(?:,|$)/);
  });
});

describe.each(LANGUAGES)("the page in %s", (language) => {
  it("tells every route, parameter, answer and shape of the document", async () => {
    const at = { "accept-language": language };
    const page = await (await ask(BROWSER, at)).text();
    const document = (await (await ask("*/*", at)).json()) as {
      paths: Record<string, Record<string, Described>>;
      components: { schemas: object };
    };
    expect(page).toContain(`<html lang="${language}">`);
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(page).toContain(`<code>${path}</code>`);
      for (const { summary, parameters } of Object.values(operations)) {
        expect(page).toContain(escaped(summary));
        for (const { name, description } of parameters) {
          expect(page).toContain(`<code>${name}</code>`);
          expect(page).toContain(escaped(description));
        }
      }
    }
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="shape-${name}"`);
  });

  it("has no script, no handler and no address of another origin, and all its anchors lead somewhere", async () => {
    const page = await (await ask(BROWSER, { "accept-language": language })).text();
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i);
    const links = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
    for (const link of links.filter((one) => !["?style", "data:,"].includes(one)))
      expect(page).toContain(`id="${link.replace(/^#/, "")}"`);
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
