import { describe, expect, it } from "vitest";
import { unparse } from "../../adapters/node/parsed_body.ts";

const FORM = "application/x-www-form-urlencoded; charset=utf-8";
const text = (parsed: unknown, type: string): string | undefined => {
  const bytes = unparse(parsed, type);
  return bytes && Buffer.from(bytes).toString();
};
const form = (parsed: unknown): string => decodeURIComponent(text(parsed, FORM) ?? "");

describe("unparse", () => {
  it("leaves bytes and texts as they are", () => {
    const bytes = new Uint8Array([0, 255]);
    expect(unparse(bytes, "application/json")).toBe(bytes);
    expect(text("é", "text/plain")).toBe("é");
    expect(text(undefined, "application/json")).toBeUndefined();
  });

  it("writes JSON as JSON", () => {
    expect(text({ a: [1, null, "é"] }, "application/json")).toBe('{"a":[1,null,"é"]}');
    expect(text(null, "application/problem+json")).toBe("null");
    expect(text(5, "application/json")).toBe("5");
  });

  it("writes forms as forms", () => {
    expect(form({ a: "1", b: ["2", "3"], c: { d: "4", e: ["5"] } })).toBe("a=1&b[]=2&b[]=3&c[d]=4&c[e][]=5");
    expect(form({ a: [{ b: "1" }, { b: "2" }] })).toBe("a[0][b]=1&a[1][b]=2");
    expect(form({ "a[]": ["1", "2"], "b[c]": "3" })).toBe("a[]=1&a[]=2&b[c]=3");
    expect(form({})).toBe("");
    expect(text({ "a&b": "c=d e" }, FORM)).toBe("a%26b=c%3Dd+e");
  });

  it("writes multipart forms with the boundary that they came with", async () => {
    for (const type of ["multipart/form-data; boundary=XyZ", 'multipart/form-data; boundary="X y"']) {
      const body = unparse({ 'a"b': ["1", "2"], c: "é\r\nx" }, type) as BodyInit;
      const read = await new Response(body, { headers: { "content-type": type } }).formData();
      expect([...read]).toEqual([
        ['a"b[]', "1"],
        ['a"b[]', "2"],
        ["c", "é\r\nx"],
      ]);
    }
    expect(text({ a: "1" }, "multipart/form-data")).toBeUndefined();
  });
});
