import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { schemaErrors } from "@/tests/support/electronic";
import { balancesIn, problemsOfFec } from "@/tests/support/fec";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";

let maker: PotMaker;
beforeAll(async () => {
  maker = await newPotMaker();
});

/** Ten pots come to 33.33 excl. tax, with 1.83 of VAT: deposits of both halves pay for all of it. */
async function coveredOrder() {
  const order = await maker.ordered(10);
  const deposits = [await maker.deposit(order, 40), await maker.deposit(order, 60)];
  for (const { id } of deposits) await maker.call(invoices.markPaid, { id });
  for (const move of [orders.prepare, orders.pack]) await maker.call(move, { id: order });
  await maker.call(orders.ship, { id: order });
  return { order, deposits };
}

it("an order that its deposits pay for is invoiced at 0.00, settled at once, and names them", async () => {
  const { order, deposits } = await coveredOrder();
  const draft = await maker.call(invoices.fromOrders, { orders: [order] });
  const bill = await maker.call(invoices.send, { id: draft.id });
  expect(bill).toMatchObject({ status: "paid", paidOn: today, dueOn: null, total: 0, tax: 0, subtotal: 0, due: 0 });
  expect(bill.number).toMatch(/^FA-/);
  expect(bill.lines.map(({ total }) => total)).toEqual([333_300, -333_300]);
  expect(bill.deposits.map(({ number }) => number)).toEqual(deposits.map(({ number }) => number));
  const { content } = await maker.call(invoices.einvoice, { id: bill.id });
  const xml = Buffer.from(content, "base64").toString();
  expect(await schemaErrors([xml])).toEqual([]);
  for (const { number } of deposits) expect(xml).toContain(number);
  expect(xml).toContain("<ram:DuePayableAmount>0.00</ram:DuePayableAmount>");
  const fec = await maker.call(accounting.export, { from: today, to: today });
  expect(problemsOfFec({ ...fec, from: today, to: today, isClosed: false })).toEqual([]);
  // 701 whole, 445 whole, 4191 cleared, what came on the bank.
  expect(balancesIn(fec.text)).toEqual({ "512000": 3_516, "701003": -3_333, "445713": -183 });
  const { collected } = await maker.call(accounting.vat, { from: today, to: today });
  expect(collected.map(({ base, tax }) => [base, tax])).toEqual([[333_300, 18_300]]);
});

it("is credited line by line, or whole with its deposits", async () => {
  const { order, deposits } = await coveredOrder();
  const bill = await maker.call(invoices.send, { id: (await maker.call(invoices.fromOrders, { orders: [order] })).id, mail: false });
  expect(bill.moves).toContain("credit");
  const [goods, back] = bill.lines;
  const all = { id: bill.id, lines: [{ line: goods?.id }, { line: back?.id }], reason: "Erreur", mail: false };
  const after = await maker.call(invoices.credit, all);
  expect(after).toMatchObject({ credits: [{ total: 0 }] });
  expect(after.moves).not.toContain("credit");
  // The deposits are open again, and the goods to be invoiced.
  expect(await maker.call(invoices.fromOrders, { orders: [order] })).toMatchObject({ total: 0 });
  expect(deposits.length).toBe(2);
});

it("part of its goods credited is owed to the client", async () => {
  const { order } = await coveredOrder();
  const bill = await maker.call(invoices.send, { id: (await maker.call(invoices.fromOrders, { orders: [order] })).id, mail: false });
  const line = bill.lines[0]?.id;
  const credited = { id: bill.id, lines: [{ line, amount: { value: 5, unit: "piece" } }], reason: "Abîmé", mail: false };
  const { credits } = await maker.call(invoices.credit, credited);
  expect(await maker.read(credits[0]?.id ?? "")).toMatchObject({ creditBalance: credits[0]?.total });
});

it("what has nothing on it is refused as before", async () => {
  const lines = [{ description: "Cadeau", amount: { value: 1, unit: "piece" }, price: 0, vatRate: 20 }];
  const { id } = await maker.call(invoices.create, { client: "CLI", lines });
  expect(fieldsNamedBy(await refusalOf(maker.call(invoices.send, { id })))).toEqual(["lines:nothing_due"]);
});
