/** Patterns of English words for the forms; each begins the same as its three-letter short form. */
export const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?" +
  "|nov(?:ember)?|dec(?:ember)?)\\.?(?![a-z])";
export const WEEKDAY =
  "(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)" +
  "\\.?(?![a-z])";
export const UNIT = "(sec(?:ond)?|min(?:ute)?|hour|day|week|fortnight|month|year)s?(?![a-z])";

/** 1 to 12 for what `MONTH` matched. */
export function monthNumber(word: string): number {
  return "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(word.slice(0, 3).toLowerCase()) / 3 + 1;
}

/** 1 for Monday to 7 for Sunday, for what `WEEKDAY` matched. */
export function weekdayNumber(word: string): number {
  return "montuewedthufrisatsun".indexOf(word.slice(0, 3).toLowerCase()) / 3 + 1;
}

/**
 * Offsets that letters stand for behind a time, those of RFC 2822 and others that mean the same everywhere: unlike the
 * zones of the same name, `CET` in a text is one hour all year.
 */
export const LETTERS: ReadonlyMap<string, string> = new Map([
  ["ut", "UTC"],
  ["utc", "UTC"],
  ["gmt", "UTC"],
  ["wet", "+0"],
  ["west", "+1"],
  ["bst", "+1"],
  ["cet", "+1"],
  ["cest", "+2"],
  ["eet", "+2"],
  ["eest", "+3"],
  ["msk", "+3"],
  ["jst", "+9"],
  ["aest", "+10"],
  ["aedt", "+11"],
  ["nzst", "+12"],
  ["nzdt", "+13"],
  ["est", "-5"],
  ["edt", "-4"],
  ["cst", "-6"],
  ["cdt", "-5"],
  ["mst", "-7"],
  ["mdt", "-6"],
  ["pst", "-8"],
  ["pdt", "-7"],
  ["akst", "-9"],
  ["akdt", "-8"],
  ["hst", "-10"],
]);
