import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, problemsOfFec, readFec } from "@/tests/support/fec";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { company } from "@/worker/modules/business/company/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";

/** A discount for paying early lowers the base of VAT, unless the seller renounces (CGI, art. 267, II, 1°). */

let empty: Maker;
let maker: Maker;
let client: string;

beforeAll(async () => {
  empty = await newMaker();
  await empty.call(company.update, { ...sampleCompany, discountTerms: "Escompte de 2 % sous 8 jours." });
  await empty.call(bank.setRule, { mostDifference: 0, mostShare: 2, category: "discount" });
  const billingAddress = sampleCompany.address;
  client = (await empty.call(clients.create, { companyName: "Halles", category: "retailer", siret: "55208131766522", billingAddress })).id;
  await empty.call(suppliers.create, { name: "Moulin" });
  const good = { kind: "product", unit: "piece" };
  await empty.call(items.create, { ...good, sku: "TERRINE", name: "Terrine", vatRate: 5.5 });
  await empty.call(items.create, { ...good, sku: "LIQUEUR", name: "Liqueur", vatRate: 20 });
});
beforeEach(async () => {
  maker = await newMaker({ like: empty });
});

/** 100 at 5,5 % and 100 at 20 %: 225,50. */
const lines = ["TERRINE", "LIQUEUR"].map((item) => ({ item, amount: { value: 1, unit: "piece" }, price: 100 }));
const sent = async () => maker.call(invoices.send, { id: (await maker.call(invoices.create, { client, lines })).id, mail: false });
const lineOf = async (label: string, amount: string) => {
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today};${label};${amount}` });
  return (await maker.call(bank.list, { state: "open", limit: 50 })).items.find((line) => line.label === label)?.id ?? "";
};
/** Balances of accounts in cents, those of nothing left out. */
const balances = async () => {
  const fec = await maker.call(accounting.export, { from: today, to: today });
  expect(problemsOfFec({ ...fec, from: today, to: today, isClosed: false })).toEqual([]);
  const sums = new Map<string, number>();
  for (const line of readFec(fec.text)) sums.set(line.CompteNum ?? "", (sums.get(line.CompteNum ?? "") ?? 0) + centsOf(line));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
};
const returned = async () => {
  const { lines: filled, due } = await maker.call(accounting.vat, { from: today, to: today });
  return { due, ...Object.fromEntries(filled.map(({ line, base, tax }) => [line, [base, tax]])) };
};

describe("a client pays 2 % less", () => {
  it("and the VAT follows, each rate its share", async () => {
    const { id: invoice } = await sent();
    // 4,51 kept: 2,11 of what bears 5,5 % (2,00 + 0,11), 2,40 of what bears 20 % (2,00 + 0,40).
    await maker.call(bank.match, { id: await lineOf("VIR HALLES", "220,99"), invoice });
    expect(await balances()).toEqual({
      "512000": 22_099,
      "665000": 400,
      "445713": -539,
      "445711": -1_960,
      "701003": -10_000,
      "701001": -10_000,
    });
    expect(await returned()).toMatchObject({ A1: [1_960_000, 0], "09": [980_000, 53_900], "08": [980_000, 196_000], due: 249_900 });
    expect(await maker.call(invoices.show, { id: invoice })).toMatchObject({ status: "paid", due: 0 });
  });

  it("and gets back what was paid, when all of it is credited: in parts or whole", async () => {
    const {
      id: invoice,
      lines: [terrine, liqueur],
    } = await sent();
    await maker.call(bank.match, { id: await lineOf("VIR HALLES", "220,99"), invoice });
    const credit = (of: object) => maker.call(invoices.credit, { id: invoice, lines: [of], reason: "Rendu", mail: false });
    await credit({ line: terrine?.id });
    await credit({ line: liqueur?.id });
    const { credits } = await maker.call(invoices.show, { id: invoice });
    // 105,50 less 2,11, then 120,00 less 2,40.
    expect(credits.map(({ total }) => total)).toEqual([1_033_900, 1_176_000]);
    const notes = await Promise.all(credits.map(({ id }) => maker.call(invoices.show, { id })));
    expect(notes.map(({ creditBalance }) => creditBalance)).toEqual([1_033_900, 1_176_000]);
    expect(notes[0]?.notes).toContain("Escompte");
    expect(await returned()).toEqual({ due: 0 });
    expect(await balances()).toMatchObject({ "411000": -22_099, "512000": 22_099, "665000": 400, "701003": -200, "701001": -200 });
    for (const { id } of credits) await maker.call(invoices.refund, { id });
    expect(await balances()).toEqual({ "665000": 400, "701003": -200, "701001": -200 });
  });

  it("and the VAT stays where the invoice says so", async () => {
    await maker.call(company.update, { discountKeepsVat: true });
    const { id: invoice } = await sent();
    await maker.call(bank.match, { id: await lineOf("VIR HALLES", "220,99"), invoice });
    expect(await balances()).toMatchObject({ "665000": 451, "445713": -550, "445711": -2_000 });
    expect((await returned()).due).toBe(255_000);
  });

  it("which goes with the payment that bounces, or with the match that is undone", async () => {
    const { id: invoice } = await sent();
    const line = await lineOf("VIR HALLES", "220,99");
    await maker.call(bank.match, { id: line, invoice });
    const { payments } = await maker.call(invoices.show, { id: invoice });
    await maker.call(invoices.undoPayment, { id: invoice, payment: payments[0]?.id, bouncedOn: today });
    expect(await balances()).toEqual({ "411000": 22_550, "445713": -550, "445711": -2_000, "701003": -10_000, "701001": -10_000 });
    expect((await returned()).due).toBe(255_000);
    const again = await lineOf("VIR HALLES BIS", "220,99");
    await maker.call(bank.match, { id: again, invoice });
    await maker.call(bank.unmatch, { id: again });
    expect(await balances()).toMatchObject({ "411000": 22_550, "445713": -550 });
  });

  it("of two invoices that one line pays, each its share, to the cent", async () => {
    const parts = [{ invoice: (await sent()).id }, { invoice: (await sent()).id }];
    await maker.call(bank.match, { id: await lineOf("VIR HALLES", "441,98"), parts });
    const all = await balances();
    expect(all).toMatchObject({ "512000": 44_198 });
    expect(all["411000"]).toBeUndefined();
    expect((all["665000"] ?? 0) + (all["445713"] ?? 0) + 1_100 + (all["445711"] ?? 0) + 4_000).toBe(902);
  });
});

it("what a supplier lets go lowers the VAT that is deducted", async () => {
  const facts = { supplier: "Moulin", number: "F-1", issuedOn: today, lines: [{ description: "Farine", price: 100, vatRate: 5.5 }] };
  const { items } = await maker.call(suppliers.list, { limit: 1 });
  const { id: invoice } = await maker.call(supplierInvoices.create, { ...facts, supplier: items[0]?.reference });
  await maker.call(supplierInvoices.book, { id: invoice });
  await maker.call(bank.match, { id: await lineOf("VIR MOULIN", "-103,39"), invoice });
  expect(await balances()).toEqual({ "512000": -10_339, "765000": -200, "445663": 539, "601003": 10_000 });
  expect(await returned()).toMatchObject({ "20": [980_000, 53_900], due: -53_900 });
});

it("a deposit that is credited after a discount leaves nothing on 4191, and the discount is taken back", async () => {
  const { id: order } = await maker.call(orders.create, {
    client,
    lines: [{ item: "LIQUEUR", amount: { value: 1, unit: "piece" }, price: 100 }],
  });
  await maker.call(orders.confirm, { id: order });
  const { id: deposit } = await maker.call(invoices.send, {
    id: (await maker.call(invoices.deposit, { order, share: 100 })).id,
    mail: false,
  });
  await maker.call(bank.match, { id: await lineOf("VIR HALLES", "117,60"), invoice: deposit });
  await maker.call(orders.cancel, { id: order, deposit: "refund" });
  expect(await balances()).toEqual({});
  expect(await returned()).toEqual({ due: 0 });
  expect((await maker.call(invoices.revenue, { from: today, to: today })).revenue).toBe(0);
});
