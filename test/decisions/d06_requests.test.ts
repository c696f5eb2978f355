/** Bodies, paths, methods and headers of requests. */
import { beforeEach, describe, expect, it } from "vitest";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { call, FAIR, fair, make, makeSite, NAME, refusal, type Site } from "./site.ts";

const KINDS = ["events", "venues", "organizers", "categories", "tags"] as const;

let site: Site;
beforeEach(() => {
  site = makeSite();
});

describe("D6 410 on deleting twice", () => {
  it.each([
    ["events", "event", "fair"],
    ["venues", "venue", "a-venues"],
    ["organizers", "organizer", "a-organizers"],
  ] as const)("D6 %s by id and by slug", async (kind, code, slug) => {
    const id = await make(site, kind);
    const remove = (path: string) => call(site, `DELETE ${kind}/${path}`, { as: "editor" });
    expect((await remove(`by-slug/${slug}`)).status).toBe(200);
    for (const path of [String(id), `by-slug/${slug}`, `by-slug/${slug}__trashed`])
      expect(refusal(await remove(path))).toBe(`410 ${code}-is-in-trash`);
    expect(refusal(await call(site, `GET ${kind}/by-slug/${slug}`, { as: "editor" }))).toBe(
      `404 ${code}-not-found`,
    );
  });
});

describe("D7 bodies", () => {
  it.each(["[1]", '"text"', "5", "null", "true"])("D7 JSON that is no object: %s", async (body) => {
    const id = await make(site, "events");
    for (const what of ["POST events", `PATCH events/${id}`, "POST tags"])
      expect(refusal(await call(site, what, { as: "editor", body }))).toBe("400 rest_invalid_json");
  });

  it("D7 an empty body is no data", async () => {
    const id = await make(site, "events");
    expect((await call(site, `PATCH events/${id}`, { as: "editor", body: "" })).status).toBe(200);
    expect(refusal(await call(site, "POST events", { as: "editor", body: "" }))).toBe(
      "400 rest_missing_callback_param",
    );
  });

  it.each(["POST", "PUT", "PATCH"])("D7 multipart and forms are read on %s", async (method) => {
    const id = await make(site, "events");
    const form = new FormData();
    form.set("title", "By form");
    expect((await call(site, `${method} events/${id}`, { as: "editor", body: form })).at("title")).toBe(
      "By form",
    );
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const got = await call(site, `${method} events/${id}`, {
      as: "editor",
      body: "title=Coded+one",
      headers,
    });
    expect(got.at("title")).toBe("Coded one");
  });

  it.each(KINDS)(
    "D7 data of %s means the same as JSON, as a form, multipart and in the query",
    async (kind) => {
      const form = "application/x-www-form-urlencoded";
      const data = {
        ...(kind === "events" ? FAIR : {}),
        [NAME[kind]]: "Hall & <b>x</b>",
        description: "a\n\nb é",
      };
      const pairs = new URLSearchParams(data);
      const parts = new FormData();
      for (const [name, value] of pairs) parts.set(name, value);
      const shapes = {
        json: { body: data },
        form: { body: String(pairs), headers: { "content-type": form } },
        // Programs that send forms end lines as networks do.
        lines: { body: String(pairs).replaceAll("%0A", "%0D%0A"), headers: { "content-type": form } },
        multipart: { body: parts },
        query: {},
      };
      const seen = new Set<string>();
      for (const [shape, sent] of Object.entries(shapes)) {
        const own = makeSite();
        const query = shape === "query" ? `?${pairs}` : "";
        const made = await call(own, `POST ${kind}${query}`, { as: "editor", ...sent });
        const read = await call(own, `GET ${kind}/${made.at("id")}?context=edit`, { as: "editor" });
        seen.add(made.text + read.text);
      }
      expect([...seen]).toHaveLength(1);
    },
  );

  it("D7 other content types and large bodies", async () => {
    const xml = { as: "editor", body: "<a/>", headers: { "content-type": "text/xml" } } as const;
    expect(refusal(await call(site, "POST events", xml))).toBe("415 rest_unsupported_media_type");
    const empty = { as: "editor", body: "", headers: { "content-type": "text/xml" } } as const;
    expect(refusal(await call(site, "POST events", empty))).toBe("400 rest_missing_callback_param");
    const large = { as: "editor", body: { title: "x".repeat(2 ** 20) } } as const;
    expect(refusal(await call(site, "POST events", large))).toBe("413 rest_body_too_large");
  });

  it("D7 the path wins over query and body", async () => {
    const first = await make(site, "events", { title: "One" });
    const second = await make(site, "events", { title: "Two" });
    const as = "editor";
    await call(site, `PUT events/${first}?id=${second}`, { as, body: { id: second, title: "Changed" } });
    expect((await call(site, `GET events/${first}?id=${second}`)).at("title")).toBe("Changed");
    expect((await call(site, `GET events/${second}`)).at("title")).toBe("Two");
    const named = await call(site, "PATCH events/by-slug/one", { as, body: { slug: "new-one" } });
    expect([named.at("id"), named.at("slug")]).toEqual([first, "new-one"]);
  });
});

describe("D8 method override only on POST", () => {
  it("D8 POST may stand for another method", async () => {
    const id = await make(site, "events");
    const patched = await call(site, `POST events/${id}?_method=patch`, {
      as: "editor",
      body: { title: "P" },
    });
    expect(patched.at("title")).toBe("P");
    const headers = { "x-http-method-override": "DELETE" };
    expect((await call(site, `POST events/${id}`, { as: "editor", headers })).at("status")).toBe("trash");
  });

  it("D8 a name of no method is none", async () => {
    const id = await make(site, "events");
    for (const headers of [{ "x-http-method-override": "" }, {}] as Record<string, string>[])
      for (const query of ["_method=", "_method[]=DELETE"]) {
        const body = { title: "Posted" };
        const got = await call(site, `POST events/${id}?${query}`, { as: "editor", body, headers });
        expect([got.status, got.at("title"), got.at("status")]).toEqual([200, "Posted", "publish"]);
      }
    const got = await call(site, `POST events/${id}?_method=shout`, { as: "editor", body: {} });
    expect(refusal(got)).toBe("405 rest_no_route");
  });

  it.each(["GET", "PUT", "PATCH"])("D8 %s stays what it is", async (method) => {
    const id = await make(site, "events");
    const headers = { "x-http-method-override": "DELETE" };
    await call(site, `${method} events/${id}?_method=DELETE`, { as: "editor", headers });
    expect((await call(site, `GET events/${id}`)).at("status")).toBe("publish");
  });
});

it("as the reference, every answer is of its type and for no search engine", async () => {
  const id = await make(site, "events");
  for (const what of [`GET events/${id}`, "GET nope", "PUT events", "POST tags", "OPTIONS tags", "GET doc"]) {
    const { headers } = await call(site, what);
    const sent = ["content-type", "x-content-type-options", "x-robots-tag"].map((name) => headers.get(name));
    expect([what, ...sent]).toEqual([what, "application/json; charset=UTF-8", "nosniff", "noindex"]);
  }
});

describe("D15 CORS", () => {
  it("D15 open, without credentials, headers exposed", async () => {
    const got = await call(site, "GET events", { headers: { origin: "https://other.example" } });
    expect(got.headers.get("access-control-allow-origin")).toBe("*");
    expect(got.headers.has("access-control-allow-credentials")).toBe(false);
    const exposed = got.headers.get("access-control-expose-headers")?.split(", ");
    for (const name of ["X-TEC-Total", "X-TEC-TotalPages", "Link", "ETag"]) expect(exposed).toContain(name);
  });

  it("D15 configurable", async () => {
    const origins = ["https://mine.example"];
    const own = makeSite({ cors: { origins, credentials: true } });
    const from = (origin: string) => call(own, "GET events", { headers: { origin } });
    expect((await from("https://mine.example")).headers.get("access-control-allow-origin")).toBe(origins[0]);
    expect((await from("https://other.example")).headers.has("access-control-allow-origin")).toBe(false);
    expect(
      (await call(makeSite({ cors: false }), "GET events")).headers.has("access-control-expose-headers"),
    ).toBe(false);
  });
});

describe("D16 WWW-Authenticate", () => {
  const users = [{ id: 1, name: "ann", role: "editor", password: "secret" }] as const;
  const signedIn = makeSite({ plugins: [basicAuth({ users })] });
  const get = (authorization: string) => call(signedIn, "GET events", { headers: { authorization } });

  it("D16 stands beside every 401", async () => {
    const refused = [
      await call(site, "POST events"),
      await call(signedIn, "DELETE tags/1"),
      await get(`Basic ${btoa("ann:no")}`),
    ];
    for (const got of refused) {
      expect(got.status).toBe(401);
      expect(got.headers.get("www-authenticate")).toMatch(/^Basic realm=/);
    }
  });

  it.each(["Basic", "Basic zzz", "Basic %%%", `Basic ${btoa("nocolon")}`])(
    "D16 malformed: %s",
    async (header) => expect(refusal(await get(header))).toBe("401 incorrect_password"),
  );

  it("D16 a scheme that no plugin claims is ignored", async () => {
    expect((await get("Bearer abc")).status).toBe(200);
    expect((await call(site, "GET events", { headers: { authorization: "Basic zzz" } })).status).toBe(200);
    expect((await fair(site)).status).toBe(201);
  });
});
