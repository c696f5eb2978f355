/** Parameters as they stand in an address: lists as CSV, nothing for what is absent. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : "";
}

/**
 * The parameters of the next page. Those asked for stay where the link has lost them, as links of the original
 * service do; only the query of the link is used, so credentials never follow it to another host.
 */
export function nextQuery(
  query: Readonly<Record<string, unknown>>,
  link: string,
  baseUrl: string,
): Readonly<Record<string, unknown>> {
  return { ...query, ...Object.fromEntries(new URL(link, baseUrl).searchParams) };
}
