import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { items as itemTable, orderLines, orders, productions, recipes } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { convert } from "@/worker/core/figures/quantity";
import { businessOf } from "@/worker/engine/actor";
import { requireFeature } from "@/worker/engine/access";
import type { QueryContext } from "@/worker/engine/handler";
import { daysOfMonths, expectedSales, expectedText } from "@/worker/modules/business/forecast";
import { type Graph, graphOf, inOrder, reading } from "@/worker/modules/catalogue/costing";
import { openStatuses } from "@/worker/modules/make/production/status";
import { type ExpectedNeed, expectedNeed, monthsFor } from "./expected-need";
import { usableOn } from "./free";
import { promisedToProductions } from "./promised";
import { type Demand, type Requirement, requirementsOf } from "./requirements";
import { snapshotOf } from "./snapshot";

/** Orders whose goods are still to leave, and which the client has confirmed. */
export const openOrders = ["confirmed", "in_preparation", "ready"] as const;

/** What is lacking, with the recipes it follows from. */
export interface Plan {
  make: Requirement[];
  buy: Requirement[];
  /** How much expected sales alone want of each item, in stock or not, down to what is bought; in its base unit's thousandths. */
  expected: Map<string, number>;
  /** What is expected of each product. */
  outlook: Map<string, ExpectedNeed>;
  graph: Graph;
  today: string;
}

/** Which demands a plan is made for. */
export interface Scope {
  /** These orders alone, clients' or productions: what others want comes first. */
  references?: string[];
  /** Days ahead that expected sales are counted; none otherwise. */
  ahead?: number;
}

/**
 * What open orders and productions want, against what is in stock or being made; read in one batch. A recipe whose units no longer
 * convert asks for nothing: ordering it shows why.
 * @throws Refusal `feature_not_in_plan` where expected sales are to be counted and the plan does not open them
 */
export async function readPlan(context: QueryContext, { references, ahead = 0 }: Scope = {}): Promise<Plan> {
  const { db, now } = context;
  const today = civilDate(now);
  if (ahead) requireFeature(businessOf(context.caller), "finance");
  const foreseen = ahead ? await expectedSales(context, monthsFor(ahead)) : [];
  // Only what is still wanted: what was ever ordered grows with the years.
  const isUnshipped = and(inArray(orders.status, openOrders), gt(orderLines.amount, orderLines.shipped));
  const ordered = db
    .select({ id: orderLines.itemId })
    .from(orders)
    .innerJoin(orderLines, eq(orders.id, orderLines.orderId))
    .where(isUnshipped);
  const named = sql`(${ordered.getSQL()} union select json_extract(line.value, '$.itemId') from productions, json_each(productions.snapshot, '$.lines') as line where productions.status in ('pending', 'in_progress')
    union select value from json_each(${JSON.stringify(foreseen.map(({ id }) => id))}))`;
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
  const isOwn = ({ reason }: Demand) => !references || references.includes(reason);
  const own = demands.filter(isOwn);
  for (const demand of demands) if (!isOwn(demand)) add(demand.itemId, -demand.amount);

  const order = inOrder(graph).reverse();
  const supplyOf = (id: string) => Math.max(0, supply.get(id) ?? 0);
  const outlook = new Map<string, ExpectedNeed>();
  const lengths = daysOfMonths(today, monthsFor(ahead));
  for (const one of foreseen) {
    const item = graph.items.get(one.id);
    const need = item && expectedNeed(one, item, { today, ahead, lengths });
    if (need) outlook.set(item.id, need);
  }
  const needs = [...outlook.values()].flatMap((need) => need.demands);
  const planned = (all: Demand[]) =>
    requirementsOf({ demands: all, order, itemOf: graph.itemOf, supplyOf, inputsOf: inputsFrom(graph), today });
  const { wanted, ...lacking } = planned([...own, ...needs]);
  const reasonText = (reason: string) => {
    const need = outlook.get(reason);
    return need ? expectedText(need, context.caller.language) : reason;
  };
  const [make, buy] = [lacking.make, lacking.buy].map((all) => all.map((one) => ({ ...one, reasons: one.reasons.map(reasonText) }))) as [
    Requirement[],
    Requirement[],
  ];
  const without = needs.length ? planned(own).wanted : wanted;
  const expected = new Map([...wanted].map(([id, amount]) => [id, amount - (without.get(id) ?? 0)]));
  return { make, buy, expected, outlook, graph, today };
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
