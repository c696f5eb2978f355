/** One thing that was looked at. */
export interface Finding {
  /** `note`: fine, but good to know. */
  readonly level: "ok" | "note" | "wrong";
  /** What was found, as a sentence without its full stop. */
  readonly text: string;
  /** What to do about what is wrong. */
  readonly todo?: string;
}

export const ok = (text: string): Finding => ({ level: "ok", text });
export const note = (text: string): Finding => ({ level: "note", text });
export const wrong = (text: string, todo: string): Finding => ({ level: "wrong", text, todo });
