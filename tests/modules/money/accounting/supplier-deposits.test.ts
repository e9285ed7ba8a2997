import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { balancesIn } from "@/tests/support/fec";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { company } from "@/worker/modules/business/company/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  await maker.call(suppliers.create, { name: "Moulin" });
});

const book = async (number: string, ...lines: object[]) => {
  const { id } = await maker.call(supplierInvoices.create, { supplier: "Moulin", number, issuedOn: today, lines });
  return maker.call(supplierInvoices.book, { id });
};
const balances = async () => balancesIn((await maker.call(accounting.export, { from: today, to: today })).text);

it("what a supplier asks for ahead of goods is theirs to give until the goods come", async () => {
  const depositLine = { description: "Acompte 30 %", price: 300, vatRate: 20, deposit: "asked" };
  const deposit = await book("A-1", depositLine);
  expect(deposit.lines[0]).toMatchObject({ deposit: "asked", total: 3_000_000 });
  expect(await balances()).toEqual({ "401000": -36_000, "409100": 30_000, "445641": 6_000 });
  // VAT of a deposit is deducted once it is paid (CGI, art. 269, 2 and 271, I, 2).
  await maker.call(supplierInvoices.markPaid, { id: deposit.id });
  expect(await balances()).toEqual({ "512000": -36_000, "409100": 30_000, "445661": 6_000 });
  const goods = { description: "Farine", price: 1_000, vatRate: 20 };
  const back = { ...depositLine, description: "Acompte A-1", deposit: "deducted" };
  const final = await book("F-1", goods, back);
  expect(final).toMatchObject({ subtotal: 7_000_000, total: 8_400_000, due: 8_400_000 });
  expect(await balances()).toEqual({ "512000": -36_000, "401000": -84_000, "445661": 20_000, "601001": 100_000 });
});
