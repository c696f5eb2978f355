/** What plugins ask for beside the filters of the event list. */
import type { Context } from "./context.ts";
import type { Narrowing } from "./plugin.ts";
import type { Form, Shape } from "./schema/field.ts";
import type { EventFilter } from "./store.ts";

/** The filter with all that plugins ask for beside it. */
export async function narrowed(ctx: Context, form: Form<Shape>, filter: EventFilter): Promise<EventFilter> {
  let narrow = filter;
  for (const { events } of ctx.settings.plugins) {
    const added = await events?.filter(ctx, form);
    if (added) narrow = both(narrow, added, form);
  }
  return narrow;
}

function both(filter: EventFilter, added: Narrowing, form: Form<Shape>): EventFilter {
  const { ids, extra, order, ...rest } = added;
  const isOrdered = "orderby" in form.values;
  return {
    ...filter,
    ...rest,
    ids: ids && filter.ids ? ids.filter((id) => filter.ids!.includes(id)) : (ids ?? filter.ids),
    extra: extra || filter.extra ? { ...filter.extra, ...extra } : undefined,
    // An order that was asked for stands.
    order:
      order && !isOrdered
        ? { ...order, descending: order.descending !== (form.values.order === "desc") }
        : filter.order,
  };
}
