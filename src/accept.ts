/** Which of several media types a client would rather have, by its `Accept` header (RFC 9110, 12.5.1). */

interface Wish {
  readonly range: string;
  readonly quality: number;
}

function wishesOf(header: string): readonly Wish[] {
  return header
    .slice(0, 2000)
    .toLowerCase()
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.split(";").map((one) => one.trim());
      const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
      return { range, quality: quality === undefined ? 1 : Number(quality) || 0 };
    });
}

/** The quality of a type: that of the most exact range which covers it. */
function qualityOf(type: string, wishes: readonly Wish[]): number {
  const ranges = [type, `${type.slice(0, type.indexOf("/"))}/*`, "*/*"];
  const covering = ranges.map((range) => wishes.find((wish) => wish.range === range)).find(Boolean);
  return covering?.quality ?? 0;
}

/** The first offer, unless a later one is wanted more. Without a header, and where nothing fits, the first one. */
export function preferred<T extends string>(header: string | null, offers: readonly [T, ...T[]]): T {
  const wishes = wishesOf(header ?? "*/*");
  let best = offers[0];
  for (const offer of offers) if (qualityOf(offer, wishes) > qualityOf(best, wishes)) best = offer;
  return best;
}
