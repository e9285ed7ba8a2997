import { expect, it } from "vitest";
import { balancesIn } from "@/tests/support/fec";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";
import { sampleCompany } from "@/tests/support/sample";
import type { Operation } from "@/worker/core/contract/operation";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { company } from "@/worker/modules/business/company/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";

it("a machine is an asset with its VAT on line 19; the credit of a month is carried to the next ones", async () => {
  const maker = await newMaker();
  let now = Date.parse("2026-03-10T10:00:00Z");
  const act = <O extends Operation>(operation: O, input: unknown) => maker.call(operation, input, { runtime: testRuntime({ now }) });
  await act(company.update, sampleCompany);
  await act(suppliers.create, { name: "Inox" });
  const lines = [
    { description: "Autoclave", price: 1_000, vatRate: 20, isAsset: true },
    { description: "Joints", price: 100, vatRate: 20 },
  ];
  const bill = await act(supplierInvoices.create, { supplier: "Inox", number: "I-1", issuedOn: "2026-03-10", lines });
  expect(bill.lines.map(({ isAsset }) => isAsset)).toEqual([true, false]);
  await act(supplierInvoices.book, { id: bill.id });
  const { text } = await act(accounting.export, { from: "2026-03-01", to: "2026-03-31" });
  expect(balancesIn(text)).toEqual({ "215400": 100_000, "445621": 20_000, "601001": 10_000, "445661": 2_000, "401000": -132_000 });
  const returned = async (from: string, to: string) => {
    const { due, lines: filled } = await act(accounting.vat, { from, to });
    return { due: due / 1e4, ...Object.fromEntries(filled.map(({ line, tax }) => [line, tax / 1e4])) };
  };
  expect(await returned("2026-03-01", "2026-03-31")).toEqual({ due: -220, "19": 200, "20": 20, "23": 220, "25": 220, "27": 220 });
  now += 30 * 86_400_000;
  await act(treasury.create, { type: "income", category: "sales", amount: 720, vatRate: 20, description: "Marché" });
  expect(await returned("2026-04-01", "2026-04-30")).toEqual({
    due: -100,
    A1: 0,
    "08": 120,
    "16": 120,
    "22": 220,
    "23": 220,
    "25": 100,
    "27": 100,
  });
  now += 30 * 86_400_000;
  await act(treasury.create, { type: "income", category: "vat", amount: 40, description: "Remboursement" });
  await act(treasury.create, { type: "income", category: "sales", amount: 1_200, vatRate: 20, description: "Marché" });
  expect(await returned("2026-05-01", "2026-05-31")).toMatchObject({ due: 140, "22": 60, "28": 140 });
  now += 30 * 86_400_000;
  expect(await returned("2026-06-01", "2026-06-30")).toEqual({ due: 0 });
});
