import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, readFec } from "@/tests/support/fec";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { firstOfMonth } from "@/worker/core/figures/dates";
import { company } from "@/worker/modules/business/company/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";

const piece = (value: number) => ({ value, unit: "piece" });

let maker: Maker;
let deposit = "";
/** 100 € of goods at 20 %: 30 € were asked for ahead, which nobody paid before all of it had left and was invoiced. */
beforeAll(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  await maker.call(items.create, { sku: "LIQUEUR", name: "Liqueur", kind: "product", unit: "piece", price: 10, vatRate: 20 });
  await maker.call(stock.receive, { item: "LIQUEUR", number: "LOT-1", amount: piece(10) });
  const client = await maker.call(clients.create, {
    companyName: "Bistrot",
    category: "horeca",
    siret: "55208131766522",
    billingAddress: sampleCompany.address,
  });
  const { id: order } = await maker.call(orders.create, { client: client.id, lines: [{ item: "LIQUEUR", amount: piece(10) }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await maker.call(move, { id: order });
  ({ id: deposit } = await maker.call(invoices.deposit, { order, share: 30 }));
  await maker.call(invoices.send, { id: deposit, mail: false });
  await maker.call(orders.ship, { id: order });
  const final = await maker.call(invoices.fromOrders, { orders: [order] });
  await maker.call(invoices.send, { id: final.id, mail: false });
});

const readTax = async () => {
  const { collected } = await maker.call(accounting.vat, { from: firstOfMonth(today), to: today });
  const { text } = await maker.call(accounting.export, { from: firstOfMonth(today), to: today });
  const balanceOf = (start: string) =>
    readFec(text).reduce((sum, line) => (line.CompteNum?.startsWith(start) ? sum + centsOf(line) : sum), 0);
  return { collected: collected.map(({ base, tax }) => [base / 1e4, tax / 1e4]), due: balanceOf("44571"), waiting: balanceOf("44574") };
};

describe("a deposit that nobody has paid when its goods are invoiced", () => {
  const whole = { collected: [[100, 20]], due: -2_000, waiting: 0 };
  it("takes nothing off the VAT of the goods, which is due whole", async () => expect(await readTax()).toEqual(whole));
  it("is no VAT again when it is paid at last", async () => {
    await maker.call(invoices.markPaid, { id: deposit });
    expect(await readTax()).toEqual(whole);
  });
});
