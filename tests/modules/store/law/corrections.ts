import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { expect } from "vitest";
import { CELLAR } from "@/tests/support/bakery";
import { at, cut, daysAgo, expectRefused, measured, step, unitsOf, unlessEarly } from "./commands";
import { countPromised, uncount } from "./counts";
import type { Lot, Making, Model } from "./model";

/** How much less of a lot than now there can be in the first place. */
const spare = (model: Model, number: string | null) => (number ? model.lot(number).left.main : 0);

/** What was written down of a production was wrong: something else came out, and something else was taken of the same lots. */
const correct = step(
  "correct",
  (model, { lot }) => at(model.makings, lot),
  async (making, model, { bakery: { does } }, { amount, more, other, flag }) => {
    const output = more * 3;
    const parts = making.used.map((part) => ({ part, lot: model.lot(part.lot) }));
    const changed = parts.map(({ part, lot }) => ({ ...part, amount: lot.held ? part.amount : cut(amount, lot.left.main + part.amount) }));
    const used = changed.map(({ lot, amount: taken }) => {
      const { kind } = model.lot(lot);
      return { line: "", lot, location: "main", amount: measured(kind, taken), kind };
    });
    const { lines } = await does(production.show, { id: making.reference });
    const taken = used.map(({ kind: _, ...row }) => ({ ...row, line: lines[0]?.lineId }));
    const days = flag ? { completedOn: daysAgo(other) } : {};
    const ask = does(production.correct, { id: making.reference, output: measured(making.kind, output), used: taken, sure: true, ...days });
    if (making.output - output > spare(model, making.lot)) return expectRefused(ask, "gone_");
    const corrected = await unlessEarly(ask);
    if (!corrected) return;
    const { lotNumber } = corrected;
    for (const [place, { lot, part }] of parts.entries()) lot.left.main += part.amount - (changed[place]?.amount ?? 0);
    making.used = changed;
    settle(model, making, output, lotNumber);
  },
);

/** A production was not completed after all; then it is, as it was. */
const takeBack = step(
  "takeBack",
  (model, { lot }) => at(model.makings, lot),
  async (making, model, { bakery: { does } }, { amount }) => {
    const ask = does(production.takeBack, { id: making.reference });
    if (making.output > spare(model, making.lot)) return expectRefused(ask, "gone_");
    const back = await unlessEarly(ask);
    if (!back) return;
    const { lines } = back;
    for (const { lot, amount: taken } of making.used) model.lot(lot).left.main += taken;
    const used = making.used.filter(({ lot }) => !model.lot(lot).held);
    const again = Math.min(
      making.planned,
      used.reduce((sum, part) => sum + part.amount, 0),
    );
    expect(unitsOf(lines[0]?.promised), "what a production took is promised to it again").toBeGreaterThanOrEqual(again);
    const none = { line: lines[0]?.lineId, lot: "none", amount: measured("FLOUR", 0) };
    const taken = used.map((part) => ({
      ...none,
      lot: part.lot,
      location: "main",
      amount: measured(model.lot(part.lot).kind, part.amount),
    }));
    const output = measured(making.kind, amount);
    const { lotNumber } = await does(production.complete, {
      id: making.reference,
      output,
      used: taken.length ? taken : [none],
      sure: true,
    });
    for (const { lot, amount: taken } of used) model.lot(lot).left.main -= taken;
    making.used = used;
    settle(model, making, amount, lotNumber);
  },
);

/** What came back of a delivery did not come back after all. */
const takeBackReturn = step(
  "takeBackReturn",
  (model, { lot }) =>
    at(
      model.sales.filter(({ returned }) => returned > 0),
      lot,
    ),
  async (sale, model, { bakery: { does } }, { other }) => {
    const one = at(sale.returns, other);
    if (!one) return;
    const ask = does(deliveries.takeBackReturn, { id: sale.delivery, return: one.id });
    const into = one.apart ?? sale.lot;
    const place = sale.till?.place ?? "main";
    if (model.lot(into).left[place] < one.amount) return expectRefused(ask, "gone_");
    await ask;
    model.lot(into).left[place] -= one.amount;
    if (one.apart) model.lot(into).came -= one.amount;
    model.cameBack = model.cameBack.filter(({ lot }) => lot !== one.apart);
    sale.returns = sale.returns.filter((other) => other !== one);
    sale.returned -= one.amount;
  },
);

/** What was written down as delivered did not come. */
const takeBackReceipt = step(
  "takeBackReceipt",
  (model, { lot }) => at(model.receipts, lot),
  async (receipt, model, { bakery: { does } }) => {
    const lot = model.lot(receipt.lot);
    const ask = does(restocks.takeBack, { id: receipt.restock });
    if (lot.left.main < receipt.amount) return expectRefused(ask, "gone_");
    const back = await unlessEarly(ask);
    if (!back) return;
    expect(back.status).toBe("ordered");
    lot.left.main -= receipt.amount;
    lot.came -= receipt.amount;
    model.receipts = model.receipts.filter((one) => one !== receipt);
  },
);

/** Another amount came than was written down as delivered. */
const correctReceipt = step(
  "correctReceipt",
  (model, { lot }) => at(model.receipts, lot),
  async (receipt, model, { bakery: { does } }, { more, other, flag }) => {
    const lot = model.lot(receipt.lot);
    const amount = more * 2;
    const line = { lot: receipt.lot, amount: measured("FLOUR", amount) };
    const days = flag ? { receivedOn: daysAgo(other) } : {};
    const request = does(restocks.correct, { id: receipt.restock, lines: [line], ...days });
    if (receipt.amount - amount > lot.left.main) return expectRefused(request, "gone_");
    if (!(await unlessEarly(request))) return;
    lot.left.main += amount - receipt.amount;
    lot.came += amount - receipt.amount;
    receipt.amount = amount;
  },
);

/** Flour is taken in by hand, at a cost that is typed. */
const enter = step(
  "enter",
  (model) => model,
  async (_, model, { bakery: { does }, sku }, { amount, more, lot: ago }) => {
    const unitCost = [1, 0.0944, 0.3333, 2.6182, 0.0001][more] ?? 1;
    const entry = { item: sku("FLOUR"), amount: measured("FLOUR", amount), unitCost, day: daysAgo(ago) };
    const { number } = await does(stock.receive, entry);
    model.open(number, "FLOUR", amount);
    model.entries.push({ lot: number, amount });
  },
);

/** Another amount was taken in by hand than was typed, at another cost, on another day; nothing at all, or after all. */
const correctEntry = step(
  "correctEntry",
  (model, { lot }) => at(model.entries, lot),
  async (entry, model, { bakery: { does } }, { more, other, flag }) => {
    const lot = model.lot(entry.lot);
    const amount = more * 4;
    const details = flag ? { day: daysAgo(other), unitCost: other + 0.0944 } : {};
    const request = does(stock.correct, { lot: entry.lot, amount: measured("FLOUR", amount), ...details });
    if (entry.amount - amount > lot.left.main) return expectRefused(request, "gone_");
    const corrected = await unlessEarly(request);
    if (!corrected) return;
    lot.left.main += amount - entry.amount;
    lot.came += amount - entry.amount;
    entry.amount = amount;
    expect(unitsOf(corrected.amount)).toBe(lot.left.main + lot.left[CELLAR]);
  },
);

/** What left for an order: what the till sold is paid, and taken back there. */
const ordered = ({ sales }: Model) => sales.filter(({ till }) => !till);

/** Another amount left than was entered. */
const correctShipment = step(
  "correctShipment",
  (model, { lot }) => at(ordered(model), lot),
  async (sale, model, { bakery: { does } }, { amount }) => {
    const lot = model.lot(sale.lot);
    const after = cut(amount, sale.amount);
    const parts = [{ lot: sale.lot, amount: measured("BREAD", after) }];
    const request = does(deliveries.correct, { id: sale.delivery, parts });
    if (sale.returned > 0 && !lot.held) return expectRefused(request, "returned_since");
    if (lot.held) return expectRefused(request, "lot_held");
    const { orderId } = await request;
    const rest = sale.amount - after;
    lot.left.main += rest;
    sale.amount = after;
    if (!rest) return;
    const { lines } = await does(orders.show, { id: orderId });
    expect(unitsOf(lines[0]?.promised), "what did not leave is promised to its order again").toBe(rest);
    await does(orders.end, { id: orderId, reason: "Le client n'attend plus" });
  },
);

/** What left did not leave; then it does, unless it is held by now. */
const takeBackShipment = step(
  "takeBackShipment",
  (model, { lot }) => at(ordered(model), lot),
  async (sale, model, { bakery: { does } }) => {
    const lot = model.lot(sale.lot);
    const request = does(deliveries.takeBack, { id: sale.delivery });
    if (sale.returned > 0) return expectRefused(request, "returned_since");
    const { orderId } = await request;
    const order = await does(orders.show, { id: orderId });
    const others = model.usable("BREAD").reduce((sum, one) => sum + one.left.main + one.left[CELLAR], 0);
    const again = lot.held ? Math.min(sale.amount, others) : sale.amount;
    expect(unitsOf(order.lines[0]?.promised), "what did not leave is promised to its order again").toBeGreaterThanOrEqual(again);
    if (lot.held) {
      lot.left.main += sale.amount;
      model.sales = model.sales.filter((one) => one !== sale);
      await does(order.moves.includes("end") ? orders.end : orders.cancel, {
        id: orderId,
        ...(order.moves.includes("end") && { reason: "Bloqué" }),
      });
      return;
    }
    const parts = [{ lot: sale.lot, amount: measured("BREAD", sale.amount), location: "main" }];
    const { deliveries: shipped } = await does(orders.ship, { id: orderId, parts });
    sale.delivery = shipped[0]?.id ?? "";
  },
);

export const anyCorrection = [
  uncount,
  countPromised,
  correct,
  correct,
  takeBack,
  takeBackReturn,
  takeBackReceipt,
  correctReceipt,
  enter,
  correctEntry,
  correctEntry,
  correctShipment,
  takeBackShipment,
];

/** The lot that a production made holds what really came out. */
function settle(model: Model, making: Making, output: number, number: string | null): void {
  const before = making.lot ?? making.emptied;
  if (before) {
    const lot: Lot = model.lot(before);
    lot.came += output - making.output;
    lot.left.main += output - making.output;
  } else if (number) model.open(number, making.kind, output);
  expect(number).toBe(output ? (before ?? number) : null);
  making.emptied = output ? undefined : (before ?? undefined);
  making.lot = output ? number : null;
  making.output = output;
}
