/** Sample data of our own: an invented harbour town. Keys are what the samples call each other by. */

export const VENUES = {
  pier: {
    venue: "Pier 7 Concert Hall",
    description: "A former customs shed with 400 seats and a view of the tide.",
    address: "7 Lantern Quay",
    city: "Port Alder",
    state: "ME",
    zip: "04401",
    country: "United States",
    phone: "+1 207 555 0107",
    website: "https://pier7.example",
  },
  library: {
    venue: "Alder Street Library",
    description: "Reading rooms, a workshop and a quiet garden.",
    address: "21 Alder Street",
    city: "Port Alder",
    state: "ME",
    zip: "04401",
    country: "United States",
  },
  loft: {
    venue: "Studio Lumière",
    description: "A loft for talks and screenings by the canal.",
    address: "12 quai des Tanneurs",
    city: "Paris",
    zip: "75010",
    country: "France",
    website: "https://lumiere.example",
  },
} as const;

export const ORGANIZERS = {
  society: {
    organizer: "Port Alder Music Society",
    description: "Concerts since 1923.",
    phone: "+1 207 555 0123",
    website: "https://music.example",
    email: "hello@music.example",
  },
  friends: { organizer: "Friends of the Library", email: "friends@library.example" },
} as const;

export const CATEGORIES = {
  culture: { name: "Culture", description: "Music, film and books." },
  concerts: { name: "Concerts", parent: "culture" },
  community: { name: "Community" },
} as const;

export const TAGS = {
  family: { name: "Family friendly" },
  free: { name: "Free entry" },
  outdoors: { name: "Outdoors" },
} as const;

/** An event as the API takes it, with links by key instead of id. */
export interface SampleEvent {
  readonly title: string;
  readonly description: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly timezone?: string;
  readonly all_day?: boolean;
  readonly featured?: boolean;
  readonly cost?: string;
  readonly website?: string;
  readonly excerpt?: string;
  readonly links: {
    readonly venue?: readonly (keyof typeof VENUES)[];
    readonly organizer?: readonly (keyof typeof ORGANIZERS)[];
    readonly categories?: readonly (keyof typeof CATEGORIES)[];
    readonly tags?: readonly (keyof typeof TAGS)[];
  };
}

/** Today plus so many days in a zone, `YYYY-MM-DD`. */
export function dayIn(timezone: string, now = Date.now()): (offset: number) => string {
  // Swedish writes dates the way ISO 8601 does.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone }).format(now);
  return (offset) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
}

/** Eight events from the day before yesterday to half a year ahead. */
export function sampleEvents(day: (offset: number) => string): readonly SampleEvent[] {
  return [
    {
      title: "Low Tide Walk",
      description: "An hour along the mud flats with a marine biologist. Bring boots.",
      start_date: `${day(-2)} 08:30:00`,
      end_date: `${day(-2)} 09:30:00`,
      cost: "0",
      links: { organizer: ["friends"], categories: ["community"], tags: ["free", "outdoors", "family"] },
    },
    {
      title: "Story Hour",
      description: "Picture books read aloud for children from four.",
      start_date: `${day(0)} 10:00:00`,
      end_date: `${day(0)} 11:00:00`,
      links: {
        venue: ["library"],
        organizer: ["friends"],
        categories: ["community"],
        tags: ["free", "family"],
      },
    },
    {
      title: "An Evening of String Quartets",
      description: "Haydn, Ravel and a first performance.",
      excerpt: "Three quartets, two of them old.",
      start_date: `${day(1)} 19:30:00`,
      end_date: `${day(1)} 22:00:00`,
      cost: "$18-$35",
      featured: true,
      website: "https://music.example/quartets",
      links: { venue: ["pier"], organizer: ["society"], categories: ["concerts"] },
    },
    {
      title: "Harbour Festival",
      description: "<p>Three days of boats, bread and brass bands.</p><p>The quay is closed to cars.</p>",
      start_date: `${day(5)} 00:00:00`,
      end_date: `${day(7)} 23:59:59`,
      all_day: true,
      featured: true,
      links: {
        organizer: ["society", "friends"],
        categories: ["culture", "community"],
        tags: ["outdoors", "family"],
      },
    },
    {
      title: "Night of the Projectors",
      description: "Silent films with live piano, until the last reel.",
      start_date: `${day(9)} 21:00:00`,
      end_date: `${day(10)} 02:00:00`,
      timezone: "Europe/Paris",
      cost: "12",
      links: { venue: ["loft"], categories: ["culture"] },
    },
    {
      title: "Second-hand Book Day",
      description: "Everything for a dollar a kilo.",
      start_date: `${day(14)} 00:00:00`,
      end_date: `${day(14)} 23:59:59`,
      all_day: true,
      cost: "1",
      links: { venue: ["library"], organizer: ["friends"], categories: ["culture"], tags: ["family"] },
    },
    {
      title: "Tuning a Gamelan: Online Talk",
      description: "Live from Yogyakarta, with questions afterwards.",
      start_date: `${day(21)} 19:00:00`,
      end_date: `${day(21)} 20:30:00`,
      timezone: "Asia/Jakarta",
      links: { organizer: ["society"], categories: ["concerts"], tags: ["free"] },
    },
    {
      title: "Midseason Gala",
      description: "Dinner, dancing and the youth orchestra.",
      start_date: `${day(180)} 18:00:00`,
      end_date: `${day(180)} 23:30:00`,
      cost: "$120",
      links: { venue: ["pier"], organizer: ["society"], categories: ["concerts"] },
    },
  ];
}
