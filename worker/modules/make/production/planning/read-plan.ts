import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { items as itemTable, orderLines, orders, productions, recipes } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { convert } from "@/worker/core/figures/quantity";
import type { QueryContext } from "@/worker/engine/handler";
import { type Graph, graphOf, inOrder, reading } from "@/worker/modules/catalogue/costing";
import { usableOn } from "../free";
import { promisedToProductions } from "../records";
import { type Demand, type Requirement, requirementsOf } from "./requirements";
import { openStatuses } from "../status";
import { snapshotOf } from "../snapshot";

/** Orders whose goods are still to leave, and which the client has confirmed. */
export const openOrders = ["confirmed", "in_preparation", "ready"] as const;

/** What is lacking, with the recipes it follows from. */
export interface Plan {
  make: Requirement[];
  buy: Requirement[];
  graph: Graph;
  today: string;
}

/**
 * What open orders and productions want, against what is in stock or being made; read in one batch. A recipe whose units no longer
 * convert asks for nothing: ordering it shows why.
 * @param references plans for these orders alone, clients' or productions: what others want comes first
 */
export async function readPlan({ db, now }: Pick<QueryContext, "db" | "now">, references?: string[]): Promise<Plan> {
  const today = civilDate(now);
  // Only what is still wanted: what was ever ordered grows with the years.
  const isUnshipped = and(inArray(orders.status, openOrders), gt(orderLines.amount, orderLines.shipped));
  const ordered = db
    .select({ id: orderLines.itemId })
    .from(orders)
    .innerJoin(orderLines, eq(orders.id, orderLines.orderId))
    .where(isUnshipped);
  const named = sql`(${ordered.getSQL()} union select json_extract(line.value, '$.itemId') from productions, json_each(productions.snapshot, '$.lines') as line where productions.status in ('pending', 'in_progress'))`;
  const [versions, itemRows, stock, lines, running, promised] = await db.batch([
    ...reading(db, eq(recipes.status, "active"), undefined, sql`${itemTable.id} in ${named}`),
    usableOn(db, today),
    db
      .select({ line: orderLines, id: orders.id, reference: orders.reference, dueOn: orders.dueOn })
      .from(orders)
      .innerJoin(orderLines, eq(orders.id, orderLines.orderId))
      .where(isUnshipped),
    db
      .select()
      .from(productions)
      .where(inArray(productions.status, [...openStatuses])),
    promisedToProductions(db),
  ]);
  const graph = graphOf(versions, itemRows);
  const promisedTo = new Map(promised.map((row) => [`${row.causeId} ${row.itemId}`, row.amount]));

  const demands: Demand[] = lines.flatMap(({ line, id, reference, dueOn }) => {
    const item = graph.itemOf(line.itemId);
    const amount = convert(line.amount - line.shipped, line.unit, item.unit, item);
    return amount ? [{ itemId: item.id, amount, day: dueOn ?? today, reason: reference, causes: [id] }] : [];
  });
  for (const row of running) {
    const needs = new Map<string, number>();
    for (const { itemId, amount } of row.snapshot.lines) needs.set(itemId, (needs.get(itemId) ?? 0) + amount);
    for (const [itemId, need] of needs) {
      const amount = need - (promisedTo.get(`${row.id} ${itemId}`) ?? 0);
      if (amount > 0) demands.push({ itemId, amount, day: row.requestedOn, reason: row.reference, causes: [row.id] });
    }
  }

  const supply = new Map(stock.map((row) => [row.itemId, row.amount]));
  const add = (itemId: string, amount: number) => void supply.set(itemId, (supply.get(itemId) ?? 0) + amount);
  for (const { itemId, amount } of promised) add(itemId, -amount);
  for (const row of running) add(row.itemId, row.amount);
  const own = references ? demands.filter(({ reason }) => references.includes(reason)) : demands;
  for (const demand of demands) if (!own.includes(demand)) add(demand.itemId, -demand.amount);

  const order = inOrder(graph).reverse();
  const supplyOf = (id: string) => Math.max(0, supply.get(id) ?? 0);
  return { ...requirementsOf({ demands: own, order, itemOf: graph.itemOf, supplyOf, inputsOf: inputsFrom(graph), today }), graph, today };
}

function inputsFrom(graph: Graph) {
  return (id: string, amount: number) => {
    const recipe = graph.recipes.get(id);
    try {
      return recipe ? snapshotOf(recipe, graph.itemOf(id), amount, graph.itemOf).lines : [];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };
}
