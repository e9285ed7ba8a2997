import { Refusal } from "@/worker/core/errors";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { expect } from "vitest";
import { at, cut, measured, step } from "./commands";
import type { Lot, Making, Model } from "./model";

/** How much less of a lot than now there can be in the first place. */
const spare = (model: Model, number: string | null) => (number ? model.lot(number).left.main : 0);

/** What was written down of a production was wrong: something else came out, and something else was taken of the same lots. */
const correct = step(
  "correct",
  (model, { lot }) => at(model.makings, lot),
  async (making, model, { bakery: { does } }, { amount, more }) => {
    const output = more * 3;
    const parts = making.used.map((part) => ({ part, lot: model.lot(part.lot) }));
    const changed = parts.map(({ part, lot }) => ({ ...part, amount: lot.held ? part.amount : cut(amount, lot.left.main + part.amount) }));
    const used = changed.map(({ lot, amount: taken }) => {
      const { kind } = model.lot(lot);
      return { line: "", lot, location: "main", amount: measured(kind, taken), kind };
    });
    const { lines } = await does(production.show, { id: making.reference });
    const taken = used.map(({ kind: _, ...row }) => ({ ...row, line: lines[0]?.lineId }));
    const ask = does(production.correct, { id: making.reference, output: measured(making.kind, output), used: taken, sure: true });
    if (making.output - output > spare(model, making.lot)) return expectRefused(ask, "gone_");
    const { lotNumber } = await ask;
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
    const { lines } = await ask;
    for (const { lot, amount: taken } of making.used) model.lot(lot).left.main += taken;
    const used = making.used.filter(({ lot }) => !model.lot(lot).held);
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
  async (sale, model, { bakery: { does } }) => {
    const apart = model.cameBack.filter(({ delivery }) => delivery === sale.delivery);
    const ask = does(deliveries.takeBackReturn, { id: sale.delivery });
    const back = sale.returned - apart.reduce((sum, { amount }) => sum + amount, 0);
    const isGone = apart.some(({ lot, amount }) => spare(model, lot) < amount) || spare(model, sale.lot) < back;
    if (isGone) return expectRefused(ask, "gone_");
    await ask;
    model.lot(sale.lot).left.main -= back;
    for (const { lot, amount } of apart) {
      model.lot(lot).left.main -= amount;
      model.lot(lot).came -= amount;
    }
    model.cameBack = model.cameBack.filter((one) => !apart.includes(one));
    sale.returned = 0;
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
    expect((await ask).status).toBe("ordered");
    lot.left.main -= receipt.amount;
    lot.came -= receipt.amount;
    model.receipts = model.receipts.filter((one) => one !== receipt);
  },
);

/** Another amount came than was written down as delivered. */
const correctReceipt = step(
  "correctReceipt",
  (model, { lot }) => at(model.receipts, lot),
  async (receipt, model, { bakery: { does } }, { more }) => {
    const lot = model.lot(receipt.lot);
    const amount = more * 2;
    const line = { lot: receipt.lot, amount: measured("FLOUR", amount) };
    const request = does(restocks.correct, { id: receipt.restock, lines: [line] });
    if (receipt.amount - amount > lot.left.main) return expectRefused(request, "gone_");
    await request;
    lot.left.main += amount - receipt.amount;
    lot.came += amount - receipt.amount;
    receipt.amount = amount;
  },
);

/** Another amount left than was entered. */
const correctShipment = step(
  "correctShipment",
  (model, { lot }) => at(model.sales, lot),
  async (sale, model, { bakery: { does } }, { amount }) => {
    const lot = model.lot(sale.lot);
    const after = cut(amount, sale.amount);
    const parts = [{ lot: sale.lot, amount: measured("BREAD", after) }];
    const request = does(deliveries.correct, { id: sale.delivery, parts });
    if (sale.returned > 0 && !lot.held) return expectRefused(request, "returned_since");
    if (lot.held) return expectRefused(request, "lot_held");
    await request;
    lot.left.main += sale.amount - after;
    sale.amount = after;
  },
);

/** What left did not leave; then it does, unless it is held by now. */
const takeBackShipment = step(
  "takeBackShipment",
  (model, { lot }) => at(model.sales, lot),
  async (sale, model, { bakery: { does } }) => {
    const lot = model.lot(sale.lot);
    const request = does(deliveries.takeBack, { id: sale.delivery });
    if (sale.returned > 0) return expectRefused(request, "returned_since");
    const { orderId } = await request;
    if (lot.held) {
      lot.left.main += sale.amount;
      model.sales = model.sales.filter((one) => one !== sale);
      return;
    }
    const parts = [{ lot: sale.lot, amount: measured("BREAD", sale.amount), location: "main" }];
    const { deliveries: shipped } = await does(orders.ship, { id: orderId, parts });
    sale.delivery = shipped[0]?.id ?? "";
  },
);

export const anyCorrection = [
  correct,
  correct,
  takeBack,
  takeBackReturn,
  takeBackReceipt,
  correctReceipt,
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

async function expectRefused(request: Promise<unknown>, code: string): Promise<void> {
  const refusal = await request.then(
    () => null,
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).detail.fields?.[0]?.code).toContain(code);
}
