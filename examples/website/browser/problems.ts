/** What is wrong, beside the inputs that it is about. */
import { element } from "./dom.ts";
import { form } from "./fields.ts";

const sentence = (name: string, said: string): string => {
  const text = said.replace(new RegExp(`^${name}: `), "");
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
};

function mark(name: string, text: string): void {
  const problem = element(`${name}-problem`);
  problem.textContent = text;
  problem.hidden = text === "";
  const input = element(name);
  if (text === "") input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}

export function clearProblems(): void {
  for (const { id } of form.querySelectorAll<HTMLElement>("[aria-invalid]")) mark(id, "");
  element("failure").hidden = true;
}

/** Said above the form; a screen reader reads it at once. */
export function tell(text: string, link?: { readonly href: string; readonly label: string }): void {
  const failure = element("failure");
  failure.textContent = text;
  if (link) {
    const a = Object.assign(document.createElement("a"), {
      href: link.href,
      target: "_blank",
      textContent: link.label,
    });
    failure.append(" ", a);
  }
  failure.hidden = false;
}

/** Marks every bad field of one answer and goes to the first; those without an input are told above the form. */
export function showProblems(fields: Readonly<Record<string, string>>): void {
  const known = Object.keys(fields).filter((name) => document.getElementById(`${name}-problem`));
  for (const name of known) mark(name, sentence(name, fields[name]!));
  const others = Object.keys(fields).filter((name) => !known.includes(name));
  const count = known.length === 1 ? "One field needs" : `${known.length} fields need`;
  tell(
    [
      known.length > 0 ? `Not saved. ${count} your attention.` : "Not saved.",
      ...others.map((name) => fields[name]!),
    ].join(" "),
  );
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

// What is being corrected is no longer called wrong.
form.addEventListener("input", ({ target }) => {
  const { id, name } = target as HTMLInputElement;
  const field = name === "categories" ? name : id;
  if (document.getElementById(`${field}-problem`)) mark(field, "");
});
