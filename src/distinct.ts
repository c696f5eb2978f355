/** Each id once, in the order given. Most lists are short: then nothing is copied. */
export const distinct = (ids: readonly number[]): readonly number[] =>
  ids.length < 2 || (ids.length === 2 && ids[0] !== ids[1]) ? ids : [...new Set(ids)];
