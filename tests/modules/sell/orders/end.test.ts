import { expect, it } from "vitest";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

const kilos = (value: number) => ({ value, unit: "kg" });

it("an order is not ended with less than its deposit asked for: the difference is credited first", async () => {
  const maker = await newSampleMaker();
  const { id } = await maker.call(orders.create, { client: "ESSAI-CLIENT", lines: [{ item: "ESSAI-PRODUIT", amount: kilos(10) }] });
  await maker.call(orders.confirm, { id });
  const deposit = await maker.call(invoices.deposit, { order: id, share: 50 });
  await maker.call(invoices.send, { id: deposit.id, mail: false });
  for (const move of [orders.prepare, orders.pack]) await maker.call(move, { id });
  await maker.call(orders.ship, { id, parts: [{ lot: "ESSAI-LOT-PRODUIT", amount: kilos(4) }] });
  const end = () => maker.call(orders.end, { id, reason: "Le client n'attend plus" });
  expect(fieldsNamedBy(await refusalOf(end()))).toEqual(["status:deposit_above"]);
  await maker.call(orders.ship, { id, parts: [{ lot: "ESSAI-LOT-PRODUIT", amount: kilos(1) }] });
  expect(await end()).toMatchObject({ subtotal: 450_000, deliveredShare: 10_000 });
});
