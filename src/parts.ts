/** Parts that few requests need, loaded when one does. */

/** Even what is loaded takes microseconds to import again. What failed is tried again with the next request. */
export function loader<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

export const parts = {
  accept: loader(() => import("./accept.ts")),
  bulk: loader(() => import("./bulk/mod.ts")),
  document: loader(() => import("./resources/doc.ts")),
  documentPage: loader(() => import("./doc_page/mod.ts")),
  namespace: loader(() => import("./resources/namespace.ts")),
  passwords: loader(() => import("./openings.ts")),
  plugins: loader(() => import("./plugin_part.ts")),
  /** Most calendars are read far more often than written. */
  writing: loader(() => import("./resources/writing.ts")),
} as const;
