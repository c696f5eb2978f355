/** An element that the page surely has. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as T;
}

/** What a reader sees of the API's HTML. Nothing in it is run or loaded. */
export const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
