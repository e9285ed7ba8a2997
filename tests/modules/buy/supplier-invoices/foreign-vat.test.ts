import { beforeEach, expect, it } from "vitest";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { today } from "@/tests/support/today";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { company } from "@/worker/modules/business/company/contract";
import { isForeignVat } from "@/worker/core/trade/vat";

let maker: Maker;
beforeEach(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
});

const berlin = { street: "Allee 1", postcode: "10115", city: "Berlin", country: "DE" };
/** An invoice of a supplier, as a draft. */
async function drafted(facts: object, vatRate: number) {
  const { reference } = await maker.call(suppliers.create, { name: "Lieferant", ...facts });
  const lines = [{ description: "Malz", price: 500, vatRate }];
  return maker.call(supplierInvoices.create, { supplier: reference, number: "R-1", issuedOn: today, lines });
}

it("VAT of a supplier from abroad is asked about before it is deducted, and booked once somebody says that it is French", async () => {
  const { id, asks } = await drafted({ address: berlin, vatNumber: "DE136695976" }, 20);
  expect(asks).toEqual(["foreign_vat"]);
  expect(fieldsNamedBy(await refusalOf(maker.call(supplierInvoices.book, { id })))).toEqual(["confirmed:foreign_vat"]);
  expect(await maker.call(supplierInvoices.book, { id, confirmed: true })).toMatchObject({ status: "to_pay", asks: [] });
});

it("nothing is asked of what is self-assessed, nor of a supplier of France", async () => {
  const abroad = await drafted({ address: berlin, vatNumber: "DE136695976" }, 0);
  expect([abroad.asks, (await maker.call(supplierInvoices.book, { id: abroad.id })).status]).toEqual([[], "to_pay"]);
  expect((await drafted({ address: { ...berlin, postcode: "47000", country: "FR" } }, 20)).asks).toEqual([]);
});

it.each([
  ["a number of Germany", "DE136695976", null, 100, true],
  ["an address in Switzerland", null, { country: "CH", postcode: "1200" }, 100, true],
  ["a French number of somebody abroad", "FR40303265045", { country: "DE", postcode: "10115" }, 100, false],
  ["an overseas department, where the VAT of France applies", null, { country: "FR", postcode: "97400" }, 100, false],
  ["no VAT", "DE136695976", null, 0, false],
  ["nothing known", null, null, 100, false],
] as const)("may be foreign: %s", (_, vatNumber, address, tax, expected) =>
  expect(isForeignVat({ vatNumber, address }, tax)).toBe(expected),
);
