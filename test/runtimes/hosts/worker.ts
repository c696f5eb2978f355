import type { FetchHandler } from "../../../adapters/fetch.ts";
import { createHost, type Wanted } from "./handler.ts";

let host: FetchHandler | undefined;

export default {
  fetch(request: Request, env: Wanted, context: object): Promise<Response> {
    host ??= createHost(env);
    return host(request, env, context);
  },
};
