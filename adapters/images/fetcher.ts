import { Agent, type Dispatcher, request } from "undici";
import type { ImageFetcher } from "../../src/settings.ts";
import type { ImageView } from "../../src/store.ts";
import { checkedLookup, checkTarget } from "../shared/public_hosts.ts";
import { isPublicAddress } from "./addresses.ts";

export interface ImageFetcherOptions {
  /** Longest image that is taken, in bytes, default 5 MiB. */
  readonly maxBytes?: number;
  /** For all of it, redirects included, default 5,000. */
  readonly timeoutMs?: number;
  /** Default 3. */
  readonly maxRedirects?: number;
  /** Which addresses may be asked, default: public ones only. For networks of one's own. */
  readonly allowAddress?: (address: string) => boolean;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
};

/**
 * Looks at image addresses before they are stored: option `fetchImage` of `createCalendar`. The address that is
 * connected to is the one that was checked, so a name cannot change its mind in between; redirects are checked alike.
 * @example createCalendar({ store, fetchImage: imageFetcher({ maxBytes: 2_000_000 }) })
 */
export function imageFetcher(options: ImageFetcherOptions = {}): ImageFetcher {
  const {
    maxBytes = 5 * 1024 * 1024,
    timeoutMs = 5_000,
    maxRedirects = 3,
    allowAddress = isPublicAddress,
  } = options;
  const dispatcher = new Agent({ connect: { lookup: checkedLookup(allowAddress) }, pipelining: 0 });
  return async (url) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await follow(url, maxRedirects, (target) => {
      checkTarget(target, allowAddress);
      return request(target, { dispatcher, signal, headers: { accept: "image/*" } });
    });
    return viewOf(url, response, maxBytes);
  };
}

type Answer = Dispatcher.ResponseData;

async function follow(url: string, left: number, ask: (target: URL) => Promise<Answer>): Promise<Answer> {
  const response = await ask(new URL(url));
  const { location } = response.headers;
  if (response.statusCode < 300 || response.statusCode > 399 || typeof location !== "string") return response;
  await response.body.dump();
  if (left === 0) throw new Error("Refused: too many redirects");
  return follow(new URL(location, url).href, left - 1, ask);
}

async function viewOf(
  url: string,
  { statusCode, headers, body }: Answer,
  maxBytes: number,
): Promise<ImageView> {
  const extension = EXTENSIONS[String(headers["content-type"]).split(";")[0]!.trim().toLowerCase()];
  try {
    if (statusCode !== 200 || extension === undefined)
      throw new Error(`Refused: ${statusCode}, ${headers["content-type"]}`);
    let filesize = 0;
    for await (const chunk of body) {
      filesize += (chunk as Uint8Array).length;
      if (filesize > maxBytes) throw new Error(`Refused: more than ${maxBytes} bytes`);
    }
    return { url, id: 0, extension, width: 0, height: 0, filesize, sizes: {} };
  } finally {
    // What is left of it is not wanted, and neither is the report that it was cut off.
    body.on("error", () => {}).destroy();
  }
}
