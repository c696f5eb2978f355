/** The routes of the pages. Everything they show they ask the API for, as whoever is signed in. */
import type { Express, NextFunction, Request, RequestHandler, Response } from "express";
import { type Calendar, CalendarError } from "kalends";
import { html } from "../html.ts";
import { calendarPage } from "./calendar.ts";
import { eventPage } from "./event.ts";
import { formPage } from "./form.ts";
import { layout } from "./layout.ts";
import { lists } from "./lists.ts";

const needsAccount: RequestHandler = (req, res, next) => {
  if (req.session.caller) next();
  else res.redirect(303, `/sign-in?next=${encodeURIComponent(req.originalUrl)}`);
};

function problemPage(req: Request, res: Response, status: number, title: string, text: string): void {
  const main = html`<section class="narrow"><h1>${title}</h1><p>${text}</p><p><a href="/">All events</a></p></section>`;
  res.status(status).send(layout(res, { title, main, req }));
}

export function addPages(app: Express, calendar: Calendar): void {
  const all = lists(calendar);
  app.get("/", async (req, res) => res.send(await calendarPage(calendar, all, req, res)));
  app.get("/events/new", needsAccount, async (req, res) => res.send(await formPage(all, req, res)));
  app.get("/events/:id/edit", needsAccount, async (req, res) =>
    res.send(await formPage(all, req, res, Number(req.params.id))),
  );
  // The address that the API gives as an event's `url`.
  app.get("/event/:slug", async (req, res) => res.send(await eventPage(calendar, req, res)));
  app.use((req, res) => problemPage(req, res, 404, "Not found", "There is no page at this address."));
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    if (error instanceof CalendarError && error.status < 500)
      return problemPage(
        req,
        res,
        error.status,
        error.status === 404 ? "Not found" : "Not shown",
        `${error.message}.`,
      );
    console.error(error);
    problemPage(req, res, 500, "Something went wrong", "It has been noted. Try again in a moment.");
  });
}
