/** The shapes that plugins may add to. */
import { EventInput, EventListQuery } from "./event.ts";
import type { Shape } from "./field.ts";
import { OrganizerInput, VenueInput } from "./place.ts";

export interface Shapes {
  readonly event: Shape;
  readonly venue: Shape;
  readonly organizer: Shape;
  /** Parameters of the list of events. */
  readonly eventList: Shape;
}

export const OWN_SHAPES = {
  event: EventInput,
  venue: VenueInput,
  organizer: OrganizerInput,
  eventList: EventListQuery,
} as const satisfies Shapes;
