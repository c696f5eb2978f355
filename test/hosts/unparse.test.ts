import { describe, expect, it } from "vitest";
import { type Parsed, unparse } from "../../adapters/shared/unparse.ts";

const FORM = "application/x-www-form-urlencoded; charset=utf-8";
const text = (parsed: unknown, type: string): string | undefined => {
  const bytes = unparse({ body: parsed }, type);
  return bytes && Buffer.from(bytes).toString();
};
const form = (parsed: unknown): string => decodeURIComponent(text(parsed, FORM) ?? "");

describe("unparse", () => {
  it("leaves bytes and texts as they are", () => {
    const bytes = new Uint8Array([0, 255]);
    expect(unparse({ body: bytes }, "application/json")).toBe(bytes);
    expect(unparse({ body: {}, rawBody: bytes }, "application/json")).toBe(bytes);
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
      const body = unparse({ body: { 'a"b': ["1", "2"], c: "é\r\nx" } }, type) as BodyInit;
      const read = await new Response(body, { headers: { "content-type": type } }).formData();
      expect([...read]).toEqual([
        ['a"b[]', "1"],
        ['a"b[]', "2"],
        ["c", "é\r\nx"],
      ]);
    }
    expect(text({ a: "1" }, "multipart/form-data")).toBeUndefined();
  });

  const MULTIPART = "multipart/form-data; boundary=XyZ";
  const parts = async (parsed: Parsed): Promise<[string, string | undefined][]> => {
    const body = unparse(parsed, MULTIPART) as BodyInit;
    const form = await new Response(body, { headers: { "content-type": MULTIPART } }).formData();
    return [...form].map(([name, value]) => [name, typeof value === "string" ? value : undefined]);
  };

  it("understands that formidable makes lists of everything", async () => {
    const body = { title: ["A"], "tags[]": ["1", "2"], "venue[city]": ["B"] };
    expect(await parts({ body })).toEqual([
      ["title", "A"],
      ["tags[]", "1"],
      ["tags[]", "2"],
      ["venue[city]", "B"],
    ]);
    // What multer makes has no prototype: a list there is a list.
    expect(await parts({ body: Object.assign(Object.create(null), { tags: ["1"] }) })).toEqual([
      ["tags[]", "1"],
    ]);
  });

  it.each<[string, Parsed]>([
    ["one of multer", { file: { fieldname: "image" } }],
    ["some of multer", { files: [{ fieldname: "image" }] }],
    ["named ones of multer", { files: { image: [{ fieldname: "image" }], logo: [] } }],
    ["one of express-fileupload", { files: { image: { name: "a.png" } } }],
    ["some of formidable", { files: { image: [{ originalFilename: "a.png" }] } }],
  ])("keeps the names of files: %s", async (_, files) => {
    const named = [["a", "1"] as const, ["image", undefined] as const];
    expect(await parts({ body: { a: "1" }, ...files })).toEqual(named);
  });

  it("writes a FormData as what it was sent as", async () => {
    const body = new FormData();
    body.append("tags[]", "1");
    body.append("image", new File(["x"], "a.png"));
    expect(await parts({ body })).toEqual([
      ["tags[]", "1"],
      ["image", undefined],
    ]);
    body.delete("image");
    expect(Buffer.from(unparse({ body }, FORM)!).toString()).toBe("tags%5B%5D=1");
  });
});
