import type { EventDraft, EventRow, Extra } from "../../src/store.ts";
import type { Generated } from "./table.ts";

/** When this many are known all are forgotten: rare values must not be kept for ever. */
const KNOWN = 20_000;

const NOTHING: Extra = Object.freeze({});

/** A copy that nobody can change behind our back; one and the same where there is nothing in it. */
export function ownExtra(extra: Extra): Extra {
  return Object.keys(extra).length === 0 ? NOTHING : structuredClone(extra);
}

/** Builds event rows that share what is equal in many of them, links and dates mostly. */
export class Shared {
  private readonly texts = new Map<string, string>();
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
      date: this.text(draft.date),
      date_utc: this.text(draft.date_utc),
      modified: this.text(draft.modified),
      modified_utc: this.text(draft.modified_utc),
      changed_utc: this.text(draft.changed_utc),
      extra: ownExtra(draft.extra),
      title: draft.title,
      description: draft.description,
      excerpt: draft.excerpt,
      password_hash: draft.password_hash,
      timezone: this.text(draft.timezone),
      all_day: draft.all_day,
      start_date: this.text(draft.start_date),
      end_date: this.text(draft.end_date),
      utc_start_date: this.text(draft.utc_start_date),
      utc_end_date: this.text(draft.utc_end_date),
      cost: this.text(draft.cost),
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

  private text(text: string): string {
    return this.share(this.texts, text, () => text);
  }

  private list(ids: readonly number[]): readonly number[] {
    return this.share(this.lists, ids.join(), () => Object.freeze([...ids]));
  }

  private share<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= KNOWN) known.clear();
    const value = make();
    known.set(key, value);
    return value;
  }
}
