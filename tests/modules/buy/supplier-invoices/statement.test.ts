import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, readFec } from "@/tests/support/fec";
import { fieldsNamedBy, newMaker, refusalOf, type Maker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { company } from "@/worker/modules/business/company/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";

const day = firstOfMonth(today, -1);
const E = 10_000;
let maker: Maker;
let supplier = "";

beforeAll(async () => {
  maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  supplier = (await maker.call(suppliers.create, { name: "Moulin d'Orthe" })).reference;
  const balances = [
    { number: "401000", name: "Fournisseurs", party: supplier, credit: 700 },
    { number: "512000", name: "Banque", debit: 700 },
  ];
  await maker.call(accounting.setOpening, { day, balances });
  const write = async (number: string, price: number, isCredit = false) => {
    const lines = [{ description: "Farine", price, vatRate: 5.5 }];
    const { id } = await maker.call(supplierInvoices.create, { supplier, number, issuedOn: today, isCredit, lines });
    return maker.call(supplierInvoices.book, { id });
  };
  const first = await write("F-1", 1_000);
  await maker.call(supplierInvoices.markPaid, { id: first.id, amount: 55 });
  await write("A-1", 200, true);
  const wrong = await write("F-2", 400);
  await maker.call(supplierInvoices.cancel, { id: wrong.id });
  await maker.call(supplierInvoices.create, {
    supplier,
    number: "F-3",
    issuedOn: today,
    lines: [{ description: "Son", price: 9, vatRate: 20 }],
  });
  await maker.call(treasury.create, { type: "expense", category: "suppliers", description: "Solde", amount: 300, party: supplier });
});

it("is what was brought forward, invoiced, credited and paid: the balance of 401, to the cent", async () => {
  const account = await maker.call(supplierInvoices.statement, { supplier: "moulin d'orthe" });
  expect(account).toMatchObject({
    partyName: "Moulin d'Orthe",
    opening: 0,
    invoiced: 844 * E,
    due: 789 * E,
    carried: 400 * E,
    creditBalance: 0,
  });
  expect(account.items.map(({ kind, moved }) => [kind, moved / E]).sort()).toEqual(
    [
      ["carried", 700],
      ["invoice", 1_055],
      ["credit", -211],
      ["payment", -55],
      ["payment", -300],
    ].sort(),
  );
  const { text } = await maker.call(accounting.export, { from: day, to: today });
  const booked = readFec(text).reduce((sum, line) => (line.CompteNum === "401000" ? sum + centsOf(line) : sum), 0);
  expect([account.closing, booked]).toEqual([1_189 * E, -118_900]);
});

it("begins with what came before its first day", async () => {
  const later = await maker.call(supplierInvoices.statement, { supplier, from: addDays(day, 1), to: addDays(today, -1) });
  expect(later).toMatchObject({ opening: 700 * E, items: [], closing: 700 * E });
});

it("is had on paper", async () => {
  const { fileName, mediaType } = await maker.call(supplierInvoices.statementPaper, { supplier, language: "fr" });
  expect([fileName, mediaType]).toEqual([`releve-moulin-d-orthe-${today}`, "application/pdf"]);
});

it("is of somebody that there is", async () => {
  for (const operation of [supplierInvoices.statement, supplierInvoices.statementPaper])
    expect(fieldsNamedBy(await refusalOf(maker.call(operation, { supplier: "Personne" })))).toEqual(["supplier:not_found"]);
});
