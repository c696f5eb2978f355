/** What the plugin adds to events: a member and a parameter of the list, each defined once. */
import type { Change, Context, EventRow, Form, Json, Narrowing, Shape, Words } from "kalends";
import { read } from "kalends/plugin";

const MOST = 10_000;

export const MEMBERS = {
  capacity: {
    schema: read.reader<number | undefined>((value) => {
      const number = read.wholeNumber(value);
      return number !== undefined && number >= 1 && number <= MOST ? { ok: number } : "no capacity";
    }),
    problem: {
      en: `must be a whole number from 1 to ${MOST}`,
      de: `muss eine ganze Zahl von 1 bis ${MOST} sein`,
      es: `debe ser un número entero de 1 a ${MOST}`,
      fr: `doit être un nombre entier de 1 à ${MOST}`,
    },
    type: "integer",
    text: {
      en: "How many guests may come; without it nobody can sign up",
      de: "Wie viele Gäste kommen dürfen; ohne kann sich niemand anmelden",
      es: "Cuántos invitados pueden venir; sin ello nadie puede apuntarse",
      fr: "Combien d'invités peuvent venir ; sans cela personne ne peut s'inscrire",
    },
    default: null,
    clear: undefined,
  },
} as const satisfies Shape;

const TOO_SMALL: Words = {
  en: "must not be less than the guests who come already",
  de: "darf nicht kleiner sein als die Zahl der Gäste, die schon kommen",
  es: "no debe ser menor que los invitados que ya vienen",
  fr: "ne doit pas être inférieur au nombre d'invités déjà inscrits",
};

/** User ids of those who come. */
export const guestsOf = (row: EventRow): readonly number[] =>
  (row.extra.guest_ids ?? []) as readonly number[];

/** Undefined where nobody can sign up. */
export const placesLeft = (row: EventRow): number | undefined =>
  typeof row.extra.capacity === "number" ? Math.max(0, row.extra.capacity - guestsOf(row).length) : undefined;

/** What a write keeps with the event; `null` takes a name out. */
export function settle(_ctx: Context, { values, current, problems }: Change<EventRow>): Record<string, Json> {
  if (!("capacity" in values)) return {};
  const capacity = values.capacity as number | undefined;
  if (capacity === undefined) return { capacity: null, bookable: null };
  const coming = current ? guestsOf(current).length : 0;
  if (capacity < coming) problems.add("capacity", TOO_SMALL, { detail: String(coming) });
  return { capacity, bookable: true };
}

/** What is shown of an event. */
export function shown(row: EventRow): Record<string, unknown> {
  const left = placesLeft(row);
  return left === undefined ? {} : { capacity: row.extra.capacity, places_left: left };
}

export const QUERY = {
  bookable: {
    schema: read.flag,
    type: "boolean",
    text: {
      en: "Events that guests can, or cannot, sign up for",
      de: "Veranstaltungen, zu denen sich Gäste anmelden können, oder nicht",
      es: "Eventos a los que los invitados pueden, o no, apuntarse",
      fr: "Événements auxquels les invités peuvent, ou non, s'inscrire",
    },
  },
} as const satisfies Shape;

export function filter(_ctx: Context, { values }: Form<Shape>): Narrowing | undefined {
  if (values.bookable === undefined) return undefined;
  return { extra: { bookable: values.bookable === true ? true : null } };
}
