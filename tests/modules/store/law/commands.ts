import fc from "fast-check";
import { expect } from "vitest";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { counts } from "@/worker/modules/store/counts/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Bakery, CELLAR, type Kind, people, units } from "@/tests/support/bakery";
import { KILOS_ORDERED, FEES, type Lot, Model } from "./model";
import { movements } from "@/worker/modules/store/movements/contract";

/** The product under a history: the bakery, and what the history's items are called. */
export interface Real {
  bakery: Bakery;
  sku(kind: Kind): string;
}
type Command = fc.AsyncCommand<Model, Real>;

/** Numbers from which a step chooses its lots and amounts. */
const numbers = fc.record({
  lot: fc.nat(5),
  other: fc.nat(5),
  amount: fc.integer({ min: 1, max: 6 }),
  more: fc.nat(4),
  flag: fc.boolean(),
});
export type Numbers = typeof numbers extends fc.Arbitrary<infer T> ? T : never;

export const measured = (kind: Kind, value: number) => ({ value, unit: units[kind] });
/** The one of some that a number points at. */
export function at<T>(some: T[], number: number): T | undefined {
  return some[number % Math.max(1, some.length)];
}
export const cut = (amount: number, most: number) => Math.min(amount, most);

/** A step is possible when the model has what it needs; then it is done to both. */
export function step<Needed>(
  name: string,
  find: (model: Model, numbers: Numbers) => Needed | undefined,
  act: (needed: Needed, model: Model, real: Real, numbers: Numbers) => Promise<void>,
): fc.Arbitrary<Command> {
  return numbers.map((drawn) => ({
    check: (model) => find(model, drawn) !== undefined,
    async run(model, real) {
      const needed = find(model, drawn);
      if (needed === undefined) return;
      await act(needed, model, real, drawn);
    },
    toString: () => `${name}(${Object.values(drawn).join(" ")})`,
  }));
}

/** A day so many days before this one. */
export const daysAgo = (days: number) => addDays(civilDate(Date.now()), -days);

/** What was done, or nothing where goods would have left before they came: then nothing has changed. */
export async function unlessEarly<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Refusal && error.detail.fields?.[0]?.code === "before_goods") return null;
    throw error;
  }
}

/** Kilos or pieces of a quantity. */
export const unitsOf = (quantity: { amount: number; unit: string } | undefined) =>
  (quantity?.amount ?? 0) / (quantity?.unit === "kg" ? 1_000_000 : 1_000);

/** What the history says cannot be is refused, for this reason. */
export async function expectRefused(request: Promise<unknown>, code: string): Promise<void> {
  const refusal = await request.then(
    () => null,
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).detail.fields?.[0]?.code).toContain(code);
}

const anyLot = (model: Model, { lot }: Numbers) => at([...model.lots.values()], lot);

/** A supplier brings flour, and takes some of it back with the driver. */
const receive = step(
  "receive",
  (model) => model,
  async (_, model, { bakery: { does }, sku }, { amount, more, lot: ago, flag }) => {
    const price = [1, 0.0944, 0.3333, 2.6182, 0.0001][more] ?? 1;
    const lines = [{ item: sku("FLOUR"), packs: KILOS_ORDERED, price }];
    const { id } = await does(restocks.create, { supplier: "Moulin", lines, fees: FEES });
    await does(restocks.order, { id, send: false, orderedOn: daysAgo(9) });
    const refused = more ? { refused: measured("FLOUR", more) } : {};
    const came = { line: sku("FLOUR"), amount: measured("FLOUR", amount), ...refused };
    const { receipts } = await does(restocks.receive, { id, lines: [came], receivedOn: daysAgo(ago) });
    if (flag) await does(restocks.close, { id });
    const { number } = model.open(receipts[0]?.lines[0]?.lotNumber ?? "", "FLOUR", amount);
    model.receipts.push({ restock: id, lot: number, amount, price, closed: flag });
  },
);

const hold = step("hold", anyLot, async (lot, _, { bakery: { does } }) => {
  if (lot.held || totalOf(lot) === 0) return;
  await does(lots.hold, { id: lot.number, reason: "À contrôler" });
  lot.held = true;
});

const release = step(
  "release",
  (model, { lot }) =>
    at(
      [...model.lots.values()].filter((one) => one.held && !one.rejected && !(one.scrapped && totalOf(one) === 0)),
      lot,
    ),
  async (lot, _, { bakery: { does } }) => {
    await does(lots.release, { id: lot.number });
    lot.held = false;
    lot.scrapped = false;
  },
);

const transfer = step("transfer", anyLot, async (lot, _, { bakery: { does } }, { amount, flag }) => {
  const [from, to] = flag ? (["main", CELLAR] as const) : ([CELLAR, "main"] as const);
  const moved = cut(amount, lot.left[from]);
  if (!moved) return;
  await does(stock.transfer, { lot: lot.number, from, to, amount: measured(lot.kind, moved) });
  lot.left[from] -= moved;
  lot.left[to] += moved;
});

const scrap = step("scrap", anyLot, async (lot, _, { bakery: { does } }, { amount }) => {
  const lost = cut(amount, lot.left.main);
  if (!lost) return;
  await does(stock.scrap, { lot: lot.number, location: "main", amount: measured(lot.kind, lost), reason: "damaged" });
  await throwAway(lot, { main: lost }, does);
});

/** Writes down what was thrown away of a lot, place by place, with the movements that say so. */
export async function throwAway(lot: Lot, amounts: Partial<Lot["left"]>, does: Bakery["does"]): Promise<void> {
  const { items } = await does(movements.list, { lot: lot.number, type: "scrap", limit: 2 });
  for (const place of ["main", CELLAR] as const) {
    const amount = amounts[place] ?? 0;
    if (!amount) continue;
    const written = items.find(({ locationId }) => (locationId === "main") === (place === "main"));
    lot.thrown.push({ movement: written?.id ?? "", place, amount });
    lot.left[place] -= amount;
    lot.lost += amount;
  }
}

const count = step("count", anyLot, async (lot, _, { bakery: { does } }, { amount }) => {
  const { id } = await does(counts.create, {});
  await does(counts.fill, { id, lines: [{ lot: lot.number, counted: measured(lot.kind, amount) }] });
  await does(counts.post, { id });
  const difference = amount - lot.left.main;
  lot.left.main = amount;
  const { items } = await does(movements.list, { lot: lot.number, type: "count", limit: 1 });
  if (difference) lot.counted.push({ movement: items[0]?.id ?? "", difference });
  if (difference > 0) lot.came += difference;
  else lot.lost -= difference;
});

/** What a production uses: two lots at most, of the one kind. */
export function usedOf(
  model: Model,
  { lot, other, amount, flag }: Numbers,
): { kind: Kind; parts: { lot: Lot; amount: number }[] } | undefined {
  const kind = flag ? "DOUGH" : "BREAD";
  const of = model.usable(flag ? "FLOUR" : "DOUGH");
  const chosen = [...new Set([at(of, lot), at(of, other)])].flatMap((one) => one ?? []);
  return chosen.length ? { kind, parts: chosen.map((one) => ({ lot: one, amount: cut(amount, one.left.main) })) } : undefined;
}

/** Something is made, as planned or not; too much, or nothing at all. */
const produce = step("produce", usedOf, async ({ kind, parts }, model, { bakery: { does }, sku }, { amount, more, other }) => {
  const { id, reference } = await does(production.create, { item: sku(kind), amount: measured(kind, amount) });
  await does(production.start, { id, anyway: true });
  const line = sku(kind === "DOUGH" ? "FLOUR" : "DOUGH");
  const used = parts.map(({ lot, amount: taken }) => ({ line, lot: lot.number, location: "main", amount: measured(lot.kind, taken) }));
  const output = more * 2;
  const completed = { id, output: measured(kind, output), used, losses: [], sure: true };
  const early = await unlessEarly(does(production.complete, { ...completed, completedOn: daysAgo(other) }));
  const done = early ?? (await does(production.complete, completed));
  for (const part of parts) part.lot.left.main -= part.amount;
  const lot = done.lotNumber ? model.open(done.lotNumber, kind, output).number : null;
  model.makings.push({
    reference,
    kind,
    planned: amount,
    used: parts.map((part) => ({ lot: part.lot.number, amount: part.amount })),
    lot,
    output,
  });
});

/** An order leaves in two parts, of two lots where there are. */
const ship = step(
  "ship",
  (model) => (model.usable("BREAD").length ? model.usable("BREAD") : undefined),
  async (usable, model, { bakery: { does, clientOf }, sku }, { lot, other, amount, more }) => {
    const client = at([...people], more) ?? "";
    const chosen = [...new Set([at(usable, lot), at(usable, other)])].flatMap((one) => one ?? []);
    const parts = chosen.map((one) => ({ lot: one, amount: cut(amount, one.left.main) }));
    const total = parts.reduce((sum, part) => sum + part.amount, 0);
    const lines = [{ item: sku("BREAD"), amount: measured("BREAD", total) }];
    const { id } = await does(orders.create, { client: clientOf.get(client), lines });
    for (const move of [orders.confirm, orders.prepare, orders.pack]) await does(move, { id });
    for (const part of parts) {
      const leaving = { lot: part.lot.number, amount: measured("BREAD", part.amount), location: "main" };
      const early = await unlessEarly(does(orders.ship, { id, parts: [leaving], shippedOn: daysAgo(other) }));
      const { deliveries: shipped } = early ?? (await does(orders.ship, { id, parts: [leaving] }));
      part.lot.left.main -= part.amount;
      model.sales.push({ delivery: shipped[0]?.id ?? "", client, lot: part.lot.number, amount: part.amount, returned: 0, returns: [] });
    }
  },
);

/** Goods come back, to be looked at or not. */
const comeBack = step(
  "return",
  (model, { lot }) =>
    at(
      model.sales.filter((sale) => sale.amount > sale.returned),
      lot,
    ),
  async (sale, model, { bakery: { does }, sku }, { amount, flag }) => {
    const back = cut(amount, sale.amount - sale.returned);
    const lot = model.lot(sale.lot);
    // Goods come back to the place they left.
    const place = sale.till?.place ?? "main";
    const part = { lot: sale.lot, amount: measured("BREAD", back) };
    const before = new Set(model.lots.keys());
    const { returns } = await does(deliveries.return, { id: sale.delivery, parts: [part], reason: "Bocaux bombés", hold: flag });
    const one: (typeof sale.returns)[number] = { id: returns.at(-1)?.id ?? "", amount: back, apart: null };
    sale.returns.push(one);
    sale.returned += back;
    if (!flag || lot.held) {
      lot.left[place] += back;
      return;
    }
    const { items } = await does(lots.list, { item: sku("BREAD"), limit: 100, stocked: true });
    const opened = items.find(({ number }) => !before.has(number))?.number ?? "";
    model.open(opened, "BREAD", back, true, place);
    one.apart = opened;
    model.cameBack.push({ lot: opened, of: sale.lot, amount: back });
  },
);

/** A day on which flour, dough and bread are there already, so that little is needed for anything to happen. */
export async function opened(bakery: Bakery): Promise<{ model: Model; real: Real }> {
  const { does } = bakery;
  const [model, sku] = [new Model(), await bakery.stockIn()];
  const { number } = await does(stock.receive, { item: sku("FLOUR"), amount: measured("FLOUR", 20), day: daysAgo(30) });
  model.open(number, "FLOUR", 20);
  model.entries.push({ lot: number, amount: 20 });
  let of = number;
  for (const [kind, output] of [
    ["DOUGH", 12],
    ["BREAD", 8],
  ] as const) {
    const { id, reference } = await does(production.create, { item: sku(kind), amount: measured(kind, output) });
    await does(production.start, { id });
    const { lotNumber } = await does(production.complete, { id, completedOn: daysAgo(kind === "DOUGH" ? 5 : 4) });
    const lot = model.open(lotNumber ?? "", kind, output);
    model.lot(of).left.main -= output;
    model.makings.push({ reference, kind, planned: output, used: [{ lot: of, amount: output }], lot: lot.number, output });
    of = lot.number;
  }
  return { model, real: { bakery, sku } };
}

export const totalOf = ({ left }: Lot) => left.main + left[CELLAR];

/** Any history: goods come in, and anything may follow. */
export const anyHistory = (steps: fc.Arbitrary<Command>[] = []) =>
  fc.commands([receive, produce, produce, ship, ship, comeBack, comeBack, release, hold, transfer, scrap, count, ...steps], {
    size: "max",
    maxCommands: 14,
  });
