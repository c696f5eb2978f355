/** What the plugin says, in each language. */
import type { Words } from "../../texts/mod.ts";

/** The member of a receiver that can be wrong. */
export type Fault = "id" | "url" | "secret" | "kinds";

export const FAULTS: Readonly<Record<Fault, Words>> = {
  id: {
    en: "must be 1 to 40 of a-z, 0-9, _ and -",
    de: "muss aus 1 bis 40 der Zeichen a-z, 0-9, _ und - bestehen",
    es: "debe tener de 1 a 40 caracteres de a-z, 0-9, _ y -",
    fr: "doit avoir de 1 à 40 caractères parmi a-z, 0-9, _ et -",
  },
  url: {
    en: "must be an http(s) address",
    de: "muss eine http(s)-Adresse sein",
    es: "debe ser una dirección http(s)",
    fr: "doit être une adresse http(s)",
  },
  secret: {
    en: "must have at least 24 characters",
    de: "muss mindestens 24 Zeichen haben",
    es: "debe tener al menos 24 caracteres",
    fr: "doit avoir au moins 24 caractères",
  },
  kinds: {
    en: "must be a list of event, venue, organizer, category, tag",
    de: "muss eine Liste aus event, venue, organizer, category, tag sein",
    es: "debe ser una lista de event, venue, organizer, category, tag",
    fr: "doit être une liste parmi event, venue, organizer, category, tag",
  },
};

export const NOT_PUBLIC: Words = {
  en: "must be an address of a public host",
  de: "muss die Adresse eines öffentlichen Rechners sein",
  es: "debe ser la dirección de un servidor público",
  fr: "doit être l'adresse d'un serveur public",
};

export const UNKNOWN: Words = {
  en: "There is no such webhook",
  de: "Diesen Webhook gibt es nicht",
  es: "No existe ese webhook",
  fr: "Ce webhook n'existe pas",
};

export const FIELDS = {
  url: {
    en: "Address that changes are posted to",
    de: "Adresse, an die Änderungen geschickt werden",
    es: "Dirección a la que se envían los cambios",
    fr: "Adresse à laquelle les changements sont envoyés",
  },
  kinds: {
    en: "Only changes of these kinds: event, venue, organizer, category, tag",
    de: "Nur Änderungen dieser Arten: event, venue, organizer, category, tag",
    es: "Solo cambios de estos tipos: event, venue, organizer, category, tag",
    fr: "Seulement les changements de ces types : event, venue, organizer, category, tag",
  },
} as const satisfies Record<string, Words>;

export const ROUTES = {
  list: {
    en: "Receivers of changes",
    de: "Empfänger von Änderungen",
    es: "Receptores de cambios",
    fr: "Destinataires des changements",
  },
  create: {
    en: "Add a receiver",
    de: "Einen Empfänger hinzufügen",
    es: "Añadir un receptor",
    fr: "Ajouter un destinataire",
  },
  drop: {
    en: "Remove a receiver",
    de: "Einen Empfänger entfernen",
    es: "Quitar un receptor",
    fr: "Retirer un destinataire",
  },
} as const satisfies Record<string, Words>;
