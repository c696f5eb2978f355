import { fixedOffset } from "./fixed_offset.ts";
import { namedOffset } from "./named_offset.ts";

const NAME = /^[A-Za-z][A-Za-z0-9_/+-]{0,39}$/;

/** All names of one part. Intl knows more of them, none of the database: `PST` and `IST` mean different zones. */
const ALONE = new Set(
  (
    "CET CST6CDT Cuba EET EST EST5EDT Egypt Eire GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran " +
    "Israel Jamaica Japan Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK " +
    "Singapore Turkey UCT UTC Universal W-SU WET Zulu"
  ).split(" "),
);
/** Not of the database either. */
const FOREIGN = /^SystemV\/|^US\/Pacific-New$|^Canada\/East-Saskatchewan$/i;

/** Words that are not written with one capital in front, by lower case. */
const WORDS: ReadonlyMap<string, string> = new Map(
  (
    "ACT BajaNorte BajaSur CET CHAT CST6CDT ComodRivadavia DeNoronha DumontDUrville EET EST EST5EDT EasterIsland GB " +
    "GMT GMT0 HST IN LHI MET MST MST7MDT McMurdo NSW NZ PRC PST8PDT ROC ROK SU UCT US UTC WET au es of"
  )
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * The zone as it is kept (D24): an IANA name in its canonical case whatever case it was given in (links stay links:
 * `us/eastern` is `US/Eastern`), `Z` as `UTC`, a fixed offset (`UTC+5:30`, `UTC-3.5`, `+02:00`, `-0500`, `+2`) as
 * written. Undefined: no zone. Any text is safe to give.
 */
export function canonicalZone(name: string): string | undefined {
  if (name === "UTC" || fixedOffset(name) !== undefined) return name;
  // Letters outside ASCII may lower to ASCII ones: the Kelvin sign is no `K`.
  if (!NAME.test(name)) return undefined;
  if (name === "Z" || name === "z") return "UTC";
  const known = inCase(name);
  const isOfDatabase = known.includes("/") ? !FOREIGN.test(known) : ALONE.has(known);
  return isOfDatabase && namedOffset(known) ? known : undefined;
}

/** Intl takes any letter case but says only what a link leads to. */
const inCase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[a-z0-9]+/g, (word) => WORDS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1));
