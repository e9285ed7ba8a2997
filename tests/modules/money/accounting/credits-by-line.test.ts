import { beforeAll, describe, expect, it } from "vitest";
import { balancesIn } from "@/tests/support/fec";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { today } from "@/tests/support/today";
import { firstOfMonth } from "@/worker/core/figures/dates";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { company } from "@/worker/modules/business/company/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

const piece = (value: number) => ({ value, unit: "piece" });
const line = (nature: "goods" | "service", vatRate: number, many = 1) => ({
  ...{ description: nature, amount: piece(many), price: 100, nature, vatRate },
});
let maker: Maker;
let supplier = "";
let before: Record<string, number> = {};
const read = async () => balancesIn((await maker.call(accounting.export, { from: firstOfMonth(today), to: today })).text);
/** What accounts have moved since one looked last, in cents: those that start so. */
async function moved(start: string): Promise<number> {
  const now = await read();
  const sumOf = (sums: Record<string, number>) =>
    Object.entries(sums).reduce((sum, [number, amount]) => (number.startsWith(start) ? sum + amount : sum), 0);
  return sumOf(now) - sumOf(before);
}

beforeAll(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  const facts = { companyName: "Bistrot", category: "horeca", siret: "55208131766522", billingAddress: sampleCompany.address };
  await maker.call(clients.create, { ...facts, reference: "CLI" });
  ({ reference: supplier } = await maker.call(suppliers.create, { name: "Conseil", type: "service_provider" }));
});

/** An invoice of which something may have been paid, one line is credited in part or whole, and the rest is paid. */
async function lived(lines: object[], { paid = 0, place = 0, many, discount }: Credited) {
  before = await read();
  const { id } = await maker.call(invoices.create, { client: "CLI", lines, ...(discount && { discount }) });
  const sent = await maker.call(invoices.send, { id, mail: false });
  if (paid) await maker.call(invoices.markPaid, { id, amount: paid });
  const credited = { line: sent.lines[place]?.id, ...(many && { amount: piece(many) }) };
  await maker.call(invoices.credit, { id, lines: [credited], reason: "Geste", mail: false });
  await maker.call(invoices.markPaid, { id });
  return [await moved("44571"), await moved("44574")];
}
interface Credited {
  paid?: number;
  place?: number;
  many?: number;
  discount?: number;
}

describe("a credit note belongs to the lines it credits: once all is settled, the VAT is that of what is left", () => {
  it.each<[string, object[], Credited, number]>([
    ["goods of goods and a service", [line("goods", 20), line("service", 20)], {}, 2_000],
    ["the service of goods and a service", [line("goods", 20), line("service", 20)], { place: 1 }, 2_000],
    ["one of two services at two rates", [line("service", 20), line("service", 5.5)], {}, 550],
    ["a piece of a service", [line("service", 20, 2), line("service", 5.5)], { many: 1 }, 2_550],
    ["goods, between two payments", [line("goods", 5.5), line("service", 20)], { paid: 60 }, 2_000],
    ["a piece of goods", [line("goods", 5.5, 2), line("service", 20, 2)], { many: 1 }, 4_550],
    ["a service, with 10 % off the whole", [line("service", 20), line("service", 5.5), line("goods", 20)], { discount: 10 }, 2_295],
  ])("%s", async (_, lines, credited, tax) => expect(await lived(lines, credited)).toEqual([-tax, 0]));
});

it("a deposit that a service deducts has paid its part of it", async () => {
  before = await read();
  const priced = (price: number, deposit?: string) => ({ description: "Conseil", price, vatRate: 20, ...(deposit && { deposit }) });
  const booked = async (number: string, ...lines: object[]) => {
    const { id } = await maker.call(supplierInvoices.create, { supplier, number, issuedOn: today, lines });
    return maker.call(supplierInvoices.book, { id });
  };
  const deposit = await booked("A-1", priced(50, "asked"));
  await maker.call(supplierInvoices.markPaid, { id: deposit.id });
  const final = await booked("A-2", priced(200), priced(50, "deducted"));
  expect([await moved("44566"), await moved("44564")]).toEqual([1_000, 3_000]);
  await maker.call(supplierInvoices.markPaid, { id: final.id });
  expect([await moved("44566"), await moved("44564")]).toEqual([4_000, 0]);
});

it("what a supplier credits was never deducted, where nothing of it was paid", async () => {
  before = await read();
  const booked = async (number: string, vatRates: number[], isCredit: boolean) => {
    const lines = vatRates.map((vatRate) => ({ description: "Conseil", price: 100, vatRate }));
    const { id } = await maker.call(supplierInvoices.create, { supplier, number, issuedOn: today, isCredit, lines });
    return maker.call(supplierInvoices.book, { id });
  };
  const invoice = await booked("F-1", [20, 5.5], false);
  await booked("A-9", [20], true);
  expect([await moved("44566"), await moved("44564")]).toEqual([0, 550]);
  await maker.call(supplierInvoices.markPaid, { id: invoice.id });
  expect([await moved("44566"), await moved("44564")]).toEqual([550, 0]);
});
