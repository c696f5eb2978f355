import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { fetchAdapter, fetchArguments } from "../../adapters/fetch.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { listenOn } from "./listen.ts";
import { versionOf } from "./versions.ts";

hostSuite({
  name: `a function of a request, on node-server ${versionOf("@hono/node-server")}`,
  trustProxy: true,
  elsewhere: true,
  user: (context) => {
    const [session] = fetchArguments<[string | null]>(context) ?? [];
    return session === "ann" ? { id: 7, role: "admin" } : undefined;
  },
  async start(calendar, { mount = "", trustProxy = false } = {}) {
    const otherwise = ({ url }: Request) =>
      url.endsWith("/elsewhere") ? new Response("elsewhere") : new Response("nothing here", { status: 404 });
    const handle = fetchAdapter(calendar, { mount, trustProxy, otherwise });
    const fetch = (request: Request) => handle(request, request.headers.get("x-session"));
    return listenOn(createAdaptorServer({ fetch }) as Server);
  },
});
