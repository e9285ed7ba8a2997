import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { isBalanced } from "@/worker/modules/store/traceability/balance";
import { traceOf } from "@/worker/modules/store/traceability/trace";
import type { Bakery } from "@/tests/support/bakery";
import { CELLAR } from "@/tests/support/bakery";
import type { Model } from "./model";

type Trace = Awaited<ReturnType<typeof traceOf>>;

/** Every law of goods, for all lots of a history. @throws AssertionError that names the law */
export async function expectLaws(model: Model, { bakery }: { bakery: Bakery }): Promise<void> {
  const looks = [...model.lots.keys()].map(async (number) => {
    const trace = await traceOf(bakery.db, number);
    expectQuantities(model, number, trace);
    expectGenealogy(model, number, trace);
    expectClients(model, number, trace.clients, "trace");
    // A recall begins where goods came in; it reads as a trace does, downwards.
    if (trace.lot.supplierId === null) return;
    const { clients } = await bakery.does(traceability.reach, { lot: number });
    expectClients(model, number, clients, "recall");
  });
  await Promise.all(looks);
  expect(await wrongSums(bakery, model), "what moved, and its value, is what is left").toEqual([]);
}

/** Quantity in = out + left, as the product reckons it and as the model does. */
function expectQuantities(model: Model, number: string, trace: Trace): void {
  const lot = model.lot(number);
  const remaining = trace.lot.amount.amount / (trace.lot.unit === "kg" ? 1_000_000 : 1_000);
  expect(remaining, `${number}: left`).toBe(model.expected(number));
  expect(remaining, `${number}: in its places`).toBe(lot.left.main + lot.left[CELLAR]);
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

/** Lots that are not the sum of what moved, or that came at another value than they have; and productions that cost something else than what they used. */
async function wrongSums({ db }: Bakery, model: Model): Promise<unknown[]> {
  const numbers = JSON.stringify([...model.lots.keys()]);
  return db.all(sql`
    with own as materialized (select * from lots where number in (select value from json_each(${numbers}))),
    stands as (select m.* from own cross join movements m on m.lot_id = own.id where m.reverses is null
      and not exists (select 1 from movements undoing where undoing.reverses = m.id))
    select number, amount, (select sum(amount) from movements m where m.lot_id = own.id) moved from own
      where amount <> coalesce((select sum(amount) from movements m where m.lot_id = own.id), 0)
        or amount <> coalesce((select sum(amount) from stands m where m.lot_id = own.id), 0)
    union all select number, unit_cost, (select m.unit_cost from stands m where m.lot_id = own.id and m.type in ('receipt', 'output') and m.unit_cost <> own.unit_cost) other
      from own where other is not null
    union all select reference, cost ->> 'materials', (select sum(u.value ->> 'amount' * l.unit_cost / iif(i.unit = 'kg', 1000000, 1000))
        from json_each(p.used) u join lots l on l.id = u.value ->> 'lotId' join items i on i.id = l.item_id) spent
      from productions p where p.id in (select cause_id from stands where cause = 'production') and abs(cost ->> 'materials' - spent) > 2
    union all select number, own.unit_cost, p.cost ->> 'unit' from own join productions p on p.lot_id = own.id where own.unit_cost <> p.cost ->> 'unit'`);
}
