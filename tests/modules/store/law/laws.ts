import { inArray, type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import { lots } from "@/db/business";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { isBalanced } from "@/worker/modules/store/traceability/balance";
import { traceOf } from "@/worker/modules/store/traceability/trace";
import type { Bakery } from "@/tests/support/bakery";
import { CELLAR } from "@/tests/support/bakery";
import type { Model } from "./model";

type Trace = Awaited<ReturnType<typeof traceOf>>;

/** Every law of goods, for all lots of a history. @throws AssertionError that names the law */
export async function expectLaws(model: Model, { bakery }: { bakery: Bakery }): Promise<void> {
  const traces = new Map<string, Trace>();
  for (const number of model.lots.keys()) traces.set(number, await traceOf(bakery.db, number));
  for (const [number, trace] of traces) {
    expectQuantities(model, number, trace);
    expectGenealogy(model, number, trace);
    expectClients(model, number, trace.clients, "trace");
    const { clients } = await bakery.does(traceability.reach, { lot: number });
    expectClients(model, number, clients, "recall");
  }
  expect(await wrongSums(bakery, model), "what moved, and its value, is what is left").toEqual([]);
}

/** Quantity in = out + left, as the product says it and as the pencil does. */
function expectQuantities(model: Model, number: string, trace: Trace): void {
  const lot = model.lot(number);
  const left = trace.lot.amount.amount / (trace.lot.unit === "kg" ? 1_000_000 : 1_000);
  expect(left, `${number}: left`).toBe(model.expected(number));
  expect(left, `${number}: in its places`).toBe(lot.left.main + lot.left[CELLAR]);
  expect(isBalanced(trace.balance), `${number}: in = out + left`).toBe(true);
}

/** What descends from a lot is below it, and it is above all of that: upstream and downstream are each other's mirror. */
function expectGenealogy(model: Model, number: string, trace: Trace): void {
  const near = (side: 1 | -1) => trace.nodes.filter(({ kind, step }) => kind === "lot" && step * side > 0).map(({ name }) => name);
  const below = [...model.below(number)].filter((one) => one !== number);
  const above = [...model.lots.keys()].filter((one) => one !== number && model.below(one).has(number));
  expect(near(1).sort(), `${number}: below`).toEqual(below.sort());
  expect(near(-1).sort(), `${number}: above`).toEqual(above.sort());
  const lineage = model.below(number);
  const empty = model.makings.filter(({ lot, used }) => lot === null && used.some((part) => lineage.has(part.lot)));
  const named = new Set(trace.edges.map(({ reference }) => reference));
  for (const { reference } of empty) expect(named, `${number}: what gave nothing`).toContain(reference);
}

/** Every client who holds goods is reached from every lot they descend from, with the right quantity. */
function expectClients(model: Model, number: string, clients: Trace["clients"], from: string): void {
  const held: Record<string, number> = {};
  for (const { name, goods } of clients) {
    for (const { lot, amount } of goods) held[`${name} ${lot}`] = (held[`${name} ${lot}`] ?? 0) + amount.amount / 1_000;
  }
  expect(held, `${number}: clients of its ${from}`).toEqual(model.holdings(model.below(number)));
}

/** Lots that are not the sum of what moved, or whose movements are together worth something else than what is left. */
async function wrongSums({ db }: Bakery, model: Model): Promise<unknown[]> {
  const sum = (what: SQL) => sql<number>`coalesce((select sum(${what}) from movements m where m.lot_id = lots.id), 0)`;
  const rows = await db
    .select({
      number: lots.number,
      amount: lots.amount,
      moved: sum(sql`m.amount`),
      cost: lots.unitCost,
      value: sum(sql`m.amount * m.unit_cost`),
    })
    .from(lots)
    .where(inArray(lots.number, [...model.lots.keys()]));
  return rows.filter(({ amount, moved, cost, value }) => moved !== amount || value !== amount * cost);
}
