import { describe, expect, it } from "vitest";
import { type CorsPluginOptions, cors } from "../../src/plugins/cors.ts";
import { call, makeSite } from "../decisions/site.ts";

const APP = "https://app.example.org";
const corsHeaders = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-") || name === "vary"));
const ask = async (options: CorsPluginOptions, what: string, headers: Record<string, string>) =>
  call(makeSite({ plugins: [cors(options)] }), what, { headers });

describe("cors", () => {
  it("lets every page read by default, and none with credentials", async () => {
    const got = await ask({}, "GET events", { origin: APP });
    expect(corsHeaders(got.headers)).toMatchObject({ "access-control-allow-origin": "*" });
    expect(got.headers.get("access-control-allow-credentials")).toBeNull();
    expect(got.headers.get("vary")).not.toContain("Origin");
  });

  it("names an origin that is listed, and no other, on refusals too", async () => {
    const options = { origins: [APP], credentials: true };
    for (const what of ["GET events", "GET events/99", "GET nowhere", "POST events"]) {
      const got = await ask(options, what, { origin: APP });
      expect(corsHeaders(got.headers)).toMatchObject({
        "access-control-allow-origin": APP,
        "access-control-allow-credentials": "true",
        vary: expect.stringMatching(/\bOrigin$/) as string,
      });
      for (const origin of [
        "https://app.example.org.evil",
        "http://app.example.org",
        "null",
        `${APP}:8443`,
      ]) {
        const other = await ask(options, what, { origin });
        expect([other.headers.get("access-control-allow-origin"), other.headers.get("vary")]).toEqual([
          null,
          expect.stringContaining("Origin"),
        ]);
      }
    }
  });

  it("answers a preflight before it asks who it is from", async () => {
    const options = {
      origins: (origin: string) => origin.endsWith(".example.org"),
      maxAgeSeconds: 5,
      allowHeaders: ["X-One"],
      methods: ["PUT"],
    };
    const headers = { origin: APP, "access-control-request-method": "PUT", authorization: "Basic wrong" };
    const got = await ask(options, "OPTIONS events/1", headers);
    expect(got.status).toBe(204);
    expect(corsHeaders(got.headers)).toMatchObject({
      "access-control-allow-origin": APP,
      "access-control-allow-methods": "PUT",
      "access-control-allow-headers": "X-One",
      "access-control-max-age": "5",
    });
    const refused = await ask(options, "OPTIONS events/1", { ...headers, origin: "https://evil.example" });
    expect(refused.headers.get("access-control-allow-methods")).toBeNull();
  });

  it("leaves other OPTIONS requests to the calendar", async () => {
    expect((await ask({}, "OPTIONS events", { origin: APP })).at("methods")).toEqual(["GET", "POST"]);
  });

  it.each([
    [{ credentials: true }, "name the origins"],
    [{ origins: [] }, "`origins` must be"],
    [{ origins: ["https://app.example.org/"] }, "without a path"],
    [{ origins: ["app.example.org"] }, "without a path"],
    [{ allowHeaders: ["a b"] }, "`allowHeaders`"],
    [{ maxAgeSeconds: -1 }, "`maxAgeSeconds`"],
  ])("does not start with %j", (options: CorsPluginOptions, sentence) => {
    expect(() => cors(options)).toThrow(sentence);
  });

  it("does not start beside the option that it replaces", () => {
    expect(() => makeSite({ cors: {}, plugins: [cors()] })).toThrow(
      'option "cors" is what plugin "cors" is for',
    );
  });
});
