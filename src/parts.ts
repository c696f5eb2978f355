/** Parts that few requests need, loaded when one does. */
import type { Awaitable } from "./awaitable.ts";
import { loadDateForms } from "./dates/parse.ts";

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

/** What reads dates, in all the ways that people write them. */
const dated = <Part>(load: () => Promise<Part>): (() => Awaitable<Part>) =>
  loader(async () => {
    await loadDateForms();
    return load();
  });

export const parts = {
  accept: loader(() => import("./accept.ts")),
  bulk: dated(() => import("./bulk/mod.ts")),
  document: loader(() => import("./resources/doc.ts")),
  documentPage: loader(() => import("./doc_page/mod.ts")),
  /** Most readers ask for events. */
  linked: dated(() => import("./resources/linked.ts")),
  namespace: loader(() => import("./resources/namespace.ts")),
  passwords: loader(() => import("./openings.ts")),
  plugins: loader(() => import("./plugin_part.ts")),
  /** Most calendars are read far more often than written. */
  writing: dated(() => import("./resources/writing.ts")),
} as const;
