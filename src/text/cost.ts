import { Recent } from "../recent.ts";

/** How a site writes prices that come without a currency. */
export interface Currency {
  readonly symbol: string;
  readonly code: string;
  readonly position: "prefix" | "postfix";
}

/** A cost as the API shows it. */
export interface Cost {
  readonly cost: string;
  readonly cost_details: {
    readonly currency_symbol: string;
    readonly currency_code: string;
    /** Where the event's own symbol or code stands; "" when it has none. */
    readonly currency_position: "prefix" | "postfix" | "";
    /** Plain decimals, ascending. */
    readonly values: readonly string[];
  };
}

/** One price within a text. A blank between number and currency is part of the currency. */
interface Amount {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/** Codes that people write in any letter case, and names; other words in small letters are words. */
const SPOKEN =
  "(?:[Uu][Ss][Dd]|[Ee][Uu][Rr]|[Gg][Bb][Pp]|[Cc][Hh][Ff]|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|[Ff]rancs?|[Ff]ranken)(?!\\p{L})";
const MONEY = `(?:[A-Z]{1,3})?\\p{Sc}|[A-Z]{3}(?!\\p{L})|${SPOKEN}|(?:kr|zł|Kč|Ft|Rs|Rp|RM|Fr)\\.?(?!\\p{L})`;
const GROUPS = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?!\\d)(?:[.,]\\d+)?";
const NUMBER = `${GROUPS}|\\d+(?:[.,]\\d+)*|[.,]\\d+`;
const AMOUNT = new RegExp(`((?<!\\p{L})(?:${MONEY})\\s?)?(${NUMBER})(\\s?(?:${MONEY}))?`, "gu");
/** What may stand between the prices of a range or list. */
const ONLY_SIGNS = /^[\s,;/|–—-]*$/;

const NONE: Cost = {
  cost: "",
  cost_details: { currency_symbol: "", currency_code: "", currency_position: "", values: [] },
};

/**
 * Reads a stored cost: `$10`, `12,50 €`, `10-20`, `Ask us`. A single price keeps its own currency as written and
 * takes the site's when it has none; several become `lowest – highest`, the currency on both. A text with words in
 * it stays as it is; of its numbers only those with a currency are values.
 */
export function readCost(stored: string, currency: Currency): Cost {
  const key = `${currency.symbol} ${currency.code} ${currency.position} ${stored}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const cost = read(stored.trim(), currency);
  if (stored.length <= LONGEST_KNOWN) KNOWN.set(key, cost);
  return cost;
}

/** A calendar has few prices and reads them again and again. */
const KNOWN = new Recent<string, Cost>({ max: 500 });
const LONGEST_KNOWN = 100;

function read(text: string, currency: Currency): Cost {
  if (text === "" || text === "0") return NONE;
  const amounts = [...text.matchAll(AMOUNT)].map(toAmount);
  const isOnlyPrices = amounts.length > 0 && ONLY_SIGNS.test(text.replace(AMOUNT, ""));
  // Less than nothing is no price to be shown with a currency, but it is a number.
  const isPriced = isOnlyPrices && !text.startsWith("-");
  const used = isOnlyPrices ? amounts : amounts.filter(isMoney);
  const own = used.find(isMoney);
  const values = valuesOf(used, own !== undefined);
  const shown = isPriced ? priced(text, amounts, values, currency) : text;
  return result(shown, values, own ?? below(text, amounts));
}

/** The cost of a request as it is stored: a text, a number, or a list of them. Undefined: it is none of these. */
export function costText(raw: unknown): string | undefined {
  if (typeof raw === "string") return raw.trim();
  if (typeof raw === "number") return String(raw);
  if (!Array.isArray(raw)) return undefined;
  const texts = raw.map((item) => (Array.isArray(item) ? undefined : costText(item)));
  return texts.includes(undefined) ? undefined : texts.filter(Boolean).join(", ");
}

/** The reference takes the minus of a lone number for its currency. */
const below = (text: string, [amount, ...others]: readonly Amount[]): Amount | undefined =>
  amount && others.length === 0 && text.replace(AMOUNT, "").trim() === "-" && text.startsWith("-")
    ? { ...amount, before: "-" }
    : undefined;

const toAmount = ([, before = "", number = "", after = ""]: RegExpExecArray): Amount => ({
  before,
  number,
  after,
});

const isMoney = ({ before, after }: Amount): boolean => before !== "" || after !== "";

/** Plain decimals by size, the same one once. The number as written is kept beside its value. */
function valuesOf(amounts: readonly Amount[], money: boolean): Map<string, string> {
  const pairs = amounts.map(({ number }): [string, string] => [plainDecimal(number, money), number]);
  return new Map(pairs.sort(([a], [b]) => Number(a) - Number(b)));
}

/**
 * The last dot or comma begins the decimals, unless it is one of several alike or three digits follow: `1,000`. A dot
 * before three digits only counts as such where a currency tells that it is a price (`1.250 €`), not in `10.125`.
 */
function plainDecimal(written: string, money: boolean): string {
  const number = written.replace(/[ \u00a0\u202f'’]/g, "");
  const point = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  const isGroup =
    number.indexOf(number[point]!) < point ||
    (money ? /^[1-9]\d{0,2}[.,]\d{3}$/ : /^[1-9]\d{0,2},\d{3}$/).test(number);
  const end = point < 0 || isGroup ? number.length : point;
  const whole = number
    .slice(0, end)
    .replace(/[.,]/g, "")
    .replace(/^0+(?=\d)/, "");
  return (whole || "0") + number.slice(end).replace(",", ".");
}

function priced(
  text: string,
  amounts: readonly Amount[],
  values: Map<string, string>,
  site: Currency,
): string {
  if ([...values.keys()].every((value) => Number(value) === 0)) return "Free";
  const own = amounts.filter(isMoney);
  const { before, after } = own[0] ?? ofSite(site);
  if (own.some((other) => other.before !== before || other.after !== after)) return text;
  if (amounts.length === 1 && own.length === 1) return text;
  const [lowest, highest] = [[...values.values()][0]!, [...values.values()].at(-1)!];
  const ends = lowest === highest ? [lowest] : [lowest, highest];
  return ends.map((number) => before + number + after).join(" – ");
}

function ofSite({ symbol, code, position }: Currency): { before: string; after: string } {
  const sign = symbol || code;
  return position === "prefix" ? { before: sign, after: "" } : { before: "", after: sign };
}

function result(cost: string, values: ReadonlyMap<string, string>, own: Amount | undefined): Cost {
  const signs = [own?.before.trim() ?? "", own?.after.trim() ?? ""];
  const written = signs.find((sign) => /^[a-z]{3}$/i.test(sign)) ?? "";
  const symbol = signs.find((sign) => sign !== written) ?? "";
  const place = signs.indexOf(symbol || written);
  return {
    cost,
    cost_details: {
      currency_symbol: symbol,
      currency_code: written.toUpperCase(),
      currency_position: own === undefined ? "" : place === 0 ? "prefix" : "postfix",
      values: [...values.keys()],
    },
  };
}
