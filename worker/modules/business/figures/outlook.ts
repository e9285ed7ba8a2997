import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { expectedSales } from "@/worker/modules/business/forecast";
import { figures } from "./contract";

/** What clients may order of each product in the month that has begun, and in the next; those that sell most first. */
export const outlook = handle(figures.outlook, async (context, { limit }) => {
  const products = await expectedSales(context, 2);
  const items = products.map(({ id, name, unit, months, last, sofar, next: [next = 0, after = 0], method, error }) => {
    const measured = (amount: number) => ({ amount, unit });
    return {
      ...{ id, name, months, method, error },
      lastSold: measured(last),
      sofar: measured(sofar),
      next: measured(next),
      after: measured(after),
    };
  });
  items.sort((one, other) => other.next.amount - one.next.amount || (one.name < other.name ? -1 : 1));
  return { month: civilDate(context.now).slice(0, 7), items: items.slice(0, limit), nextCursor: null, total: items.length };
});
