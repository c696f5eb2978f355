/** Parts that few requests need, loaded when one does. */

const once = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let loaded: Promise<Part> | undefined;
  // Even what is loaded takes microseconds to import again.
  return () => (loaded ??= load());
};

export const parts = {
  accept: once(() => import("./accept.ts")),
  bulk: once(() => import("./bulk/mod.ts")),
  document: once(() => import("./resources/doc.ts")),
  documentPage: once(() => import("./doc_page/mod.ts")),
  namespace: once(() => import("./resources/namespace.ts")),
  passwords: once(() => import("./openings.ts")),
  plugins: once(() => import("./plugin_part.ts")),
  /** Most calendars are read far more often than written. */
  writing: once(() => import("./resources/writing.ts")),
} as const;
