/** Tickets as they are written and shown. */
import { read } from "../../plugin_kit.ts";
import type { Words } from "../../texts/mod.ts";
import { ENDS_EARLY, NO_OBJECT, tooMany, wrongMember, wrongTicket } from "./words.ts";

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

const NEEDED: readonly (keyof Ticket)[] = ["name", "price"];
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === "";

type Read<T> = { readonly ok: T } | { readonly fault: Required<Words> };

/** The ticket, or what is wrong with it. Members that are not known are left out. */
function ticket(value: unknown): Read<Ticket> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { fault: NO_OBJECT };
  const made: Record<string, unknown> = {};
  for (const name of Object.keys(MEMBERS) as (keyof Ticket)[]) {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (isNothing(given) && !NEEDED.includes(name)) continue;
    const kept = MEMBERS[name](given);
    if (kept === undefined) return { fault: wrongMember(name) };
    made[name] = kept;
  }
  const { sale_start, sale_end } = made as unknown as Ticket;
  if (sale_start && sale_end && sale_end < sale_start) return { fault: ENDS_EARLY };
  return { ok: made as unknown as Ticket };
}

function ticketList(value: unknown): Read<readonly Ticket[]> {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > MOST) return { fault: tooMany(MOST) };
  const made: Ticket[] = [];
  for (const [index, item] of items.entries()) {
    const read = ticket(item);
    if ("fault" in read) return { fault: wrongTicket(index + 1, read.fault) };
    made.push(read.ok);
  }
  return { ok: made };
}

/** A list of tickets; a single object counts as one. */
export const TICKETS = {
  schema: read.reader<readonly Ticket[]>((value) => {
    const list = ticketList(value);
    return "ok" in list ? list : list.fault.en;
  }),
  problem: (value: unknown): Words => {
    const list = ticketList(value);
    if ("ok" in list) throw new TypeError("Cannot say what is wrong with tickets that are right");
    return list.fault;
  },
};
