import { beforeEach, describe, expect, it } from "vitest";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { sampleCompany } from "@/tests/support/sample";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { schedule } from "@/worker/modules/money/schedule/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

let maker: PotMaker;
beforeEach(async () => {
  maker = await newPotMaker();
});

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const euros = (amount: number) => amount / 10_000;
const tasting = (price: number) => [{ description: "Dégustation", amount: { value: 1, unit: "piece" }, price, vatRate: 20 }];
const sent = async (price: number, client = "CLI") => {
  const { id } = await maker.call(invoices.create, { client, lines: tasting(price) });
  return maker.call(invoices.send, { id, mail: false });
};
/** A credit note of 120 € on an invoice that was paid. */
async function owed() {
  const bill = await sent(100);
  await maker.call(invoices.markPaid, { id: bill.id });
  const { credits } = await maker.call(invoices.credit, {
    id: bill.id,
    lines: [{ line: bill.lines[0]?.id }],
    reason: "Geste",
    mail: false,
  });
  return maker.read(credits[0]?.id ?? "");
}
/** What the journal says of an account. */
async function accountOf(number: string): Promise<number> {
  const { text } = await maker.call(accounting.export, { from: today(), to: today() });
  const rows = text
    .trim()
    .split("\r\n")
    .map((row) => row.split("\t"))
    .filter((cells) => cells[4]?.startsWith(number));
  const sum = (cell = "") => Math.round(Number(cell.replace(",", ".")) * 100);
  return rows.reduce((total, cells) => total + sum(cells[11]) - sum(cells[12]), 0) / 100;
}

describe("what a credit note owes a client", () => {
  it("stands on the schedule, the forecast, the statement and the ageing", async () => {
    const { creditBalance, number } = await owed();
    expect(euros(creditBalance)).toBe(120);
    const { items, toPay } = await maker.call(schedule.list, {});
    expect(items).toMatchObject([{ kind: "credit", direction: "to_pay", label: number, amount: creditBalance }]);
    expect(toPay.total).toBe(creditBalance);
    const { flows } = await maker.call(treasury.forecast, {});
    expect(flows.find(({ kind }) => kind === "receivable")).toMatchObject({ income: 0, expense: creditBalance });
    expect(await maker.call(invoices.statement, { client: "CLI" })).toMatchObject({ due: 0, creditBalance, closing: -creditBalance });
    const ageing = await maker.call(invoices.ageing, {});
    expect(ageing.items).toMatchObject([{ creditBalance, total: -creditBalance }]);
    expect(ageing.totals).toMatchObject({ creditBalance, total: -creditBalance });
    expect(await accountOf("411")).toBe(-120);
  });

  it("is set against another invoice of theirs, as far as both go, and back", async () => {
    const credit = await owed();
    const small = await sent(20);
    const large = await sent(200);
    const allocate = (invoice: string, amount?: number) => maker.call(invoices.allocate, { id: credit.id, invoice, amount });
    expect(await allocate(small.id)).toMatchObject({ creditBalance: 960_000, allocations: [{ number: small.number, amount: 240_000 }] });
    expect(await maker.read(small.id)).toMatchObject({ status: "paid", due: 0 });
    expect(fieldsNamedBy(await refusalOf(allocate(small.id)))).toEqual(["invoice:not_due"]);
    expect(fieldsNamedBy(await refusalOf(allocate(large.id, 96.01)))).toEqual(["amount:above_balance"]);
    expect(fieldsNamedBy(await refusalOf(allocate(large.id, 0)))).toEqual(["amount:more_than_nothing"]);
    expect(fieldsNamedBy(await refusalOf(allocate("RIEN")))).toEqual(["invoice:not_found"]);
    await allocate(large.id, 96);
    expect((await refusalOf(allocate(large.id))).code).toBe("not_allowed_now");
    const { due, payments } = await maker.read(large.id);
    expect(euros(due)).toBe(144);
    expect(await accountOf("411")).toBe(144);
    await maker.call(invoices.undoPayment, { id: large.id, payment: payments[0]?.id });
    expect(await maker.read(large.id)).toMatchObject({ due: large.total, status: "sent" });
    expect(await maker.read(credit.id)).toMatchObject({ creditBalance: 960_000 });
    expect(fieldsNamedBy(await refusalOf(maker.call(invoices.undoPayment, { id: large.id, payment: payments[0]?.id })))).toEqual([
      "payment:taken_back",
    ]);
  });

  it("is not set against another client's", async () => {
    const credit = await owed();
    const billingAddress = sampleCompany.address;
    await maker.call(clients.create, {
      reference: "AUTRE",
      companyName: "Autre",
      category: "horeca",
      siret: "55208131766522",
      billingAddress,
    });
    const theirs = await sent(10, "AUTRE");
    const refusal = await refusalOf(maker.call(invoices.allocate, { id: credit.id, invoice: theirs.id }));
    expect(fieldsNamedBy(refusal)).toEqual(["invoice:not_their_invoice"]);
  });

  it("is given back, by hand or by the bank, and not beyond", async () => {
    const credit = await owed();
    const refund = (amount: number) => maker.call(invoices.refund, { id: credit.id, amount });
    expect(fieldsNamedBy(await refusalOf(refund(120.01)))).toEqual(["amount:above_due"]);
    expect(await refund(50)).toMatchObject({ creditBalance: 700_000, status: "sent" });
    expect((await maker.call(treasury.list, { type: "expense" })).items).toMatchObject([{ amount: 500_000, category: "sales" }]);
    await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today()};VIR ${credit.number} BISTROT;-70` });
    const { items } = await maker.call(bank.list, {});
    expect(items[0]?.suggestion).toMatchObject({ kind: "invoice", id: credit.id });
    await maker.call(bank.match, { id: items[0]?.id });
    const after = await maker.read(credit.id);
    expect(after).toMatchObject({ creditBalance: 0, status: "sent" });
    expect(after.moves).not.toContain("refund");
    expect(await accountOf("411")).toBe(0);
    await maker.call(bank.unmatch, { id: items[0]?.id });
    expect(await maker.read(credit.id)).toMatchObject({ creditBalance: 700_000 });
    expect((await maker.call(bank.list, {})).items[0]).toMatchObject({ state: "open", suggestion: { kind: "invoice" } });
  });
});

describe("what a supplier's credit note leaves", () => {
  it("is received, and the receipt undone: 401 follows", async () => {
    const supplier = await maker.call(suppliers.create, { name: "Verrerie" });
    const written = {
      supplier: supplier.id,
      isCredit: true,
      number: "A-1",
      issuedOn: today(),
      lines: [{ description: "Casse", price: 100, vatRate: 20 }],
    };
    const { id } = await maker.call(supplierInvoices.create, written);
    expect(await maker.call(supplierInvoices.book, { id })).toMatchObject({ creditBalance: 1_200_000, moves: ["refund"] });
    expect((await maker.call(schedule.list, {})).items).toMatchObject([
      { kind: "supplier_credit", direction: "to_receive", amount: 1_200_000 },
    ]);
    expect(await maker.call(supplierInvoices.facets, {})).toMatchObject({
      creditBalance: 1_200_000,
      statuses: [{ type: "supplier_credit", status: "sent", count: 1 }],
    });
    expect(await accountOf("401")).toBe(120);
    const received = await maker.call(supplierInvoices.refund, { id });
    expect(received).toMatchObject({ creditBalance: 0, status: "paid" });
    expect((await maker.call(treasury.list, {})).items).toMatchObject([{ type: "income", amount: 1_200_000, category: "purchases" }]);
    expect(await accountOf("401")).toBe(0);
    const { payments } = await maker.call(supplierInvoices.show, { id });
    await maker.call(supplierInvoices.undoPayment, { id, payment: payments[0]?.id });
    expect(await maker.call(supplierInvoices.show, { id })).toMatchObject({ creditBalance: 1_200_000, status: "sent" });
    expect(await accountOf("401")).toBe(120);
  });
});

it("a payment that bounced did so on its own day or later, and not in days to come", async () => {
  const dayFrom = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
  const bill = await sent(100);
  await maker.call(invoices.markPaid, { id: bill.id });
  const { payments } = await maker.read(bill.id);
  const bounced = (bouncedOn: string) => maker.call(invoices.undoPayment, { id: bill.id, payment: payments[0]?.id, bouncedOn });
  for (const [day, code] of [
    [dayFrom(-1), "before_payment"],
    [dayFrom(1), "future"],
  ] as const)
    expect((await refusalOf(bounced(day))).detail.fields).toMatchObject([{ field: "bouncedOn", code }]);
  await bounced(today());
  expect(await maker.read(bill.id)).toMatchObject({ status: "sent", due: bill.total });
});

it("an undone match opens its line, from either side", async () => {
  const bill = await sent(100);
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today()};VIR ${bill.number};120` });
  const line = async () => (await maker.call(bank.list, {})).items[0];
  await maker.call(bank.match, { id: (await line())?.id });
  const { payments } = await maker.read(bill.id);
  await maker.call(invoices.undoPayment, { id: bill.id, payment: payments[0]?.id });
  expect(await line()).toMatchObject({ state: "open", suggestion: { kind: "invoice", id: bill.id } });
  await maker.call(bank.match, { id: (await line())?.id });
  expect(await maker.read(bill.id)).toMatchObject({ status: "paid" });
  await maker.call(bank.unmatch, { id: (await line())?.id });
  expect(await maker.read(bill.id)).toMatchObject({ status: "sent", due: bill.total });
  expect((await maker.call(bank.balance, {})).balance).toBe(0);
});

it("an undone match of what is no invoice takes its entry away, and leaves one that was there before", async () => {
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today()};PRLV EDF;-45,90` });
  const line = async () => (await maker.call(bank.list, {})).items[0];
  await maker.call(bank.match, { id: (await line())?.id, category: "energy" });
  await maker.call(bank.unmatch, { id: (await line())?.id });
  expect((await maker.call(treasury.list, {})).total).toBe(0);
  const entry = await maker.call(treasury.create, { type: "expense", category: "energy", description: "EDF", amount: 45.9 });
  await maker.call(bank.match, { id: (await line())?.id, entry: entry.id });
  await maker.call(bank.unmatch, { id: (await line())?.id });
  expect((await maker.call(treasury.list, {})).items).toMatchObject([{ id: entry.id }]);
  await maker.call(bank.ignore, { id: (await line())?.id });
  expect(await maker.call(bank.unmatch, { id: (await line())?.id })).toMatchObject({ state: "open" });
});
