/** The members and parameters of positions, each defined once. */
import { read } from "../../plugin_kit.ts";
import type { Field, Shape } from "../../schema/field.ts";
import type { Words } from "../../texts/mod.ts";

const NUMBER = /^\s*[+-]?(\d{1,17}(\.\d{0,30})?|\.\d{1,30})(e[+-]?\d{1,3})?\s*$/i;

/** A number, and what is said of everything else. */
const numberFrom = (from: number, to: number, problem: Words) => ({
  schema: read.reader<number | undefined>((value) => {
    const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
    const number = NUMBER.test(text) ? Number(text) : Number.NaN;
    // Minus zero is the same place.
    return number >= from && number <= to ? { ok: number + 0 } : problem.en;
  }),
  format: "double",
  problem,
});

const degrees = (from: number, to: number) =>
  numberFrom(from, to, {
    en: `must be a number of degrees from ${from} to ${to}`,
    de: `muss eine Gradzahl von ${from} bis ${to} sein`,
    es: `debe ser un número de grados de ${from} a ${to}`,
    fr: `doit être un nombre de degrés de ${from} à ${to}`,
  });

const latitude = degrees(-90, 90);
const longitude = degrees(-180, 180);

const coordinate = (number: typeof latitude, text: Field["text"]) =>
  ({ ...number, text, default: null, clear: undefined }) satisfies Field<number | undefined>;

/** Of a venue. */
export const POSITION = {
  geo_lat: coordinate(latitude, {
    en: "Latitude of the venue in degrees, north is positive; together with geo_lng",
    de: "Breite des Veranstaltungsorts in Grad, Norden ist positiv; zusammen mit geo_lng",
    es: "Latitud del lugar en grados, el norte es positivo; junto con geo_lng",
    fr: "Latitude du lieu en degrés, positive au nord ; avec geo_lng",
  }),
  geo_lng: coordinate(longitude, {
    en: "Longitude of the venue in degrees, east is positive; together with geo_lat",
    de: "Länge des Veranstaltungsorts in Grad, Osten ist positiv; zusammen mit geo_lat",
    es: "Longitud del lugar en grados, el este es positivo; junto con geo_lat",
    fr: "Longitude du lieu en degrés, positive à l'est ; avec geo_lat",
  }),
} as const satisfies Shape;

/** Of the list of events. */
export const QUERY = {
  geoloc: {
    schema: read.flag,
    type: "boolean",
    text: {
      en: "Events whose venue has, or has not, geographic coordinates",
      de: "Veranstaltungen, deren Ort Koordinaten hat, oder keine hat",
      es: "Eventos cuyo lugar tiene, o no tiene, coordenadas geográficas",
      fr: "Événements dont le lieu a, ou n'a pas, de coordonnées géographiques",
    },
  },
  geoloc_lat: {
    ...latitude,
    text: {
      en: "Latitude to look around, in degrees; together with geoloc_lng",
      de: "Breite, um die herum gesucht wird, in Grad; zusammen mit geoloc_lng",
      es: "Latitud alrededor de la que se busca, en grados; junto con geoloc_lng",
      fr: "Latitude autour de laquelle chercher, en degrés ; avec geoloc_lng",
    },
  },
  geoloc_lng: {
    ...longitude,
    text: {
      en: "Longitude to look around, in degrees; together with geoloc_lat",
      de: "Länge, um die herum gesucht wird, in Grad; zusammen mit geoloc_lat",
      es: "Longitud alrededor de la que se busca, en grados; junto con geoloc_lat",
      fr: "Longitude autour de laquelle chercher, en degrés ; avec geoloc_lat",
    },
  },
  geoloc_radius: {
    ...numberFrom(0.001, 1e6, {
      en: "must be a number of kilometres above 0",
      de: "muss eine Zahl von Kilometern über 0 sein",
      es: "debe ser un número de kilómetros mayor que 0",
      fr: "doit être un nombre de kilomètres supérieur à 0",
    }),
    text: {
      en: "How far from the point, in kilometres",
      de: "Wie weit vom Punkt entfernt, in Kilometern",
      es: "A qué distancia del punto, en kilómetros",
      fr: "À quelle distance du point, en kilomètres",
    },
  },
} as const satisfies Shape;

/** What is said of half a position. */
export const HALF: Words = {
  en: "must be given together with the other coordinate",
  de: "muss zusammen mit der anderen Koordinate angegeben werden",
  es: "debe indicarse junto con la otra coordenada",
  fr: "doit être donné avec l'autre coordonnée",
};

export const tooFar = (km: number): Words => ({
  en: `must be at most ${km}`,
  de: `darf höchstens ${km} sein`,
  es: `debe ser como máximo ${km}`,
  fr: `doit être au plus ${km}`,
});
