import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { bulkOf, QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";
import { bucketsOf } from "@/worker/engine/figures/days";
import { handle } from "@/worker/engine/handler";
import { figures } from "./contract";
import { answerTo, MOST_SHOWN } from "./query";
import { foresee } from "./rules";

/** Months of sales that a forecast learns from. */
const MONTHS = 24;

interface Product {
  id: string;
  name: string;
  unit: Unit;
  months: Map<string, number>;
}

/** What may be sold of each product in the month that has begun, learned from its whole months; those that sell most first. */
export const outlook = handle(figures.outlook, async (context, { limit }) => {
  const last = firstOfMonth(civilDate(context.now), -1);
  const days = { from: firstOfMonth(last, 1 - MONTHS), to: lastOfMonth(last) };
  const answer = await answerTo(context, { measures: ["quantitySold"], by: ["product", "month"], filters: [], ...days, limit: MOST_SHOWN });
  const products = new Map<string, Product>();
  for (const {
    keys,
    figures: [figure],
  } of answer.items) {
    const [product, month] = keys;
    const sold = figure?.quantities?.[0];
    if (!product?.key || !month?.key || !sold) continue;
    const own = products.get(product.key) ?? { id: product.key, name: product.label, unit: bulkOf(sold.unit), months: new Map() };
    own.months.set(month.key, sold.amount);
    products.set(product.key, own);
  }
  const all = bucketsOf(days.from, days.to, "month");
  const items = [...products.values()].flatMap(({ id, name, unit, months }) => {
    // A product's past begins with its first sale.
    const since = all.slice(all.findIndex((month) => months.has(month)));
    const foreseen = foresee(since.map((month) => months.get(month) ?? 0));
    if (!foreseen) return [];
    const lastSold = { amount: months.get(since.at(-1) ?? "") ?? 0, unit };
    return [
      {
        id,
        name,
        months: since.length,
        lastSold,
        next: { amount: wholeOf(foreseen.next, unit), unit },
        method: foreseen.method,
        error: foreseen.error,
      },
    ];
  });
  items.sort((one, other) => other.next.amount - one.next.amount || (one.name < other.name ? -1 : 1));
  return { month: firstOfMonth(last, 1).slice(0, 7), items: items.slice(0, limit), nextCursor: null, total: items.length };
});

/** Pieces are sold whole. */
const wholeOf = (amount: number, unit: Unit) => (unit === "piece" ? Math.round(amount / QUANTITY_SCALE) * QUANTITY_SCALE : amount);
