/** Where a calendar stands, read off an address: hosts tell their prefix as a pattern, clients write the real one. */

/**
 * As many leading segments of `path` as `pattern` has before its wildcard.
 * @example mountOf("/towns/:town/*", "/towns/caf%C3%A9/calendar/events/v1") // "/towns/caf%C3%A9"
 */
export function mountOf(pattern: string, path: string): string {
  const fixed = pattern.replace(/\/?\*.*$/, "").replace(/\/$/, "");
  return fixed === "" ? "" : path.split("/", fixed.split("/").length).join("/");
}

/** The path of an absolute or a relative address, as it was written. */
export function pathOf(url: string): string {
  const [target = ""] = url.split(/[?#]/, 1);
  const host = target.indexOf("://");
  if (host < 0) return target;
  const slash = target.indexOf("/", host + 3);
  return slash < 0 ? "/" : target.slice(slash);
}
