/** Of several mistakes in one list the first is told, whatever kind it is and however it is found out. */
import { expect, it } from "vitest";
import { call, makeSite } from "../decisions/site.ts";

const FAIR = { title: "Fair", start_date: "2027-03-01 10:00", end_date: "2027-03-01 11:00" };

it.each([
  [{ categories: ["<b></b>", 999] }, "(<b></b>)"],
  [{ categories: [999, "<b></b>"] }, "(999)"],
  [{ tags: ["new", 998, 999] }, "(998)"],
  [{ tags: [998, 998] }, "(998)"],
  [{ venue: [997, 998] }, "(997)"],
])("%j", async (links, first) => {
  const { status, text } = await call(makeSite(), "POST events", {
    as: "editor",
    body: { ...FAIR, ...links },
  });
  const { message, data } = JSON.parse(text);
  expect([status, Object.keys(data.params)]).toEqual([400, Object.keys(links)]);
  expect(`${message} ${JSON.stringify(data.params)}`).toContain(first);
});
