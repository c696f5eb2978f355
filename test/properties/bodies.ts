/** Random data of writes: mostly plausible members with something wrong among them, in every encoding. */
import fc from "fast-check";
import type { Json, Kind } from "./site.ts";

const deep = (levels: number): unknown =>
  levels === 0 ? "end" : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };

/** Values that belong nowhere, or nearly. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, "", "0", 0, -1, 1.5, 1e300, true, false, [], {}, [[]], [{}], [null], "null"),
  fc.constantFrom<unknown>(
    "\0",
    "\ud800",
    "a\u202eb",
    "😀",
    "x".repeat(300),
    "<script>x</script>",
    deep(20),
    {},
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const text = fc.constantFrom("Kite", "Café & co", "<b>Bold</b> text", "kite", "  ", "Ünder");
const day = fc.constantFrom(
  "2027-05-20",
  "2027-05-21 10:00:00",
  "2027-05-22T10:00:00Z",
  "tomorrow",
  "2027-02-30",
  "x",
);
const id = fc.integer({ min: 0, max: 12 });
const ids = fc.oneof(id, fc.array(id, { maxLength: 3 }), fc.constantFrom("1,2", "3, 4", "1,x"));
const flag = fc.constantFrom<unknown>(true, false, 1, 0, "true", "no");
const status = fc.constantFrom("publish", "draft", "pending", "private", "future", "trash", "gone");
const address = fc.constantFrom(
  "https://example.org/a",
  "javascript:alert(1)",
  "example.org",
  "mailto:a@example.org",
);
const names = fc.array(fc.oneof(text, id), { maxLength: 3 });

const inline = (name: "venue" | "organizer") => {
  const one = fc.oneof(
    id,
    fc.record({ [name]: text, phone: fc.oneof(text, oddValue) }, { requiredKeys: [] }),
  );
  return fc.oneof(ids, one, fc.array(one, { maxLength: 3 }));
};

const post = {
  author: id,
  date: day,
  date_utc: day,
  status,
  description: text,
  image: fc.oneof(address, id),
};
const FIELDS: Readonly<Record<Kind, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  events: {
    ...post,
    ...{ title: text, slug: text, excerpt: text, cost: fc.oneof(text, fc.constantFrom("10", "$5-$10")) },
    ...{
      timezone: fc.constantFrom("Asia/Tokyo", "UTC+2", "Mars"),
      all_day: flag,
      start_date: day,
      end_date: day,
    },
    ...{
      website: address,
      show_map: flag,
      show_map_link: flag,
      hide_from_listings: flag,
      sticky: flag,
      featured: flag,
    },
    ...{ categories: fc.oneof(ids, names), tags: fc.oneof(ids, names) },
    ...{ venue: inline("venue"), organizer: inline("organizer"), password: fc.constantFrom("", "sesame") },
  },
  venues: {
    ...post,
    ...{ venue: text, address: text, city: text, country: text, province: text, state: text, zip: text },
    ...{ phone: text, stateprovince: text, website: address, show_map: flag, show_map_link: flag },
  },
  organizers: {
    ...post,
    organizer: text,
    phone: text,
    website: address,
    email: fc.constantFrom("a@b.example", "a@b"),
  },
  categories: { name: text, description: text, slug: text, parent: id },
  tags: { name: text, description: text, slug: text },
};

const UNKNOWN = [
  "id",
  "foo",
  "__proto__",
  "constructor",
  "toString",
  "modified",
  "url",
  "post_parent",
  "_method",
];

/** Members of one kind and others, right and wrong; about one in six is odd. */
export function someData(kind: Kind): fc.Arbitrary<Json> {
  const known = Object.entries(FIELDS[kind]).map(([name, value]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: oddValue }),
    ),
  );
  const unknown = fc.tuple(fc.constantFrom(...UNKNOWN), oddValue);
  const member = fc.oneof({ weight: 6, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: unknown });
  return fc.array(member, { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs) as Json);
}

export type Encoding = "json" | "form" | "multipart";
export const someEncoding = fc.constantFrom<Encoding>("json", "json", "json", "form", "multipart");

/** `venue: [{ venue: "A" }]` as `venue[0][venue]=A`. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
}

export function encoded(data: Json, encoding: Encoding): { body: BodyInit; headers: Record<string, string> } {
  const pairs = Object.entries(data).flatMap(([name, value]) => pairsOf(name, value));
  if (encoding === "json")
    return { body: JSON.stringify(data), headers: { "content-type": "application/json" } };
  if (encoding === "form") return { body: new URLSearchParams(pairs), headers: {} };
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return { body: form, headers: {} };
}
