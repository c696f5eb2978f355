/** Parts that few requests need, loaded when one does. */
import type { Awaitable } from "./awaitable.ts";

/** Even what is loaded takes microseconds to import again. What failed is tried again with the next request. */
export function loader<Part>(load: () => Promise<Part>): () => Awaitable<Part> {
  let loaded: Awaitable<Part> | undefined;
  const begin = async (): Promise<Part> => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  return () => (loaded ??= begin());
}

export const parts = {
  accept: loader(() => import("./accept.ts")),
  bulk: loader(() => import("./bulk/mod.ts")),
  document: loader(() => import("./resources/doc.ts")),
  documentPage: loader(() => import("./doc_page/mod.ts")),
  more: loader(() => import("./resources/more.ts")),
  namespace: loader(() => import("./resources/namespace.ts")),
  passwords: loader(() => import("./openings.ts")),
  plugins: loader(() => import("./plugin_part.ts")),
} as const;
