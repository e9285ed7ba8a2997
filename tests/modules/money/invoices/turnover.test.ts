import { beforeEach, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, readFec } from "@/tests/support/fec";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { figures } from "@/worker/modules/business/figures/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";

/** What is owed back, as packaging and deposits, is invoiced and is no turnover: accounts 70 say what was sold. */

const pieces = (value: number) => ({ value, unit: "piece" });
const beer = { description: "Bière blonde, fût 30 l", amount: pieces(4), price: 95, vatRate: 20 };
const lent = { description: "Consigne fût 30 l", amount: pieces(4), price: 30, container: "charged" };
const back = { ...lent, amount: pieces(3), container: "returned" };
const E = 10_000;
let maker: PotMaker;
beforeEach(async () => {
  maker = await newPotMaker();
});

const figureOf = async (measure: string) => {
  const { totals } = await maker.call(figures.query, { measures: [measure], from: today, to: today });
  return totals.figures[0]?.money ?? 0;
};

/** The turnover as each screen has it, and as the entries do. */
async function turnovers(): Promise<number[]> {
  const days = { from: today, to: today };
  const [all, byClient, kpis, finance, figure, { text }] = await Promise.all([
    maker.call(invoices.revenue, days),
    maker.call(invoices.revenue, { by: "client", ...days }),
    maker.call(dashboard.kpis),
    maker.call(dashboard.finance),
    figureOf("salesInvoiced"),
    maker.call(accounting.export, days),
  ]);
  const booked = readFec(text).reduce((sum, line) => (line.CompteNum?.startsWith("70") ? sum - centsOf(line) * 100 : sum), 0);
  return [all.revenue, byClient.items[0]?.revenue ?? 0, kpis.revenue, finance.months.at(-1)?.revenue ?? 0, figure, booked];
}
const everywhere = (sum: number) => [sum, sum, sum, sum, sum, sum];

describe("turnover", () => {
  it("has no packaging, charged for or given back, and no credit note of it", async () => {
    const { id } = await maker.call(invoices.create, { client: "CLI", lines: [beer, lent, back] });
    await maker.call(invoices.send, { id, mail: false });
    expect([await turnovers(), await figureOf("packagingCharged")]).toEqual([everywhere(380 * E), 30 * E]);
    await maker.call(invoices.cancel, { id, reason: "Erreur", mail: false });
    expect([await turnovers(), await figureOf("packagingCharged")]).toEqual([everywhere(0), 0]);
  });

  it("has a sale once, when its goods are invoiced, not when a deposit is", async () => {
    const id = await maker.shipped(10);
    await maker.deposit(id, 30);
    expect(await turnovers()).toEqual(everywhere(0));
    await maker.invoice(id);
    expect(await turnovers()).toEqual(everywhere(33.33 * E));
  });
});

describe("packaging that comes back again and again", () => {
  beforeEach(() => maker.call(items.create, { sku: "CAISSE", name: "Caisse", kind: "product", unit: "piece", price: 5, vatRate: 20 }));

  it("goes on each order that a standing order makes, without VAT", async () => {
    const lines = [
      { item: "POT", amount: pieces(6) },
      { item: "CAISSE", amount: pieces(2), container: true },
    ];
    const standing = await maker.call(standingOrders.create, { client: "CLI", rhythm: "weekly", nextOn: today, lines });
    expect(standing.lines).toMatchObject([{ container: false }, { sku: "CAISSE", container: true }]);
    const { orderId } = await maker.call(standingOrders.run, { id: standing.id });
    const order = await maker.call(orders.show, { id: orderId });
    expect(order).toMatchObject({ subtotal: 30 * E, lines: [{ vatRate: 550 }, { sku: "CAISSE", container: true, vatRate: 0 }] });
    await maker.call(orders.confirm, { id: orderId });
    expect(await figureOf("salesOrdered")).toBe(20 * E);
  });

  it("goes on each invoice that a recurring invoice makes, without VAT", async () => {
    const crate = { item: "CAISSE", amount: pieces(2), container: "charged" };
    const rounds = { client: "CLI", description: "Tournée", nextOn: today, lines: [beer, crate] };
    const { id } = await maker.call(recurringInvoices.create, rounds);
    const { invoiceId } = await maker.call(recurringInvoices.run, { id });
    const bill = await maker.call(invoices.send, { id: invoiceId, mail: false });
    expect(bill).toMatchObject({ subtotal: 390 * E, tax: 76 * E, lines: [{}, { container: "charged", vatRate: 0 }] });
    expect(await turnovers()).toEqual(everywhere(380 * E));
  });
});
