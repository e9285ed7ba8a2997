import { beforeEach, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { sampleCompany } from "@/tests/support/sample";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";

const piece = (value: number) => ({ value, unit: "piece" });
let maker: PotMaker;
beforeEach(async () => {
  maker = await newPotMaker();
});

/** An order of 33.33 of somebody abroad, ready to leave. */
async function orderedAbroad(country: string, vatNumber?: string) {
  const billingAddress = { ...sampleCompany.address, country, postcode: "1000" };
  await maker.call(clients.create, { reference: "LOIN", companyName: "Épicerie", category: "retailer", billingAddress, vatNumber });
  const { id } = await maker.call(orders.create, { client: "LOIN", lines: [{ item: "POT", amount: piece(10) }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await maker.call(move, { id });
  return id;
}
const readLines = async () => {
  const { lines } = await maker.call(accounting.vat, { from: today, to: today });
  return lines.map(({ line, base }) => [line, base / 1e4]);
};

describe("a deposit of goods that leave France", () => {
  it("within the Union is no delivery: all of it is on F2 once the goods are invoiced, and never before", async () => {
    const order = await orderedAbroad("BE", "BE0403019261");
    const deposit = await maker.deposit(order, 30);
    expect(deposit).toMatchObject({ vatReason: "intra_community", tax: 0 });
    expect(await readLines()).toEqual([]);
    await maker.call(invoices.markPaid, { id: deposit.id });
    expect(await readLines()).toEqual([]);
    await maker.call(orders.ship, { id: order });
    await maker.invoice(order);
    expect(await readLines()).toEqual([["F2", 33.33]]);
  });

  it("beyond the Union is on E1 when it is paid, and the rest with the goods", async () => {
    const order = await orderedAbroad("CH");
    const deposit = await maker.deposit(order, 30);
    expect(await readLines()).toEqual([]);
    await maker.call(invoices.markPaid, { id: deposit.id });
    expect(await readLines()).toEqual([["E1", 10]]);
    await maker.call(orders.ship, { id: order });
    await maker.invoice(order);
    expect(await readLines()).toEqual([["E1", 33.33]]);
  });
});

it("reverse charge asks for the buyer's VAT number", async () => {
  const lines = [{ description: "Sous-traitance", amount: piece(1), price: 100, vatRate: 0, nature: "service" }];
  const { id } = await maker.call(invoices.create, { client: "CLI", lines, vatReason: "reverse_charge" });
  expect(await refusalOfCall(maker.call(invoices.send, { id, mail: false }))).toBe("client.vatNumber:client_vat_number");
  await maker.call(clients.update, { id: "CLI", vatNumber: "FR83404833048" });
  expect(await maker.call(invoices.send, { id, mail: false })).toMatchObject({ vatReason: "reverse_charge" });
});
