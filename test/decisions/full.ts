/** Data with a value in every field. */
import { make, type Site } from "./site.ts";

/** An event with a value in every field. */
export async function fullEvent(site: Site): Promise<object> {
  return {
    ...{
      author: 6,
      date: "2026-01-02 03:04:05",
      description: "Text",
      excerpt: "Line",
      slug: "own",
      status: "private",
    },
    ...{
      timezone: "Asia/Tokyo",
      all_day: true,
      image: 4,
      cost: "$5",
      website: "https://a.example/",
      show_map: true,
    },
    ...{ show_map_link: true, hide_from_listings: true, sticky: true, featured: true },
    ...{
      categories: ["Music"],
      tags: ["Free"],
      venue: await make(site, "venues"),
      organizer: [await make(site, "organizers")],
    },
  };
}

export const VENUE = {
  ...{
    description: "Text",
    address: "Lane 1",
    city: "Bern",
    country: "CH",
    province: "BE",
    state: "X",
    zip: "3000",
    phone: "1",
  },
  ...{
    stateprovince: "Own",
    website: "https://a.example/",
    image: 4,
    show_map: false,
    show_map_link: false,
    status: "private",
  },
};
export const ORGANIZER = {
  description: "Text",
  phone: "1",
  website: "https://a.example/",
  email: "a@b.example",
  image: 4,
  status: "draft",
};

/** Without what every write stamps. */
export function lasting(value: unknown): object {
  const { modified: _m, modified_utc: _u, json_ld: _j, ...kept } = value as Record<string, unknown>;
  return kept;
}
