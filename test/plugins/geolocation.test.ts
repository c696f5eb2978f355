/** The premium filters: positions of venues, and events around a point. */
import { describe, expect, it } from "vitest";
import { type GeolocationOptions, geolocation } from "../../src/plugins/geolocation.ts";
import { badFields, call, FAIR, make, makeSite, type Site } from "../decisions/site.ts";
import { STORES, siteOn } from "./sites.ts";

const PARIS = { geo_lat: 48.8566, geo_lng: 2.3522 };
const LONDON = { geo_lat: 51.5074, geo_lng: -0.1278 };
const AROUND_PARIS = "geoloc_lat=48.85&geoloc_lng=2.34";

const at = (site: Site, place: object, data: object = {}) =>
  make(site, "events", { ...data, venue: { venue: `Hall ${JSON.stringify(place)}`, ...place } });
const list = (site: Site, query: string, as?: "editor") =>
  call(site, `GET events?start_date=2020-01-01&per_page=50&${query}`, as ? { as } : {});

describe.each(STORES)("geolocation over %s", (_name, open) => {
  const site = siteOn(open, { plugins: [geolocation()] });

  it("shows positions of venues, beside events too, and keeps them exactly", async () => {
    const id = await make(site, "venues", {
      venue: "Exact",
      geo_lat: "-33.8567844",
      geo_lng: 151.2152955,
    });
    const got = await call(site, `GET venues/${id}`);
    expect([got.at("geo_lat"), got.at("geo_lng")]).toEqual([-33.8567844, 151.2152955]);
    const event = await call(site, `GET events/${await at(site, PARIS, { title: "Paris" })}`);
    expect([event.at("venue.geo_lat"), event.at("venue.geo_lng")]).toEqual([48.8566, 2.3522]);
  });

  it("lists events around a point, nearest first, with their distance", async () => {
    await at(site, LONDON, { title: "London" });
    await at(site, {}, { title: "Nowhere" });
    const got = await list(site, `${AROUND_PARIS}&geoloc_radius=500`);
    expect(got.at("events.title")).toEqual(["Paris", "London"]);
    expect((got.at("events.geoloc_distance") as number[]).map(Math.round)).toEqual([1, 344]);
    expect((await list(site, AROUND_PARIS)).at("events.title")).toEqual(["Paris"]);
    const links = `${AROUND_PARIS}&geoloc_radius=500&per_page=1`;
    const first = await call(site, `GET events?start_date=2020-01-01&${links}`);
    const second = await call(site, `GET ${first.at("next_rest_url")}`);
    expect([first.at("events.title"), second.at("events.title"), second.at("total")]).toEqual([
      ["Paris"],
      ["London"],
      2,
    ]);
  });

  it("keeps an order that is asked for", async () => {
    const query = `${AROUND_PARIS}&geoloc_radius=500`;
    expect((await list(site, `${query}&orderby=title`)).at("events.title")).toEqual(["London", "Paris"]);
    expect((await list(site, `${query}&order=desc`)).at("events.title")).toEqual(["London", "Paris"]);
  });

  it("tells events with a position from those without", async () => {
    expect(((await list(site, "geoloc=1")).at("events.title") as string[]).toSorted()).toEqual([
      "London",
      "Paris",
    ]);
    expect((await list(site, "geoloc=0")).at("events.title")).toEqual(["Nowhere"]);
  });

  it("shows nobody an event by the position of a venue that they may not read", async () => {
    await at(site, { ...PARIS, geo_lat: 10, status: "private" }, { title: "Secret place" });
    const query = "geoloc_lat=10&geoloc_lng=2.3522&geoloc_radius=1";
    expect((await list(site, query)).at("total")).toBe(0);
    expect((await list(site, query, "editor")).at("total")).toBe(1);
  });

  it("changes one coordinate, keeps both when neither is sent, and clears them", async () => {
    const id = await make(site, "venues", { venue: "Moving", ...PARIS });
    const put = async (body: object) =>
      (await call(site, `PATCH venues/${id}`, { as: "editor", body })).body as object;
    expect(await put({ phone: "1" })).toMatchObject(PARIS);
    expect(await put({ geo_lat: 49 })).toMatchObject({ geo_lat: 49, geo_lng: 2.3522 });
    const gone = await put({ geo_lat: null, geo_lng: "" });
    expect(gone).not.toHaveProperty("geo_lat");
    const half = await call(site, `PATCH venues/${id}`, { as: "editor", body: { geo_lng: 3 } });
    expect([half.status, badFields(half)]).toEqual([400, ["geo_lat"]]);
  });

  it("takes a venue again only where it stands in the same place", async () => {
    const venue = { venue: "Twice", ...PARIS };
    const id = await make(site, "venues", venue);
    const again = await call(site, "POST venues", { as: "editor", body: venue });
    expect([again.status, again.at("id")]).toEqual([200, id]);
    expect((await call(site, "POST venues", { as: "editor", body: { ...venue, geo_lat: 1 } })).status).toBe(
      201,
    );
  });
});

describe("geolocation", () => {
  const site = makeSite({ plugins: [geolocation({ maxRadiusKm: 1000 })] });

  it.each([
    ["geoloc_lat=91&geoloc_lng=0", ["geoloc_lat"]],
    ["geoloc_lat=-90.1&geoloc_lng=180.1", ["geoloc_lat", "geoloc_lng"]],
    ["geoloc_lat=abc&geoloc_lng=0x10", ["geoloc_lat", "geoloc_lng"]],
    ["geoloc_lat=1", ["geoloc_lng"]],
    ["geoloc_lng=1", ["geoloc_lat"]],
    ["geoloc_radius=5", ["geoloc_lat", "geoloc_lng"]],
    ["geoloc_lat=1&geoloc_lng=1&geoloc_radius=0", ["geoloc_radius"]],
    ["geoloc_lat=1&geoloc_lng=1&geoloc_radius=1001", ["geoloc_radius"]],
    ["geoloc_lat=NaN&geoloc_lng=Infinity", ["geoloc_lat", "geoloc_lng"]],
    ["geoloc=maybe", ["geoloc"]],
  ])("refuses %s", async (query, fields) => {
    const got = await list(site, query);
    expect([got.status, badFields(got)]).toEqual([400, fields]);
  });

  it.each([
    [{ geo_lat: 91, geo_lng: 0 }, ["geo_lat"]],
    [{ geo_lat: 0, geo_lng: -181 }, ["geo_lng"]],
    [{ geo_lat: 0 }, ["geo_lng"]],
    [{ geo_lat: [1], geo_lng: {} }, ["geo_lat", "geo_lng"]],
    [{ geo_lat: true, geo_lng: "1,5" }, ["geo_lat", "geo_lng"]],
  ])("refuses the position %j, alone and with an event", async (place, fields) => {
    const got = await call(site, "POST venues", { as: "editor", body: { venue: "Wrong", ...place } });
    expect([got.status, badFields(got)]).toEqual([400, fields]);
    const event = { ...FAIR, venue: { venue: "Wrong", ...place } };
    const inline = await call(site, "POST events", { as: "editor", body: event });
    expect([inline.status, badFields(inline)]).toEqual([400, ["venue"]]);
    expect(inline.text).toContain(fields[0]);
  });

  it.each([
    ["geoloc_lat=91&geoloc_lng=0", "geoloc_lat"],
    ["geoloc_lat=0&geoloc_lng=181", "geoloc_lng"],
    ["geoloc_lat=1", "geoloc_lng"],
    ["geoloc_lat=1&geoloc_lng=1&geoloc_radius=0", "geoloc_radius"],
    ["geoloc_lat=1&geoloc_lng=1&geoloc_radius=21000", "geoloc_radius"],
  ])("says what is wrong with %s in every language", async (query, field) => {
    const languages = ["en", "de", "es", "fr"] as const;
    const polyglot = makeSite({ plugins: [geolocation()], language: languages });
    const said = await Promise.all(
      languages.map(async (one) => {
        const headers = { "accept-language": one };
        const got = await call(polyglot, `GET events?${query}`, { headers });
        return got.at(`data.params.${field}`) as string;
      }),
    );
    expect(said).toEqual([
      expect.stringMatching(`^${field}: must be `),
      expect.stringMatching(`^${field}: (muss|darf) `),
      expect.stringMatching(`^${field}: debe `),
      expect.stringMatching(`^${field}: doit `),
    ]);
  });

  it("stands in the index and the document, in the language asked for", async () => {
    const german = makeSite({ plugins: [geolocation()], language: "de" });
    const routes = (await call(german, "GET ")).at("routes") as Record<
      string,
      { endpoints: { args: object }[] }
    >;
    const { endpoints } = routes["/calendar/events/v1/venues"]!;
    expect(endpoints[1]!.args).toMatchObject({ geo_lat: { format: "double", description: /Breite/ } });
    expect(routes["/calendar/events/v1/events"]!.endpoints[0]!.args).toHaveProperty("geoloc_radius");
    expect((await call(german, "GET doc")).text).toContain("Länge des Veranstaltungsorts");
  });

  it.each([
    [{ radiusKm: 0 }, "`radiusKm` must be a number above 0"],
    [{ maxRadiusKm: 30_000 }, "`maxRadiusKm` must be a number above 0, at most 20038"],
    [{ radiusKm: 50, maxRadiusKm: 20 }, "`radiusKm` must be a number above 0, at most 20"],
    [{ geocode: "x" as never }, "`geocode` must be a function"],
    [{ timeoutMs: Number.NaN }, "`timeoutMs`"],
  ])("does not start with %j", (options: GeolocationOptions, sentence) => {
    expect(() => geolocation(options)).toThrow(sentence);
  });
});

describe("without the plugin", () => {
  it("the parameters change nothing, whatever they are", async () => {
    const site = makeSite();
    await make(site, "events", { venue: { venue: "Hall", ...PARIS } });
    for (const query of ["geoloc=1", "geoloc=0", "geoloc_lat=abc", "geoloc_lat=1&geoloc_lng=1"])
      expect((await list(site, query)).at("total")).toBe(1);
    expect((await list(site, "")).at("events.0.venue")).not.toHaveProperty("geo_lat");
  });
});

describe("a geocoder", () => {
  const errors: unknown[] = [];
  const asked: string[] = [];
  let answer: () => unknown = () => undefined;
  const site = makeSite({
    onError: (error) => errors.push(error),
    plugins: [
      geolocation({
        timeoutMs: 50,
        geocode: ({ text }) => {
          asked.push(text);
          return answer() as never;
        },
      }),
    ],
  });
  const venue = async (body: object, path = "POST venues") =>
    (await call(site, path, { as: "editor", body })).body;
  const position = { geo_lat: 52.5, geo_lng: 13.4 };

  it("finds the place of a new address, and again when the address changes", async () => {
    answer = () => ({ lat: 52.5, lng: 13.4 });
    const made = (await venue({ venue: "Found", address: "Street 1", city: "Berlin" })) as { id: number };
    expect([made, asked.at(-1)]).toMatchObject([position, "Street 1, Berlin"]);
    const count = asked.length;
    await venue({ phone: "1" }, `PATCH venues/${made.id}`);
    expect(asked.length).toBe(count);
    answer = () => ({ lat: 1, lng: 2 });
    expect(await venue({ city: "Potsdam" }, `PATCH venues/${made.id}`)).toMatchObject({
      geo_lat: 1,
      geo_lng: 2,
    });
  });

  it("leaves coordinates alone that were sent", async () => {
    const made = (await venue({ venue: "Sent", city: "Berlin", ...position })) as { id: number };
    answer = () => ({ lat: 1, lng: 2 });
    expect(await venue({ city: "Bonn" }, `PATCH venues/${made.id}`)).toMatchObject(position);
  });

  it.each([
    [
      "throws at once",
      () => {
        throw new Error("down");
      },
    ],
    ["throws", () => Promise.reject(new Error("down"))],
    ["never answers", () => new Promise(() => {})],
    ["answers nonsense", () => ({ lat: "x", lng: 500 })],
    ["answers texts", () => ({ lat: "48", lng: "2" })],
  ])("that %s loses no write, and the error is told", async (_how, fails) => {
    answer = fails;
    errors.length = 0;
    const made = await venue({ venue: `Lost ${_how}`, city: "Atlantis" });
    expect(made).toMatchObject({ city: "Atlantis" });
    expect(made).not.toHaveProperty("geo_lat");
    expect(String(errors[0])).toContain('Cannot find the position of "Atlantis"');
    // The end of the wait, too, is heard by somebody: a process ends over what nobody hears.
    await new Promise((resolve) => setTimeout(resolve, 80));
  });
});
