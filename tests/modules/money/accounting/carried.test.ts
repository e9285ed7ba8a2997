import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, readFec } from "@/tests/support/fec";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { company } from "@/worker/modules/business/company/contract";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { figures } from "@/worker/modules/business/figures/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { schedule } from "@/worker/modules/money/schedule/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

/** What clients owed, and suppliers were owed, before the product kept the books, until it is settled. */

const day = firstOfMonth(today, -1);
const E = 10_000;
let empty: Maker;
let maker: Maker;
let [client, supplier] = ["", ""];

beforeAll(async () => {
  empty = await newMaker();
  await empty.call(company.update, sampleCompany);
  const billingAddress = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
  client = (
    await empty.call(clients.create, { companyName: "Bistrot du Port", category: "horeca", siret: "55208131766522", billingAddress })
  ).reference;
  supplier = (await empty.call(suppliers.create, { name: "Moulin d'Orthe" })).reference;
  const balances = [
    { number: "411000", name: "Clients", party: client, debit: 1_200 },
    { number: "512000", name: "Banque", debit: 500 },
    { number: "401000", name: "Fournisseurs", party: supplier, credit: 700 },
    { number: "101000", name: "Capital", credit: 1_000 },
  ];
  await empty.call(accounting.setOpening, { day, balances });
});
beforeEach(async () => {
  maker = await newMaker({ like: empty });
});
const lineOf = async (label: string, amount: string) => {
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today};${label};${amount}` });
  return (await maker.call(bank.list, { state: "open", limit: 50 })).items.find((line) => line.label === label);
};
const accountOf = async (number: string) => {
  const { text } = await maker.call(accounting.export, { from: day, to: today });
  return readFec(text).reduce((sum, line) => (line.CompteNum === number ? sum + centsOf(line) : sum), 0);
};

describe("an opening balance", () => {
  it("stands on the statement, the ageing, the schedule and the forecast", async () => {
    const statement = await maker.call(invoices.statement, { client });
    expect(statement).toMatchObject({ opening: 0, closing: 1_200 * E, carried: 1_200 * E, invoiced: 0, due: 0 });
    expect(statement.items).toMatchObject([{ kind: "carried", day, moved: 1_200 * E, balance: 1_200 * E }]);
    expect(await maker.call(invoices.statement, { client, from: addDays(day, 1) })).toMatchObject({ opening: 1_200 * E, items: [] });
    expect(await maker.call(invoices.ageing)).toMatchObject({
      items: [{ carried: 1_200 * E, total: 1_200 * E }],
      totals: { total: 1_200 * E },
    });
    expect((await maker.call(supplierInvoices.facets)).carried).toBe(700 * E);
    const due = await maker.call(schedule.list);
    expect(due.items).toMatchObject([
      { kind: "carried", amount: 1_200 * E },
      { kind: "supplier_carried", amount: 700 * E },
    ]);
    expect([due.toReceive.total, due.toPay.total, due.total]).toEqual([1_200 * E, 700 * E, 2]);
    const { flows } = await maker.call(treasury.forecast);
    expect(flows).toMatchObject([
      { kind: "receivable", income: 1_200 * E },
      { kind: "payable", expense: 700 * E },
    ]);
  });

  it("is within what clients owe and suppliers are owed, at every door, beside invoices and credit notes", async () => {
    const lines = [{ description: "Panier", amount: { value: 10, unit: "piece" }, price: 20, vatRate: 20 }];
    const sell = async () => {
      const { id } = await maker.call(invoices.create, { client, lines });
      return maker.call(invoices.send, { id, mail: false });
    };
    await sell();
    const paid = await sell();
    await maker.call(invoices.markPaid, { id: paid.id });
    await maker.call(invoices.credit, {
      id: paid.id,
      lines: [{ line: paid.lines[0]?.id, amount: { value: 1, unit: "piece" } }],
      reason: "Casse",
      mail: false,
    });
    const parts = { creditBalance: 24 * E, carried: 1_200 * E };
    const total = 1_416 * E;
    const [first, tracked, ageing, due] = await Promise.all([
      maker.call(dashboard.finance),
      maker.call(reminders.list),
      maker.call(invoices.ageing),
      maker.call(schedule.list),
    ]);
    expect(first).toMatchObject({ due: total, invoices: 240 * E, overdue: 0, ...parts, toPay: 700 * E });
    expect(tracked).toMatchObject({ totalDue: 240 * E, ...parts, totalOwed: total });
    expect(ageing.totals).toMatchObject({ ...parts, total });
    expect([due.toReceive.late, due.toPay.late], "late: nothing has passed its day").toEqual([0, 0]);
    expect(due.toReceive.total - (due.toPay.total - 700 * E)).toBe(total);
    const { totals } = await maker.call(figures.query, { measures: ["receivable", "payable"] });
    expect(totals.figures.map(({ money }) => money)).toEqual([total, 700 * E]);
    expect([await accountOf("411000"), await accountOf("401000")]).toEqual([total / 100, -70_000]);
  });

  it("is proposed for a line of the bank, settled in part, and opened again when that is undone", async () => {
    const line = await lineOf("VIR BISTROT DU PORT", "800,00");
    expect(line?.candidates).toMatchObject([{ kind: "carried", name: client, due: 1_200 * E }]);
    await maker.call(bank.match, { id: line?.id, carried: client });
    expect(await maker.call(invoices.statement, { client })).toMatchObject({ closing: 400 * E, carried: 400 * E });
    expect([await accountOf("411000"), await accountOf("512000"), await accountOf("701000")]).toEqual([40_000, 130_000, 0]);
    await maker.call(bank.unmatch, { id: line?.id });
    expect((await maker.call(invoices.statement, { client })).carried).toBe(1_200 * E);
    const out = await lineOf("VIR MOULIN", "-700,00");
    await maker.call(bank.match, { id: out?.id, carried: supplier });
    expect([await accountOf("401000"), (await maker.call(supplierInvoices.facets)).carried]).toEqual([0, 0]);
    // What stood before is lettered with what settled it, and what is open is not.
    const { text } = await maker.call(accounting.export, { from: day, to: today });
    const letters = (number: string) => readFec(text).flatMap((one) => (one.CompteNum === number ? [one.EcritureLet] : []));
    const [first, second] = letters("401000");
    expect([first, second, letters("411000")]).toEqual([expect.stringMatching(/^[A-Z]{3}1$/), first, [""]]);
  });

  it("is settled by hand too, by whose it is", async () => {
    const paid = { type: "income", category: "clients", description: "Chèque", amount: 1_200 };
    const { id } = await maker.call(treasury.create, { ...paid, party: client });
    expect(await maker.call(invoices.ageing)).toMatchObject({ items: [], totals: { total: 0 } });
    const refused = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));
    expect(await refused(maker.call(treasury.create, paid))).toEqual(["party:required"]);
    expect(await refused(maker.call(treasury.create, { ...paid, party: supplier }))).toEqual(["party:not_carried"]);
    expect(await refused(maker.call(treasury.create, { ...paid, category: "sales", party: client }))).toEqual(["party:not_carried"]);
    expect(await refused(maker.call(treasury.update, { id, category: "sales" }))).toEqual(["category:not_carried"]);
    await maker.call(treasury.remove, { id });
    expect((await maker.call(invoices.statement, { client })).carried).toBe(1_200 * E);
  });

  it("is not settled beyond what it is, the other way, or where there is none", async () => {
    const refused = async (id: string | undefined, carried: string) =>
      fieldsNamedBy(await refusalOf(maker.call(bank.match, { id, carried })));
    expect(await refused((await lineOf("VIR A", "1200,01"))?.id, client)).toEqual(["carried:above_due"]);
    expect(await refused((await lineOf("VIR B", "1,00"))?.id, supplier)).toEqual(["carried:other_way"]);
    expect(await refused((await lineOf("VIR C", "1,00"))?.id, "CLI-9999")).toEqual(["carried:not_found"]);
  });
});
