import type { EventDraft, EventRow, Extra } from "../../src/store.ts";
import type { Generated } from "./table.ts";

/** When this many are known all are forgotten: rare values must not be kept for ever. */
const KNOWN = 20_000;

const NOTHING: Extra = Object.freeze({});
const NO_IDS: readonly number[] = Object.freeze([]);

/** A copy that nobody can change behind our back; one and the same where there is nothing in it. */
export function ownExtra(extra: Extra): Extra {
  for (const _ in extra) return structuredClone(extra);
  return NOTHING;
}

/** Builds event rows that share lists of links: most are equal to those of many others. */
export class Shared {
  private readonly lists = new Map<string, readonly number[]>();

  /**
   * All keys are written out, in one order: so all rows have one shape, and half the heap of a spread copy. The
   * draft's own lists are not kept, so nobody can change them behind our back.
   */
  event(draft: EventDraft, { id, revision, slug }: Generated): EventRow {
    return {
      id,
      revision,
      author: draft.author,
      status: draft.status,
      slug,
      former_slug: draft.former_slug,
      date: draft.date,
      date_utc: draft.date_utc,
      modified: draft.modified,
      modified_utc: draft.modified_utc,
      changed_utc: draft.changed_utc,
      extra: ownExtra(draft.extra),
      title: draft.title,
      description: draft.description,
      excerpt: draft.excerpt,
      password_hash: draft.password_hash,
      timezone: draft.timezone,
      all_day: draft.all_day,
      start_date: draft.start_date,
      end_date: draft.end_date,
      utc_start_date: draft.utc_start_date,
      utc_end_date: draft.utc_end_date,
      cost: draft.cost,
      website: draft.website,
      image: draft.image,
      show_map: draft.show_map,
      show_map_link: draft.show_map_link,
      hide_from_listings: draft.hide_from_listings,
      sticky: draft.sticky,
      featured: draft.featured,
      categories: this.list(draft.categories),
      tags: this.list(draft.tags),
      venue: this.list(draft.venue),
      organizer: this.list(draft.organizer),
      post_parent: draft.post_parent,
    };
  }

  private list(ids: readonly number[]): readonly number[] {
    if (ids.length === 0) return NO_IDS;
    const key = ids.length === 1 ? String(ids[0]) : ids.join();
    const known = this.lists.get(key);
    if (known) return known;
    if (this.lists.size >= KNOWN) this.lists.clear();
    const own = Object.freeze([...ids]);
    this.lists.set(key, own);
    return own;
  }
}
