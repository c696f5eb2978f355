/** Members and parameters of batches and of the feed of changes. */
import type { Shape } from "./field.ts";
import * as read from "./readers.ts";

/** Requests of one batch. */
export const MAX_BATCH = 100;
/** Entries of the journal that one page of changes looks at. */
export const MAX_CHANGES = 500;

export const BatchInput = {
  requests: {
    schema: read.reader<unknown>((value) => ({ ok: value })),
    items: "integer",
    required: true,
    text: {
      en: "Requests to perform in order, at most 100: { method, path, body, headers, id }",
      de: "Anfragen, der Reihe nach, höchstens 100: { method, path, body, headers, id }",
      es: "Peticiones que se hacen en orden, como máximo 100: { method, path, body, headers, id }",
      fr: "Requêtes à exécuter dans l'ordre, 100 au plus : { method, path, body, headers, id }",
    },
  },
  atomic: {
    schema: read.looseFlag,
    type: "boolean",
    default: false,
    text: {
      en: "All of the requests or none",
      de: "Alle Anfragen oder keine",
      es: "Todas las peticiones o ninguna",
      fr: "Toutes les requêtes ou aucune",
    },
  },
} as const satisfies Shape;

export const ChangesQuery = {
  modified_after: {
    schema: read.text,
    type: "string",
    text: {
      en: "The cursor of the last answer, or a date; absent: everything from the beginning",
      de: "Der Cursor der letzten Antwort, oder ein Datum; fehlt er: alles von Anfang an",
      es: "El cursor de la última respuesta, o una fecha; sin él, todo desde el principio",
      fr: "Le curseur de la dernière réponse, ou une date ; sans lui, tout depuis le début",
    },
  },
  per_page: {
    schema: read.positive,
    type: "integer",
    default: 100,
    text: {
      en: "How many writes an answer goes through, at most 500",
      de: "Wie viele Schreibvorgänge eine Antwort durchgeht, höchstens 500",
      es: "Cuántas escrituras recorre una respuesta, como máximo 500",
      fr: "Combien d'écritures une réponse parcourt, 500 au plus",
    },
  },
} as const satisfies Shape;
