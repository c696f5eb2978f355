/** What is said of tickets that are wrong, in each language. */
import type { Words } from "../../texts/mod.ts";
import type { Ticket } from "./ticket.ts";

type Said = Required<Words>;

const TIME: Said = {
  en: "a date and time such as 2031-06-10 18:00:00",
  de: "Datum und Uhrzeit wie 2031-06-10 18:00:00",
  es: "una fecha y hora como 2031-06-10 18:00:00",
  fr: "une date et une heure comme 2031-06-10 18:00:00",
};

const SHOULD: Readonly<Record<keyof Ticket, Said>> = {
  name: {
    en: "a text of 1 to 200 characters",
    de: "ein Text von 1 bis 200 Zeichen",
    es: "un texto de 1 a 200 caracteres",
    fr: "un texte de 1 à 200 caractères",
  },
  price: {
    en: 'a decimal number such as "12.50"',
    de: 'eine Dezimalzahl wie "12.50"',
    es: 'un número decimal como "12.50"',
    fr: 'un nombre décimal comme "12.50"',
  },
  currency: {
    en: 'a three-letter code such as "EUR"',
    de: 'ein Code aus drei Buchstaben wie "EUR"',
    es: 'un código de tres letras como "EUR"',
    fr: 'un code de trois lettres comme "EUR"',
  },
  available: {
    en: "a whole number from 0",
    de: "eine ganze Zahl ab 0",
    es: "un número entero desde 0",
    fr: "un nombre entier à partir de 0",
  },
  url: {
    en: "an http(s) address",
    de: "eine http(s)-Adresse",
    es: "una dirección http(s)",
    fr: "une adresse http(s)",
  },
  sale_start: TIME,
  sale_end: TIME,
};

export const wrongMember = (name: keyof Ticket): Said => {
  const should = SHOULD[name];
  return {
    en: `its ${name} must be ${should.en}`,
    de: `muss ${name} ${should.de} sein`,
    es: `${name} debe ser ${should.es}`,
    fr: `${name} doit être ${should.fr}`,
  };
};

export const NO_OBJECT: Said = {
  en: "it must be an object",
  de: "muss ein Objekt stehen",
  es: "debe haber un objeto",
  fr: "il faut un objet",
};

export const ENDS_EARLY: Said = {
  en: "its sale_end must not be before its sale_start",
  de: "darf sale_end nicht vor sale_start liegen",
  es: "sale_end no debe ser anterior a sale_start",
  fr: "sale_end ne doit pas précéder sale_start",
};

export const tooMany = (most: number): Said => ({
  en: `must be at most ${most} tickets`,
  de: `dürfen höchstens ${most} Karten sein`,
  es: `deben ser como máximo ${most} entradas`,
  fr: `doit contenir au plus ${most} billets`,
});

/** `number`: which one it is, from 1. */
export const wrongTicket = (number: number, fault: Said): Said => ({
  en: `must be a list of tickets: of number ${number} ${fault.en}`,
  de: `muss eine Liste von Karten sein: bei Nummer ${number} ${fault.de}`,
  es: `debe ser una lista de entradas: en la número ${number} ${fault.es}`,
  fr: `doit être une liste de billets : pour le numéro ${number} ${fault.fr}`,
});
