/** Tickets as they are written and shown. */
import { read } from "../../plugin_kit.ts";

export interface Ticket {
  /** 1 to 200 characters. */
  readonly name: string;
  /** A decimal number as text, for example `12.50`; "0" is free. */
  readonly price: string;
  /** ISO 4217; absent: that of the site. */
  readonly currency?: string;
  /** How many are left; absent: not said. */
  readonly available?: number;
  /** Where it is sold. */
  readonly url?: string;
  /** `YYYY-MM-DD HH:MM:SS` on the event's wall clock. */
  readonly sale_start?: string;
  readonly sale_end?: string;
}

/** More are no list of tickets. */
const MOST = 100;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

type Check = (value: unknown) => unknown;

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text.replace(" ", "T")}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.replace(" ", "T"));
};
const time: Check = (value) =>
  typeof value === "string" && TIME.test(value) && isDate(value) ? value : undefined;

/** Each gives the value as it is kept, undefined where it is wrong. */
const MEMBERS: Readonly<Record<keyof Ticket, Check>> = {
  name: (value) => {
    const name = typeof value === "string" ? value.replace(/[<>\p{Cc}]/gu, " ").trim() : "";
    return name !== "" && [...name].length <= 200 ? name : undefined;
  },
  price: (value) => {
    const text = typeof value === "number" ? String(value) : value;
    return typeof text === "string" && /^\d{1,12}(\.\d{1,4})?$/.test(text.trim()) ? text.trim() : undefined;
  },
  currency: (value) =>
    typeof value === "string" && /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : undefined,
  available: (value) => {
    const number = typeof value === "boolean" ? undefined : read.wholeNumber(value);
    return number !== undefined && number >= 0 ? number : undefined;
  },
  url: (value) => {
    const usable =
      typeof value === "string" && value.length <= 2000 && /^https?:\/\/[^\s"<>\\]+$/i.test(value);
    return usable && URL.canParse(value) ? value : undefined;
  },
  sale_start: time,
  sale_end: time,
};

const SHOULD: Readonly<Record<keyof Ticket, string>> = {
  name: "a text of 1 to 200 characters",
  price: 'a decimal number such as "12.50"',
  currency: 'a three-letter code such as "EUR"',
  available: "a whole number from 0",
  url: "an http(s) address",
  sale_start: "a date and time such as 2031-06-10 18:00:00",
  sale_end: "a date and time such as 2031-06-10 18:00:00",
};

const NEEDED: readonly (keyof Ticket)[] = ["name", "price"];
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The ticket, or what is wrong with it. Members that are not known are left out. */
function ticket(value: unknown): Ticket | string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "must be an object";
  const made: Record<string, unknown> = {};
  for (const name of Object.keys(MEMBERS) as (keyof Ticket)[]) {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (isNothing(given) && !NEEDED.includes(name)) continue;
    const kept = MEMBERS[name](given);
    if (kept === undefined) return `its ${name} must be ${SHOULD[name]}`;
    made[name] = kept;
  }
  const { sale_start, sale_end } = made as unknown as Ticket;
  if (sale_start && sale_end && sale_end < sale_start)
    return "its sale_end must not be before its sale_start";
  return made as unknown as Ticket;
}

/** A list of tickets; a single object counts as one. */
export const tickets = read.reader<readonly Ticket[]>((value) => {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > MOST) return `must be at most ${MOST} tickets`;
  const made = items.map(ticket);
  const bad = made.findIndex((one) => typeof one === "string");
  return bad < 0 ? { ok: made as Ticket[] } : `must be a list of tickets: of number ${bad + 1} ${made[bad]}`;
});
