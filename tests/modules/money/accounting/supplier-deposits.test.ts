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

it("what is paid ahead of services from abroad is self-assessed as it is paid, and the rest with the invoice", async () => {
  const own = await newMaker();
  await own.call(company.update, sampleCompany);
  const address = { street: "Allee 1", postcode: "10115", city: "Berlin", country: "DE" };
  await own.call(suppliers.create, { name: "Beratung", type: "service_provider", vatNumber: "DE136695976", address });
  const booked = async (number: string, ...lines: object[]) => {
    const { id } = await own.call(supplierInvoices.create, { supplier: "Beratung", number, issuedOn: today, lines });
    return own.call(supplierInvoices.book, { id });
  };
  const read = async () => {
    const [{ text }, { lines, due }] = await Promise.all([
      own.call(accounting.export, { from: today, to: today }),
      own.call(accounting.vat, { from: today, to: today }),
    ]);
    const base = lines.find(({ line }) => line === "A3")?.base ?? 0;
    return { base: base / 1e4, due, balances: balancesIn(text) };
  };
  const ahead = { description: "Acompte", price: 300, vatRate: 0, deposit: "asked" };
  const deposit = await booked("A-1", ahead);
  expect(await read()).toEqual({ base: 0, due: 0, balances: { "401000": -30_000, "409100": 30_000 } });
  await own.call(supplierInvoices.markPaid, { id: deposit.id, amount: 100 });
  expect(await read()).toMatchObject({ base: 100, due: 0, balances: { "445200": -2_000, "445669": 2_000 } });
  await own.call(supplierInvoices.markPaid, { id: deposit.id });
  expect(await read()).toMatchObject({ base: 300, balances: { "445200": -6_000 } });
  await booked("F-1", { description: "Conseil", price: 1_000, vatRate: 0 }, { ...ahead, deposit: "deducted" });
  expect(await read()).toMatchObject({ base: 1_000, due: 0, balances: { "445200": -20_000, "401000": -70_000 } });
});
