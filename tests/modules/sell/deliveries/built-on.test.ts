import { expect, it } from "vitest";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { inputFor, operationOf } from "@/tests/support/records";
import { newSampleMaker } from "@/tests/support/sample-maker";

/** Why a delivery of an order is not taken back, or what came back of it. */
async function whyNot(maker: Maker, order: string, operation: typeof deliveries.takeBack | typeof deliveries.takeBackReturn) {
  const { items } = await maker.call(deliveries.list, { order });
  return fieldsNamedBy(await refusalOf(maker.call(operation, { id: items[0]?.id })));
}

it("goods that an invoice asks for have left", async () => {
  const maker = await newSampleMaker();
  const { orders } = (await inputFor(maker, operationOf("invoices.fromOrders"))) as { orders: string[] };
  const draft = await maker.call(invoices.fromOrders, { orders });
  expect(await whyNot(maker, orders[0] ?? "", deliveries.takeBack)).toEqual(["id:drafted_since"]);
  await maker.call(invoices.send, { id: draft.id, mail: false });
  expect(await whyNot(maker, orders[0] ?? "", deliveries.takeBack)).toEqual(["id:invoiced_since"]);
});

it("goods that a credit note takes back have come back", async () => {
  const maker = await newSampleMaker();
  const { order } = (await inputFor(maker, operationOf("invoices.creditReturns"))) as { order: string };
  const draft = await maker.call(invoices.creditReturns, { order });
  expect(await whyNot(maker, order, deliveries.takeBackReturn)).toEqual(["id:credit_drafted_since"]);
  await maker.call(invoices.send, { id: draft.id, mail: false });
  expect(await whyNot(maker, order, deliveries.takeBackReturn)).toEqual(["id:credited_since"]);
});
