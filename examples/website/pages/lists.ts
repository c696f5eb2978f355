import type { Calendar, Caller } from "kalends";
import type { OrganizerView, TermView, VenueView } from "kalends/client";

/** Reads whole lists, for the choices of the forms. */
export interface Lists {
  categories(): Promise<readonly TermView[]>;
  venues(caller: Caller | undefined): Promise<readonly VenueView[]>;
  organizers(caller: Caller | undefined): Promise<readonly OrganizerView[]>;
}

type List = Calendar["venues"]["list"];

async function whole(list: List, key: string, query: object, as?: Caller): Promise<readonly never[]> {
  const items: never[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await list({ ...query, page, per_page: 100 }, as ? { as } : {});
    items.push(...(answer[key] as never[]));
    pages = Number(answer.total_pages);
  }
  return items;
}

export const lists = ({ venues, organizers, categories }: Calendar): Lists => ({
  categories: () => whole(categories.list, "categories", {}),
  venues: (caller) => whole(venues.list, "venues", { orderby: "title", order: "asc" }, caller),
  organizers: (caller) => whole(organizers.list, "organizers", { orderby: "title", order: "asc" }, caller),
});
