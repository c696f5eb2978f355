/** All ways to write a part of a date, in the order in which they are tried. */
import { dateForms } from "./date_forms.ts";
import type { Form } from "./draft.ts";
import { relativeForms } from "./relative_forms.ts";
import { timeForms, zoneForms } from "./time_forms.ts";

export const forms: readonly Form[] = [...timeForms, ...dateForms, ...relativeForms, ...zoneForms];
