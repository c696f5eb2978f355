/** Bodies that cannot be read: 400, 413 or 415, and nothing is written. */
import { afterEach, describe, expect, it } from "vitest";
import { KINDS, least, Site } from "../properties/site.ts";
import { GENEROUS, slowdown } from "./timing.ts";

const JSON_TYPE = { "content-type": "application/json" };
const ROUTES = KINDS.flatMap((kind) => [
  ["POST", `/${kind}`],
  ["PUT", `/${kind}/1`],
  ["PATCH", `/${kind}/1`],
  ["POST", `/${kind}/1`],
]);
const MIB = 1024 * 1024;

const site = new Site();
for (const kind of KINDS) await site.make(kind, least(kind, "First"));
const untouched = await site.store.version();
afterEach(async () => expect(await site.store.version()).toBe(untouched));

const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  site.send("POST", path, { as: "admin", body, headers });

const MALFORMED = [
  ...[
    "{",
    "}",
    '{"title"',
    '{"title":}',
    '{"title":"a",}',
    "{title:1}",
    "{'title':1}",
    '{"title":"a"}}',
    "nul",
    "[1,",
  ],
  ...[
    '{"a":01}',
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":"\u0001"}',
    '{"a":"\n"}',
    '{"a":"\\x"}',
    '{"a":"\\u12"}',
    '{"a":undefined}',
  ],
  ...[
    '{"a":1}\0',
    "\0",
    " ",
    "/**/{}",
    '{"a":1}{"b":2}',
    "title=a",
    "<a/>",
    '{"a":"',
    "{\u00a0}",
    "{\ufeff}",
  ],
  ...["[]", "[{}]", "1", "true", "null", '"text"', '"{}"', "[[1,2],[3]]", "-0", "1e999"],
];

describe("JSON that is no object", () => {
  it.each(ROUTES)("%s %s answers 400 rest_invalid_json", async (method, path) => {
    for (const body of MALFORMED) {
      const { status, body: said } = await site.send(method!, path!, {
        as: "admin",
        body,
        headers: JSON_TYPE,
      });
      expect({ body, status, code: said.code }).toEqual({ body, status: 400, code: "rest_invalid_json" });
    }
  });

  const bytes = (...list: number[]) =>
    new Uint8Array([...new TextEncoder().encode('{"title":"'), ...list, 34, 125]);
  it.each([
    ["a lone continuation byte", bytes(0x80)],
    ["a byte that never occurs", bytes(0xff)],
    ["an overlong slash", bytes(0xc0, 0xaf)],
    ["a surrogate", bytes(0xed, 0xa0, 0x80)],
    ["a cut character", bytes(0xf0, 0x9f, 0x98)],
    ["beyond Unicode", bytes(0xf4, 0x90, 0x80, 0x80)],
    ["Latin-1", bytes(0x43, 0x61, 0x66, 0xe9)],
    ["UTF-16", new Uint8Array(Buffer.from('{"title":"a"}', "utf16le"))],
  ])("%s is not UTF-8: 400", async (_, body) => {
    for (const kind of KINDS) expect((await post(`/${kind}`, body)).body.code).toBe("rest_invalid_json");
  });

  const DEPTH = 10_000;
  it.each([
    ["lists", "[".repeat(DEPTH) + "]".repeat(DEPTH)],
    ["objects", `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
    ["lists in a field", `{"venue":${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`],
    ["objects in a field", `{"venue":${'{"venue":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}}`],
    ["lists that never end", `{"title":${"[".repeat(100 * DEPTH)}`],
    ["both by turns", `{"title":${'[{"a":'.repeat(DEPTH)}1${"}]".repeat(DEPTH)}}`],
  ])("10,000 %s deep: 400", async (_, body) => {
    for (const kind of KINDS) expect((await post(`/${kind}`, body)).body.code).toBe("rest_invalid_json");
    const flat = JSON.stringify({ title: "x".repeat(Math.min(body.length, MIB - 100)) });
    expect(
      await slowdown(
        () => post("/events", body),
        () => post("/events", flat),
      ),
    ).toBeLessThan(GENEROUS);
  });

  it("brackets in a text are no depth", async () => {
    const description = '[{"'.repeat(DEPTH);
    expect((await post("/events", JSON.stringify({ description }))).body.code).toBe(
      "rest_missing_callback_param",
    );
  });
});

describe("bodies over the limit", () => {
  const large = JSON.stringify({ title: "x".repeat(2 * MIB) });

  it.each(ROUTES)("%s %s answers 413 by content-length, without reading", async (method, path) => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const headers = { ...JSON_TYPE, "content-length": String(2 * MIB) };
    const { status, body: said } = await site.send(method!, path!, { as: "admin", body, headers });
    expect([status, said.code]).toEqual([413, "rest_body_too_large"]);
    expect(pulled).toBeLessThan(3);
  });

  it.each(["0", "10", "-1", "abc", "1e1", ""])(
    "by stream, whatever content-length says (%j)",
    async (length) => {
      let pulled = 0;
      let cancelled = false;
      const body = new ReadableStream({
        pull(controller) {
          pulled++;
          controller.enqueue(new Uint8Array(64 * 1024));
        },
        cancel() {
          cancelled = true;
        },
      });
      const { status } = await post("/events", body, { ...JSON_TYPE, "content-length": length });
      expect([status, cancelled]).toEqual([413, true]);
      expect(pulled).toBeLessThan(20);
    },
  );

  it("in every encoding", async () => {
    const form = new FormData();
    form.append("title", "x".repeat(2 * MIB));
    expect((await post("/events", large)).status).toBe(413);
    expect((await post("/events", new URLSearchParams({ title: large }), {})).status).toBe(413);
    expect((await post("/events", form, {})).status).toBe(413);
    expect((await post("/events", large, { "content-type": "text/plain" })).status).toBe(413);
  });

  it("a body of the limit itself is read", async () => {
    const empty = JSON.stringify({ x: "" }).length;
    const body = JSON.stringify({ x: "x".repeat(MIB - empty) });
    expect((await post("/events", body)).body.code).toBe("rest_missing_callback_param");
    expect((await post("/events", `${body} `)).status).toBe(413);
  });
});

describe("broken multipart and strange content types", () => {
  const head = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n';
  it.each([
    ["", "multipart/form-data"],
    ["no boundary", "multipart/form-data; boundary=b"],
    [head, "multipart/form-data; boundary=b"],
    [`${head}a\r\n--b`, "multipart/form-data; boundary=b"],
    [`${head}a\r\n--b--`, "multipart/form-data"],
    [`${head}a\r\n--b--`, "multipart/form-data; boundary="],
    [`${head}a\r\n--b--`, `multipart/form-data; boundary=${"b".repeat(300)}`],
    ["--b\r\n\r\na\r\n--b--\r\n", "multipart/form-data; boundary=b"],
    [
      '--b\r\nContent-Disposition: form-data; name="title\r\n\r\na\r\n--b--\r\n',
      "multipart/form-data; boundary=b",
    ],
  ])("%j as %s is a 400", async (body, type) => {
    expect((await post("/events", body, { "content-type": type })).status).toBe(400);
  });

  it.each([
    "text/plain",
    "application/xml",
    "json",
    "",
    "application/json-patch",
    ";",
    "a/b/c",
    "application/\u00ff",
  ])("%j is a 415", async (type) => {
    const { status } = await post("/events", new TextEncoder().encode("{}"), { "content-type": type });
    expect(status).toBe(415);
  });
});
