import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { items as itemTable, lots, orderLines, orders as table, recipes } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { convert, QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { type Graph, graphOf, inputNeeded, reading } from "@/worker/modules/catalogue/costing";
import { orders } from "../contract";
import { waitingStatuses } from "../status";

/**
 * What the orders that wait need in all, item by item; and, one level down, what the making of what is missing would take.
 * In stock is what lies there, neither held nor past its DLC, promised or not: it is these orders that most of it is promised to.
 */
export const components = handle(orders.components, async ({ db, now }) => {
  const waits = inArray(table.status, [...waitingStatuses]);
  const ordered = sql`(select ${orderLines.itemId} from ${orderLines} join ${table} on ${table.id} = ${orderLines.orderId} where ${waits})`;
  const madeOf = reading(
    db,
    sql`${recipes.status} = 'active' and ${recipes.itemId} in ${ordered}`,
    undefined,
    inArray(itemTable.id, ordered),
  );
  const [needs, versions, named, stocks] = await db.batch([
    db
      .select({ itemId: orderLines.itemId, amount: sql<number>`sum(${orderLines.amount} - ${orderLines.shipped})`.mapWith(Number) })
      .from(orderLines)
      .innerJoin(table, and(eq(table.id, orderLines.orderId), waits))
      .groupBy(orderLines.itemId),
    ...madeOf,
    db
      .select({ id: lots.itemId, amount: sql<number>`sum(${lots.amount})` })
      .from(lots)
      .where(and(eq(lots.stocked, true), eq(lots.decision, "available"), or(isNull(lots.dlc), gte(lots.dlc, civilDate(now)))))
      .groupBy(lots.itemId),
  ]);
  const graph = graphOf(versions, named);
  const there = new Map(stocks.map(({ id, amount }) => [id, amount]));
  const direct = new Map(needs.filter(({ amount }) => amount > 0).map(({ itemId, amount }) => [itemId, amount]));
  const below = componentsOf(graph, direct, there);

  const rows = [...new Set([...direct.keys(), ...below.keys()])].flatMap((id) => {
    const { sku, name, unit, kind } = graph.itemOf(id);
    if (kind === "service") return [];
    const needed = (direct.get(id) ?? 0) + (below.get(id) ?? 0);
    const inStock = there.get(id) ?? 0;
    const measure = (amount: number) => ({ amount, unit });
    const missing = measure(Math.max(0, needed - inStock));
    return [{ itemId: id, sku, name, unit, ordered: direct.has(id), needed: measure(needed), inStock: measure(inStock), missing }];
  });
  rows.sort((one, other) => Number(other.ordered) - Number(one.ordered) || one.name.localeCompare(other.name, "fr"));
  return { items: rows, nextCursor: null, total: rows.length };
});

/** What goes into what must be made, by item: line ÷ output × missing, ÷ (1 − loss) and the yield (domain: input needed). */
function componentsOf(graph: Graph, needs: Map<string, number>, there: Map<string, number>): Map<string, number> {
  const neededOf = new Map<string, number>();
  for (const [id, needed] of needs) {
    const recipe = graph.recipes.get(id);
    const toMake = needed - (there.get(id) ?? 0);
    if (!recipe || toMake <= 0) continue;
    const product = graph.itemOf(id);
    const output = convert(recipe.outputAmount, recipe.outputUnit, product.unit, product);
    for (const line of recipe.lines) {
      const item = graph.itemOf(line.itemId);
      const perOutput = convert(line.amount, line.unit, item.unit, item);
      if (!output || perOutput === null) continue;
      const scaled = Number(divideRounded(BigInt(perOutput) * BigInt(toMake), BigInt(output)));
      const wasted = item.kind === "packaging" ? [line.loss] : [line.loss, 10_000 - recipe.yield];
      neededOf.set(item.id, (neededOf.get(item.id) ?? 0) + inputNeeded(scaled, wasted));
    }
  }
  // Nobody takes part of a jar.
  for (const [id, amount] of neededOf)
    if (graph.itemOf(id).unit === "piece") neededOf.set(id, Math.ceil(amount / QUANTITY_SCALE) * QUANTITY_SCALE);
  return neededOf;
}
