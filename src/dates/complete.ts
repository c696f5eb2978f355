/** Dates for those to whom size matters less: every way to write one is there from the beginning. */
import { forms } from "./forms.ts";
import { parseDate as parse, useDateForms } from "./parse.ts";

export * from "./mod.ts";

/** @see {@link parse} */
export const parseDate: typeof parse = (text, context) => {
  useDateForms(forms);
  return parse(text, context);
};
