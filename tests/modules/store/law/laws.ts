import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { items, lots, movements } from "@/db/business";
import { worth, worthOfLot } from "@/worker/modules/store/ledger";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { isBalanced } from "@/worker/modules/store/traceability/balance";
import { traceOf } from "@/worker/modules/store/traceability/trace";
import type { Bakery } from "@/tests/support/bakery";
import { CELLAR } from "@/tests/support/bakery";
import type { Model, Receipt } from "./model";

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
  expect(await notThereYet(bakery, model), "nothing leaves before it came").toEqual([]);
  expect(await wronglyPromised(bakery, model), "what is promised is there, and promised to somebody").toEqual([]);
  for (const receipt of model.receipts) await expectPaid(model, bakery, receipt);
}

/** Quantity in = out + left, as the product reckons it and as the model does. */
function expectQuantities(model: Model, number: string, trace: Trace): void {
  const lot = model.lot(number);
  const remaining = trace.lot.amount.amount / (trace.lot.unit === "kg" ? 1_000_000 : 1_000);
  expect(remaining, `${number}: left`).toBe(model.expected(number));
  expect(remaining, `${number}: in its places`).toBe(lot.left.main + lot.left[CELLAR]);
  expect(isBalanced(trace.balance), `${number}: in = out + left`).toBe(true);
  const differences = (sign: 1 | -1) => lot.counted.reduce((sum, { difference }) => sum + Math.max(0, sign * difference), 0);
  const sideOf = (name: string) =>
    (trace.balance.find(({ side }) => side === name)?.amount.amount ?? 0) / (trace.lot.unit === "kg" ? 1_000_000 : 1_000);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const own = model.sales.filter((sale) => sale.lot === number);
  const apart = sum(model.cameBack.filter(({ of }) => of === number).map(({ amount }) => amount));
  const bornBack = sum(model.cameBack.filter(({ lot: child }) => child === number).map(({ amount }) => amount));
  const used = sum(model.makings.flatMap((making) => making.used.filter((part) => part.lot === number).map(({ amount }) => amount)));
  expect(
    [sideOf("shipped"), sideOf("returned"), sideOf("apart"), sideOf("used")],
    `${number}: shipped, came back, set apart, used`,
  ).toEqual([sum(own.map(({ amount }) => amount)), sum(own.map(({ returned }) => returned)) + bornBack, apart, used]);
  expect([sideOf("found"), sideOf("missing")], `${number}: counts that stand`).toEqual([differences(1), differences(-1)]);
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

/** Ten-thousandths of a euro in a cent. */
const CENT = 100;

/** What was paid for a receipt is what its lot is worth, to the cent. */
async function expectPaid(model: Model, { db }: Bakery, receipt: Receipt): Promise<void> {
  const [lot] = await db.select().from(lots).where(eq(lots.number, receipt.lot));
  const value = worth(receipt.amount * 1_000_000, "kg", lot?.unitCost ?? 0, lot?.costRest);
  expect(Math.abs(value - model.paid(receipt) * 10_000), `${receipt.lot}: its value is what was paid`).toBeLessThan(CENT / 2);
}

const ownLots = (model: Model) =>
  sql`select id from lots where number in (select value from json_each(${JSON.stringify([...model.lots.keys()])}))`;

/** Lots of which less than nothing was there by the end of some day. */
async function notThereYet({ db }: Bakery, model: Model): Promise<unknown[]> {
  return db.all(sql`
    with days as (select lot_id, day, sum(amount) amount from movements where lot_id in (${ownLots(model)}) group by 1, 2)
    select lot_id, day from (select lot_id, day, sum(amount) over (partition by lot_id order by day) there from days) where there < 0`);
}

/** Places where more is promised than lies there, or something else than the sum of promises; and promises to what is over. */
async function wronglyPromised({ db }: Bakery, model: Model): Promise<unknown[]> {
  return db.all(sql`
    select lot_id, reserved from levels l where lot_id in (${ownLots(model)}) and (reserved > amount or reserved <> (
      select coalesce(sum(amount), 0) from promises p where p.lot_id = l.lot_id and p.location_id = l.location_id))
    union all select lot_id, amount from promises p where lot_id in (${ownLots(model)})
      and not exists (select 1 from orders o where o.id = p.cause_id and o.status in ('confirmed', 'in_preparation', 'ready', 'on_hold'))
      and not exists (select 1 from productions m where m.id = p.cause_id and m.status = 'in_progress')`);
}

/** Lots that are not the sum of what moved, or whose value is not that of what moved; productions that cost something else than what they used, or than their lot. */
async function wrongSums({ db }: Bakery, model: Model): Promise<unknown[]> {
  const moved = sql`iif(${movements.amount} < 0, -1, 1) * ${worthOfLot(sql`abs(${movements.amount})`, items.unit)}`;
  const valued = await db
    .select({ number: lots.number, value: worthOfLot(lots.amount, items.unit), moved: sql<number>`sum(${moved})` })
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .innerJoin(movements, eq(movements.lotId, lots.id))
    .where(sql`${lots.id} in (${ownLots(model)})`)
    .groupBy(lots.id);
  const spent = await db.all(sql`
    with own as materialized (select * from lots where id in (${ownLots(model)})),
    stands as (select m.* from own cross join movements m on m.lot_id = own.id where m.reverses is null
      and not exists (select 1 from movements undoing where undoing.reverses = m.id)),
    exact as (select own.*, (unit_cost + cost_rest / 1000000.0) / iif(i.unit = 'kg', 1000000, 1000) each from own join items i on i.id = own.item_id)
    select number, amount, (select sum(amount) from movements m where m.lot_id = own.id) moved from own
      where amount <> coalesce((select sum(amount) from movements m where m.lot_id = own.id), 0)
        or amount <> coalesce((select sum(amount) from stands m where m.lot_id = own.id), 0)
    union all select reference, cost ->> 'materials', (select sum(u.value ->> 'amount' * l.each) from json_each(p.used) u join exact l on l.id = u.value ->> 'lotId') spent
      from productions p where p.id in (select cause_id from stands where cause = 'production') and abs(cost ->> 'materials' - spent) > ${CENT} / 2
    union all select p.reference, cost ->> 'total', p.output * l.each value from productions p join exact l on l.id = p.lot_id where abs(cost ->> 'total' - value) > ${CENT} / 2`);
  return [...valued.filter(({ value, moved: sum }) => Math.abs(value - sum) >= CENT), ...spent];
}
