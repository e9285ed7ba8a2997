import { expect, it } from "vitest";
import { newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { company } from "@/worker/modules/business/company/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";

const pieces = (value: number) => ({ value, unit: "piece" });

it("packaging that comes back is ordered beside goods, invoiced without VAT, and credited when it is given back", async () => {
  const { call } = await newMaker();
  await call(company.update, sampleCompany);
  for (const [sku, price] of [
    ["BLONDE", 95],
    ["FUT", 30],
  ] as const) {
    await call(items.create, { sku, name: sku, kind: "product", unit: "piece", price, vatRate: 20 });
    await call(stock.receive, { item: sku, number: `LOT-${sku}`, amount: pieces(50) });
  }
  const billingAddress = sampleCompany.address;
  const facts = { companyName: "Halles", category: "retailer", siret: "55208131766522", billingAddress, discount: 10 };
  const { id: client } = await call(clients.create, facts);
  const lines = [
    { item: "BLONDE", amount: pieces(4) },
    { item: "FUT", amount: pieces(4), container: true },
  ];
  const foreseen = await call(orders.preview, { client, lines });
  const order = await call(orders.create, { client, lines });
  // 4 × 95 less 10 %, and 4 × 30: 342 + 120, with 68,40 of VAT.
  expect(order).toMatchObject({
    subtotal: 4_620_000,
    total: 5_304_000,
    lines: [{ container: false }, { container: true, vatRate: 0, discount: 0 }],
  });
  expect([foreseen.subtotal, foreseen.total]).toEqual([order.subtotal, order.total]);
  expect((await call(orders.duplicate, { id: order.id })).total).toBe(order.total);

  const { id } = order;
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await call(move, { id });
  // A deposit is asked for goods alone: 30 % of 342.
  const deposit = await call(invoices.deposit, { order: id, share: 30 });
  expect(deposit).toMatchObject({ subtotal: 1_026_000, tax: 205_200 });
  await call(invoices.send, { id: deposit.id, mail: false });
  await call(orders.ship, { id });
  const draft = await call(invoices.fromOrders, { orders: [id] });
  expect(draft.lines.map(({ container, total }) => [container, total])).toEqual([
    [null, 3_420_000],
    ["charged", 1_200_000],
    [null, -1_026_000],
  ]);
  const bill = await call(invoices.send, { id: draft.id, mail: false });
  expect(bill).toMatchObject({ vatReason: null, tax: 478_800, total: 4_072_800 });

  const [delivery] = (await call(orders.show, { id })).deliveries;
  await call(deliveries.return, { id: delivery?.id, parts: [{ lot: "LOT-FUT", amount: pieces(3) }], reason: "Fûts rendus", hold: false });
  const credit = await call(invoices.creditReturns, { order: id });
  expect(credit).toMatchObject({ tax: 0, total: 900_000, lines: [{ container: "charged" }] });
});
