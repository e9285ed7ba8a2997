import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { balancesIn } from "@/tests/support/fec";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { company } from "@/worker/modules/business/company/contract";
import { figures } from "@/worker/modules/business/figures/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await maker.call(company.update, { ...sampleCompany, vatRegime: "franchise" });
  await maker.call(suppliers.create, { name: "Moulin" });
  await maker.call(suppliers.create, { name: "Plombier", type: "service_provider" });
});

const book = async (number: string, supplier: string, line: object, isCredit = false) => {
  const lines = [{ description: "Achat", ...line }];
  const { id } = await maker.call(supplierInvoices.create, { supplier, number, issuedOn: today, lines, isCredit });
  return maker.call(supplierInvoices.book, { id });
};
const balances = async () => balancesIn((await maker.call(accounting.export, { from: today, to: today })).text);
const sumOf = (all: Record<string, number>, prefix: string) =>
  Object.entries(all).reduce((sum, [account, amount]) => (account.startsWith(prefix) ? sum + amount : sum), 0);

// CGI, art. 293 B and 271: who charges no VAT deducts none; what a supplier asks for is the cost.
it("who charges no VAT deducts none: what is bought costs its whole price", async () => {
  await book("F-1", "Moulin", { price: 100, vatRate: 20 });
  const service = await book("F-2", "Plombier", { price: 50, vatRate: 10 });
  await maker.call(supplierInvoices.markPaid, { id: service.id });
  await book("A-1", "Moulin", { price: 10, vatRate: 5.5 }, true);
  const all = await balances();
  expect(sumOf(all, "445")).toBe(0);
  expect(sumOf(all, "6")).toBe(12_000 + 5_500 - 1_055);
  expect(sumOf(all, "401") + sumOf(all, "512")).toBe(-(12_000 + 5_500 - 1_055));
  const declared = await maker.call(accounting.vat, { from: today, to: today });
  expect(declared).toMatchObject({ deductible: [], due: 0 });
  const { totals } = await maker.call(figures.query, { measures: ["vatDeductible"], from: today, to: today });
  expect(totals.figures).toEqual([{ money: 0 }]);
});

it("a later choice to charge VAT changes nothing of what was booked before", async () => {
  const before = await balances();
  await maker.call(company.update, { ...sampleCompany, vatRegime: "normal" });
  expect(await balances()).toEqual(before);
  await book("F-3", "Moulin", { price: 100, vatRate: 20 });
  expect(sumOf(await balances(), "445")).toBe(2_000);
});
