/** A harbour town's month: what is shown until somebody adds events of their own. */
import type { Calendar, Caller } from "kalends";
import { SITE } from "./settings.ts";

const EDITOR: Caller = { id: 1, role: "admin" };

const VENUES = [
  { venue: "Pier 7", address: "7 Lantern Quay", city: "Port Alder", state: "ME", country: "United States" },
  {
    venue: "Alder Street Library",
    address: "21 Alder Street",
    city: "Port Alder",
    state: "ME",
    country: "United States",
  },
  { venue: "The Boathouse", address: "3 Slipway", city: "Port Alder", state: "ME", country: "United States" },
];
const ORGANIZERS = [
  { organizer: "Port Alder Music Society", email: "hello@music.example", website: "https://music.example/" },
  { organizer: "Friends of the Library" },
];

type Sample = readonly [
  title: string,
  day: number,
  hours: string,
  category: string,
  more?: Record<string, unknown>,
];

const QUARTETS =
  "<p>Haydn, Ravel, and a first performance. The bar opens at <strong>6:30 PM</strong>.</p>" +
  "<ul><li>Haydn: Quartet in C, “The Bird”</li><li>Ravel: Quartet in F</li><li>Ida Moreno: Low Water (new)</li></ul>";

/** By day of the month; hours are on the clock of the event's own zone, none for whole days. */
const EVENTS: readonly Sample[] = [
  ["Story Hour", 2, "10:00-11:00", "Family", { venue: 1, organizer: 1, cost: "0" }],
  ["Repair Café", 3, "17:00-20:00", "Community", { venue: 1, organizer: 1 }],
  [
    "An Evening of String Quartets",
    5,
    "19:30-22:00",
    "Music",
    {
      venue: 0,
      organizer: 0,
      cost: "$18-$35",
      featured: true,
      website: "https://music.example/quartets",
      description: QUARTETS,
      excerpt: "Three quartets, one of them new.",
    },
  ],
  [
    "Low Tide Walk",
    7,
    "08:30-10:00",
    "Outdoors",
    { description: "With a marine biologist along the flats. Bring boots." },
  ],
  ["Choir Rehearsal", 8, "18:30-20:30", "Music", { venue: 0, organizer: 0 }],
  ["Story Hour", 9, "10:00-11:00", "Family", { venue: 1, organizer: 1, cost: "0" }],
  [
    "Harbor Market",
    12,
    "",
    "Community",
    { days: 2, featured: true, description: "Bread, boats and brass bands. The quay is closed to cars." },
  ],
  ["Knots & Splices", 12, "14:00-16:00", "Outdoors", { venue: 2, cost: "$8" }],
  ["Open Boat Day", 12, "11:00-15:00", "Family", { venue: 2 }],
  ["Dawn Swim", 12, "06:30-07:30", "Outdoors"],
  [
    "Tuning a Gamelan (online)",
    15,
    "19:00-20:30",
    "Music",
    {
      timezone: "Asia/Jakarta",
      organizer: 0,
      description: "Live from Yogyakarta, with questions afterwards.",
    },
  ],
  ["Town Meeting", 16, "18:00-20:00", "Community", { venue: 1 }],
  [
    "Night of the Projectors",
    18,
    "21:00-23:30",
    "Film",
    { venue: 2, cost: "$12", description: "Silent films with live piano, until the last reel." },
  ],
  ["Story Hour", 23, "10:00-11:00", "Family", { venue: 1, organizer: 1, cost: "0" }],
  ["Second-hand Book Days", 25, "", "Community", { days: 3, venue: 1, organizer: 1 }],
  ["Harbor Lights", 27, "17:00-21:00", "Community", { venue: 0, featured: true }],
];

async function idsOf(create: Calendar["venues"]["create"], records: readonly Record<string, unknown>[]) {
  const ids: number[] = [];
  for (const record of records) ids.push(Number((await create(record, { as: EDITOR })).id));
  return ids;
}

/** `YYYY-MM-` of this month and the next one, on the clock of the site. */
function months(): readonly string[] {
  const [year, month] = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE.timezone })
    .format(Date.now())
    .split("-")
    .map(Number) as [number, number];
  return [0, 1].map((more) => new Date(Date.UTC(year, month - 1 + more, 1)).toISOString().slice(0, 8));
}

const day = (month: string, number: number): string => `${month}${String(number).padStart(2, "0")}`;

/** Adds them as any client would: through the API's own rules. */
export async function addSamples(calendar: Calendar): Promise<void> {
  const venues = await idsOf(calendar.venues.create, VENUES);
  const organizers = await idsOf(calendar.organizers.create, ORGANIZERS);
  for (const month of months())
    for (const [title, date, hours, category, { days = 1, venue, organizer, ...more } = {}] of EVENTS) {
      const [from = "00:00", to = "23:59:59"] = hours === "" ? [] : hours.split("-");
      const data = {
        title,
        ...more,
        start_date: `${day(month, date)} ${from}`,
        end_date: `${day(month, date + Number(days) - 1)} ${to}`,
        all_day: hours === "",
        categories: [category],
        ...(venue === undefined ? {} : { venue: [venues[Number(venue)]] }),
        ...(organizer === undefined ? {} : { organizer: [organizers[Number(organizer)]] }),
      };
      await calendar.events.create(data, { as: EDITOR });
    }
}
