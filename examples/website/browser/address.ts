/** What the page shows is kept in its address: it can be sent to others, and "back" works. */
export interface Shown {
  readonly search: string;
  readonly categories: string;
  /** `own` for the visitor's zone. */
  readonly clock: string;
  readonly view: string;
  readonly date: string;
}

export function fromAddress(): Shown {
  const asked = new URLSearchParams(location.search);
  const get = (name: string): string => asked.get(name) ?? "";
  return {
    search: get("search"),
    categories: get("categories"),
    clock: get("clock"),
    view: get("view"),
    date: get("date"),
  };
}

export function toAddress(shown: Shown): void {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(shown)) if (value !== "") asked.set(name, value);
  const next = asked.size > 0 ? `/?${asked}` : "/";
  if (next !== location.pathname + location.search) history.replaceState(null, "", next);
}
