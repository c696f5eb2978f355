import { expect, it } from "vitest";
import { MAX_BODY_BYTES } from "./calendar.ts";
import type { Host } from "./host.ts";
import { EVENT, type Opened, withHost } from "./open.ts";

const FORM = "application/x-www-form-urlencoded";

/** What a form says and what the calendar makes of it. */
const FORM_TEXT =
  "title=Harbour+walk&tags[]=sea&tags[]=a%26b&venue[venue]=Pier+7&venue[city]=Port+%C3%89tude&empty=";
const FORM_DATA = {
  title: "Harbour walk",
  tags: ["sea", "a&b"],
  venue: { venue: "Pier 7", city: "Port Étude" },
  empty: "",
};

const data = (opened: Opened, body: RequestInit["body"], type?: string): Promise<unknown> =>
  opened
    .fetch(`${opened.api}/events?probe=data`, {
      method: "POST",
      body: body as BodyInit,
      ...(type && { headers: { "content-type": type } }),
    })
    .then((response) => response.json());

/** Bodies of every type, once as they come and once after the host's own parsers. */
export function bodyCases(host: Host, parsers: boolean): void {
  const options = { parsers };
  const sent = { probe: "data" };

  it("reads JSON as it was written", () =>
    withHost(host, options, async (opened) => {
      const body = {
        ...EVENT,
        tags: ["1", 2],
        all_day: true,
        nested: { "a.b": null, list: [[1], {}] },
        text: 'é\n"',
      };
      expect(await data(opened, JSON.stringify(body), "application/json")).toEqual({ ...sent, ...body });
    }));

  it("reads a form with lists and nested members", () =>
    withHost(host, options, async (opened) => {
      expect(await data(opened, FORM_TEXT, FORM)).toEqual({ ...sent, ...FORM_DATA });
      const places = "organizer[0][organizer]=A&organizer[1][organizer]=B&ids[]=5";
      const organizer = [{ organizer: "A" }, { organizer: "B" }];
      expect(await data(opened, places, FORM)).toEqual({ ...sent, organizer, ids: ["5"] });
    }));

  it("reads multipart forms", () =>
    withHost(host, options, async (opened) => {
      const form = new FormData();
      for (const [name, value] of new URLSearchParams(FORM_TEXT)) form.append(name, value);
      const encoded = new Response(form);
      const type = String(encoded.headers.get("content-type"));
      expect(await data(opened, await encoded.arrayBuffer(), type)).toEqual({ ...sent, ...FORM_DATA });
    }));

  it("refuses files by the names of their fields", () =>
    withHost(host, options, async ({ api, fetch, state }) => {
      const form = new FormData();
      form.append("title", "Harbour walk");
      form.append("image", new File(["GIF89a"], "pier.gif", { type: "image/gif" }));
      const encoded = new Response(form);
      const headers = { "content-type": String(encoded.headers.get("content-type")) };
      const body = await encoded.arrayBuffer();
      const response = await fetch(`${api}/events`, { method: "POST", headers, body });
      const { code, data } = await response.json();
      expect([response.status, code]).toEqual([400, "rest_invalid_param"]);
      expect(data.params).toEqual({ image: expect.stringMatching(/^image: .*file/) });
      expect((await state()).errors).toEqual([]);
    }));

  it("takes an empty body for no data", () =>
    withHost(host, options, async (opened) => {
      expect(await data(opened, "", "application/json")).toEqual(sent);
      expect(await data(opened, null)).toEqual(sent);
    }));

  it("gives the body to the standard's request too", () =>
    withHost(host, options, async ({ api, fetch }) => {
      const request = { method: "POST", body: '{"a":1}', headers: { "content-type": "application/json" } };
      expect(await (await fetch(`${api}/events?probe=body`, request)).text()).toBe('{"a":1}');
    }));

  it("creates and updates by JSON and by form", () =>
    withHost(host, options, async (opened) => {
      const made = await opened.json("POST", "/events", EVENT);
      expect([made.status, made.body.title]).toEqual([201, EVENT.title]);
      const update = { method: "PUT", body: "title=Night+walk", headers: { "content-type": FORM } };
      const changed = await opened.fetch(`${opened.api}/events/${made.body.id}`, update);
      expect([changed.status, (await changed.json()).title]).toEqual([200, "Night walk"]);
    }));

  it("refuses a body over the limit, announced or not", () =>
    withHost(host, options, async ({ api, fetch, json, state }) => {
      const text = JSON.stringify({ ...EVENT, description: "x".repeat(MAX_BODY_BYTES) });
      const headers = { "content-type": "application/json" };
      const chunked = new Blob([text]).stream();
      for (const body of [{ body: text }, { body: chunked, duplex: "half" }]) {
        const response = await fetch(`${api}/events`, { method: "POST", headers, ...body } as RequestInit);
        expect([response.status, (await response.json()).code]).toEqual([413, "rest_body_too_large"]);
      }
      expect((await json("POST", "/events", EVENT)).status).toBe(201);
      expect((await state()).errors).toEqual([]);
    }));

  it("asks who it is before it looks at the body", () =>
    withHost(host, options, async ({ api, fetch }) => {
      const headers = { "content-type": "application/json", "x-nobody": "1" };
      const response = await fetch(`${api}/events`, { method: "POST", headers, body: "{}" });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBeTruthy();
    }));
}
