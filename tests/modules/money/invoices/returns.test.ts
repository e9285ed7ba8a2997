import { beforeAll, describe, expect, it } from "vitest";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { items } from "@/worker/modules/catalogue/items/contract";
import { company } from "@/worker/modules/business/company/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { stock } from "@/worker/modules/store/stock/contract";

let maker: Maker;
const pieces = (value: number) => ({ value, unit: "piece" });
beforeAll(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  await maker.call(items.create, { sku: "POT", name: "Pot", kind: "product", unit: "piece", price: 3.3333, vatRate: 5.5 });
  await maker.call(stock.receive, { item: "POT", number: "LOT-POT", amount: pieces(1_000) });
  const billingAddress = sampleCompany.address;
  await maker.call(clients.create, {
    reference: "CLI",
    companyName: "Bistrot",
    category: "horeca",
    siret: "55208131766522",
    billingAddress,
  });
});

/** An order of ten pots of which so many have left. */
async function shipped(many: number): Promise<string> {
  const { id } = await maker.call(orders.create, { client: "CLI", lines: [{ item: "POT", amount: pieces(10) }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await maker.call(move, { id });
  await maker.call(orders.ship, { id, parts: [{ lot: "LOT-POT", amount: pieces(many) }] });
  return id;
}
async function invoice(order: string, shippedOnly = true) {
  const { id } = await maker.call(invoices.fromOrders, { orders: [order], shippedOnly });
  return maker.call(invoices.send, { id, mail: false });
}
async function giveBack(order: string, many: number) {
  const { deliveries: all } = await maker.call(orders.show, { id: order });
  await maker.call(deliveries.return, { id: all[0]?.id, parts: [{ lot: "LOT-POT", amount: pieces(many) }], reason: "Abîmé", hold: false });
}
const toCredit = async (order: string) => (await maker.call(invoices.returned, { order })).items.map(({ amount }) => amount.amount / 1_000);

describe("what comes back after it was invoiced", () => {
  it("is proposed as a credit note, whose draft counts once it is sent", async () => {
    const order = await shipped(10);
    const bill = await invoice(order);
    expect(await toCredit(order)).toEqual([]);
    await giveBack(order, 3);
    expect(await toCredit(order)).toEqual([3]);
    const draft = await maker.call(invoices.creditReturns, { order });
    expect(draft).toMatchObject({ type: "credit", status: "draft", number: null, creditsId: bill.id, creditBalance: 0 });
    expect(draft.moves).not.toContain("update");
    expect(await toCredit(order)).toEqual([]);
    expect(fieldsNamedBy(await refusalOf(maker.call(invoices.creditReturns, { order })))).toEqual(["order:nothing_returned"]);
    expect(await maker.call(invoices.show, { id: bill.id })).toMatchObject({ due: bill.total });
    await maker.call(invoices.send, { id: draft.id, mail: false });
    expect(await maker.call(invoices.show, { id: bill.id })).toMatchObject({ due: bill.total - draft.total });
    await giveBack(order, 7);
    const rest = await maker.call(invoices.creditReturns, { order });
    expect(draft.total + rest.total).toBe(bill.total);
    await maker.call(invoices.remove, { id: rest.id });
    expect(await toCredit(order)).toEqual([7]);
  });

  it("is owed to the client who had paid", async () => {
    const order = await shipped(10);
    const { id } = await invoice(order);
    await maker.call(invoices.markPaid, { id });
    await giveBack(order, 10);
    const draft = await maker.call(invoices.creditReturns, { order });
    expect(await maker.call(invoices.send, { id: draft.id, mail: false })).toMatchObject({ creditBalance: draft.total, status: "sent" });
  });

  it.each([
    ["what was invoiced before it left", false, 4, 2, [2]],
    ["what was invoiced as it left", true, 4, 2, [2]],
    ["nothing but what came back", true, 10, 1, [1]],
  ] as const)("is %s", async (_, shippedOnly, left, back, expected) => {
    const order = await shipped(left);
    await invoice(order, shippedOnly);
    await giveBack(order, back);
    expect(await toCredit(order)).toEqual(expected);
  });

  it("is left out of the invoice where it came back before", async () => {
    const order = await shipped(10);
    await giveBack(order, 4);
    expect((await invoice(order)).lines.map(({ amount }) => amount.amount)).toEqual([6_000]);
    expect(await toCredit(order)).toEqual([]);
  });
});
