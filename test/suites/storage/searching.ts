import { expect } from "vitest";
import type { SearchTerms } from "../../../src/text/search.ts";
import {
  ALL,
  AUTHOR,
  anEvent,
  anOrganizer,
  aVenue,
  EDITOR,
  events,
  idsOf,
  PUBLIC,
  places,
} from "./drafts.ts";
import type { Case } from "./driver.ts";

/** Searching and looking up by name. */
export function searchCases(check: Case): void {
  check("finds events in which all words occur and none of those to leave out", async (store) => {
    const { id } = await store.events.insert(
      anEvent({ title: "Blue Kite", description: "<p>at the Beach</p>", excerpt: "wind" }),
    );
    const other = await store.events.insert(anEvent({ title: "Blue Moon" }));
    const found = async (all: string[], none: string[] = []) =>
      idsOf(await store.events.list(events({ search: { all, none } }), ALL));
    expect(await found(["blue"])).toEqual([id, other.id]);
    expect(await found(["blue", "beach"])).toEqual([id]);
    expect(await found(["blue"], ["moon"])).toEqual([id]);
    expect(await found(["wind"])).toEqual([id]);
    expect(await found([], ["moon"])).toEqual([id]);
    expect(await found(["green"])).toEqual([]);
    expect(await found([])).toEqual([id, other.id]);
  });

  check("folds letter case and accents of what it searches", async (store) => {
    const { id } = await store.events.insert(anEvent({ title: "CAFÉ Straße Łódź ΣΊΣΥΦΟΣ" }));
    for (const word of ["cafe", "strasse", "lodz", "σισυφοσ"])
      expect(idsOf(await store.events.list(events({ search: words(word) }), ALL))).toEqual([id]);
  });

  check("takes %, _, \\, quotes and emoji as they are", async (store) => {
    const { id } = await store.events.insert(anEvent({ title: `100%_off \\o/ "it's" 🎉` }));
    await store.events.insert(anEvent({ title: "1000 off 🎊" }));
    for (const word of ["100%", "0%_o", "_", "%", "\\o/", `"it's"`, "🎉"])
      expect([word, idsOf(await store.events.list(events({ search: words(word) }), ALL))]).toEqual([
        word,
        [id],
      ]);
    for (const word of ["1__%", "100_off", "%off"])
      expect((await store.events.list(events({ search: words(word) }), ALL)).total).toBe(0);
  });

  check("does not find events with a password, but for those who may edit them", async (store) => {
    const { id } = await store.events.insert(anEvent({ title: "Secret", password_hash: "x", author: 7 }));
    const found = async (gate = PUBLIC) =>
      idsOf(await store.events.list(events({ gate, search: words("secret") }), ALL));
    expect([await found(), await found(AUTHOR), await found(EDITOR)]).toEqual([[], [id], [id]]);
    expect(await found({ ...AUTHOR, author: 8 })).toEqual([]);
    for (const edits of ["none", "unpublished", "own", "all"] as const)
      expect([edits, await found({ ...AUTHOR, edits })]).toEqual([edits, /own|all/.test(edits) ? [id] : []]);
    expect(await found({ ...EDITOR, edits: "none" })).toEqual([]);
    await store.events.update(id, { status: "pending" });
    expect(await found({ ...AUTHOR, edits: "unpublished" })).toEqual([id]);
    await store.events.update(id, { status: "publish" });
    expect((await store.events.list(events(), ALL)).total).toBe(1);
    await store.events.update(id, { password_hash: "" });
    expect(await found()).toEqual([id]);
  });

  check("finds what a text became and no more what it was", async (store) => {
    const { id } = await store.events.insert(anEvent({ title: "Old" }));
    const total = async (word: string) =>
      (await store.events.list(events({ search: words(word) }), ALL)).total;
    expect([await total("old"), await total("new")]).toEqual([1, 0]);
    await store.events.update(id, { title: "New" });
    expect([await total("old"), await total("new")]).toEqual([0, 1]);
  });

  check("searches venues and organizers in their fields", async (store) => {
    const venue = await store.venues.insert(
      aVenue({ venue: "Hall", city: "Zürich", zip: "8001", phone: "+41 44" }),
    );
    const organizer = await store.organizers.insert(
      anOrganizer({ organizer: "Club", email: "jo@club.test" }),
    );
    await store.venues.insert(aVenue());
    for (const word of ["zurich", "8001", "+41 44"])
      expect(idsOf(await store.venues.list(places({ search: words(word) }), ALL))).toEqual([venue.id]);
    expect(idsOf(await store.organizers.list(places({ search: words("jo@club") }), ALL))).toEqual([
      organizer.id,
    ]);
  });

  check("finds places by folded name, oldest first, the trash excepted", async (store) => {
    const [a, b] = [
      await store.venues.insert(aVenue({ venue: "Café 100%" })),
      await store.venues.insert(aVenue({ venue: "CAFE 100%" })),
    ];
    await store.venues.insert(aVenue({ venue: "Café 100" }));
    await store.venues.insert(aVenue({ venue: "Café 100%", status: "trash" }));
    const draft = await store.venues.insert(aVenue({ venue: "cafe 100%", status: "draft" }));
    expect(idsOf(await store.venues.named("cafÉ 100%"))).toEqual([a.id, b.id, draft.id]);
    await store.venues.update(a.id, { venue: "Bar" });
    await store.venues.remove(b.id, "2027-06-01 12:00:00");
    expect(idsOf(await store.venues.named("cafe 100%"))).toEqual([draft.id]);
    expect(await store.organizers.named("cafe 100%")).toEqual([]);
  });
}

function words(...all: string[]): SearchTerms {
  return { all, none: [] };
}
