/** Adds and edits an event through the API, as whoever is signed in on the site. */
import { ClientError, createClient, type EventChange, type EventView } from "kalends/client";
import { element } from "./dom.ts";
import { fill, form, read, showHours } from "./fields.ts";
import { clearProblems, showProblems, tell } from "./problems.ts";

const { api = "", id } = form.dataset;
const baseUrl = new URL(api, location.href).href;
const save = element<HTMLButtonElement>("save");
let known: EventView | undefined;
/** What the form held when it was filled. */
let before: object = {};

/** The token is asked for each time: somebody may have signed in again meanwhile. */
async function client() {
  const { token } = (await (await fetch("/session")).json()) as { token: string };
  return createClient({ baseUrl, headers: { "x-csrf-token": token } });
}

/** What was not touched is not sent: the form may hold less than the record. */
const changed = (data: object): EventChange => {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name))),
  );
};

async function send(): Promise<EventView> {
  const { events } = await client();
  const data = read();
  return known ? events.update(known.id, changed(data), { ifMatch: known }) : events.create(data);
}

function refused(error: unknown): void {
  const { status, fields, message } =
    error instanceof ClientError ? error : new ClientError("", String(error), { status: 0 });
  if (Object.keys(fields).length > 0) {
    showProblems(fields);
    return;
  }
  if (status === 401 || status === 403)
    tell("Not saved: you are no longer signed in.", {
      href: "/sign-in",
      label: "Sign in in a new tab, then save again.",
    });
  else if (status === 412)
    tell("Not saved: somebody has changed this event since you opened it.", {
      href: location.href,
      label: "Open the newest in a new tab.",
    });
  else if (status === 0) tell("Not saved: the site cannot be reached. Try again in a moment.");
  else tell(`Not saved. ${message}.`);
  element("failure").focus();
}

function setBusy(isBusy: boolean): void {
  form.setAttribute("aria-busy", String(isBusy));
  save.setAttribute("aria-disabled", String(isBusy));
  save.textContent = isBusy ? "Saving…" : "Save";
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (form.getAttribute("aria-busy") === "true") return;
  clearProblems();
  setBusy(true);
  try {
    const { slug } = await send();
    location.assign(`/event/${slug}/?saved`);
  } catch (error) {
    setBusy(false);
    refused(error);
  }
});

element("all_day").addEventListener("change", showHours);

if (id !== undefined) {
  try {
    known = await (await client()).events.read(Number(id), { context: "edit" });
    fill(known);
    before = read();
    form.setAttribute("aria-busy", "false");
  } catch (error) {
    tell(error instanceof ClientError ? `${error.message}.` : "The event could not be loaded.");
  }
}
