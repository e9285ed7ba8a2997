import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { newMaker } from "@/tests/support/in-process";
import { refusalOfCall } from "@/tests/support/refusals";
import { sampleCompany } from "@/tests/support/sample";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { addDays } from "@/worker/core/figures/dates";
import { company } from "@/worker/modules/business/company/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

let act: <O extends Operation>(operation: O, input?: unknown) => Promise<Result<O>>;
let client: string;
const lines = [{ description: "Dégustation", amount: { value: 1, unit: "piece" }, price: 10, vatRate: 20 }];

beforeAll(async () => {
  ({ call: act } = await newMaker());
  await act(company.update, sampleCompany);
  const billingAddress = sampleCompany.address;
  client = (await act(clients.create, { companyName: "Halles", category: "retailer", siret: "55208131766522", billingAddress })).id;
});

const sent = async () => act(invoices.send, { id: (await act(invoices.create, { client, lines })).id, mail: false });
/** A line of the bank's statement. */
const lineOf = async (label: string, amount: string, day = today) => {
  await act(bank.import, { content: `Date;Libellé;Montant\n${day};${label};${amount}` });
  const { items } = await act(bank.list, { state: "open", limit: 50 });
  return items.find((line) => line.label === label)?.id ?? "";
};
const dueOf = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await act(invoices.show, { id })).due / 10_000));
const balance = async () => (await act(treasury.summary)).balance / 10_000;

describe("one line of the bank", () => {
  it("pays several invoices, the last one in part; undone, it waits again, and so do they", async () => {
    const [one, other] = [await sent(), await sent()];
    const id = await lineOf("VIR HALLES A", "20,00");
    const before = await balance();
    await act(bank.match, { id, parts: [{ invoice: one.number }, { invoice: other.id }] });
    expect([await dueOf(one.id, other.id), (await balance()) - before]).toEqual([[0, 4], 20]);
    const [payment] = (await act(invoices.show, { id: one.id })).payments;
    expect(await refusalOfCall(act(invoices.undoPayment, { id: one.id, payment: payment?.id }))).toBe("payment:matched_together");
    await act(bank.unmatch, { id });
    expect([await dueOf(one.id, other.id), await balance()]).toEqual([[12, 12], before]);
  });

  it("pays an invoice less the credit notes of its client, at once; undone, all of them wait again", async () => {
    const three = [{ description: "Dégustation", amount: { value: 3, unit: "piece" }, price: 10, vatRate: 20 }];
    const facts = { companyName: "Comptoir", category: "retailer", siret: "55208131766522", billingAddress: sampleCompany.address };
    const { id: own } = await act(clients.create, facts);
    const sold = async () => act(invoices.send, { id: (await act(invoices.create, { client: own, lines: three })).id, mail: false });
    const [paid, due] = [await sold(), await sold()];
    await act(invoices.markPaid, { id: paid.id });
    const back = { id: paid.id, lines: [{ line: paid.lines[0]?.id, amount: { value: 1, unit: "piece" } }], reason: "Rendu", mail: false };
    const { credits } = await act(invoices.credit, back);
    const credit = credits[0]?.id ?? "";
    const left = async () => (await act(invoices.show, { id: credit })).creditBalance / 10_000;
    expect([await left(), due.total / 10_000]).toEqual([12, 36]);
    const id = await lineOf(`VIR COMPTOIR ${due.number}`, "24,00");
    const before = await balance();
    const line = (await act(bank.list, { state: "open", limit: 50 })).items.find((one) => one.id === id);
    const name = `${due.number} − ${credits[0]?.number}`;
    expect(line?.suggestion).toMatchObject({
      id: due.id,
      name,
      less: [credit],
      reasons: expect.arrayContaining(["number", "amount", "credits"]),
    });
    await act(bank.match, { id });
    expect([await dueOf(due.id), await left(), (await balance()) - before]).toEqual([[0], 0, 24]);
    await act(bank.unmatch, { id });
    expect([await dueOf(due.id), await left(), await balance()]).toEqual([[36], 12, before]);
    const parts = [{ invoice: credit }, { invoice: due.id }];
    await act(bank.match, { id, parts });
    expect([await dueOf(due.id), await left()]).toEqual([[0], 0]);
    await act(bank.unmatch, { id });
    expect(await refusalOfCall(act(bank.match, { id, parts: [{ invoice: credit }] }))).toBe("parts.0.invoice:other_way");
    await act(invoices.markPaid, { id: due.id });
    await act(invoices.refund, { id: credit });
    await act(bank.ignore, { id });
  });

  it("pays nothing before its day", async () => {
    const { id: invoice } = await sent();
    const id = await lineOf("VIR HALLES DEMAIN", "12,00", addDays(today, 1));
    expect(await refusalOfCall(act(bank.match, { id, invoice }))).toBe("id:future");
  });

  it("settles what it lacks a little of, as the owner's rule says, and not before", async () => {
    const { id: invoice } = await sent();
    const id = await lineOf("VIR HALLES B", "11,95");
    await act(bank.setRule, { mostDifference: 0.04, category: "bank" });
    await act(bank.match, { id, parts: [{ invoice }] });
    expect(await dueOf(invoice)).toEqual([0.05]);
    await act(bank.unmatch, { id });
    const rule = { mostDifference: 500, mostShare: 0, category: "bank" };
    expect(await act(bank.setRule, { mostDifference: 0.05, category: "bank" })).toEqual(rule);
    const before = await balance();
    await act(bank.match, { id, parts: [{ invoice }] });
    expect([await dueOf(invoice), Math.round(((await balance()) - before) * 100)]).toEqual([[0], 1_195]);
    await act(bank.unmatch, { id });
    expect([await dueOf(invoice), await balance()]).toEqual([[12], before]);
  });

  it("is an early payment, or fees that were held back: one press settles it, and the rest is booked for what it is", async () => {
    const { id: invoice, number } = await sent();
    await act(bank.setRule, { mostDifference: 0, mostShare: 2, category: "discount" });
    const id = await lineOf(`VIR HALLES ${number}`, "11,76");
    const line = (await act(bank.list, { state: "open", limit: 50 })).items.find((one) => one.id === id);
    expect(line?.suggestion).toMatchObject({ id: invoice, reasons: expect.arrayContaining(["number", "difference"]), due: 120_000 });
    await act(bank.match, { id });
    expect(await dueOf(invoice)).toEqual([0]);
    expect(await act(treasury.list, { category: "discount" })).toMatchObject({ items: [{ signed: -2_400 }], total: 1 });
  });

  it("that names an invoice still due is no sale of its own, unless one says so", async () => {
    const { id: invoice, number } = await sent();
    const id = await lineOf(`REMISE ${number} ET DIVERS`, "5,00");
    expect(await refusalOfCall(act(bank.match, { id, category: "sales" }))).toBe("category:names_invoice");
    await act(bank.match, { id, category: "sales", anyway: true });
    expect(await dueOf(invoice)).toEqual([12]);
    const other = await lineOf("REMISE CARTES", "7,00");
    await act(bank.match, { id: other, category: "sales" });
  });

  it("pays no invoice twice, and nothing that is settled", async () => {
    const { id: invoice } = await sent();
    const id = await lineOf("VIR HALLES C", "24,00");
    const refused = (parts: object[]) => refusalOfCall(act(bank.match, { id, parts }));
    expect(await refused([{ invoice }, { invoice }])).toBe("parts:twice");
    expect(await refused([{ invoice: "FA-0000" }])).toBe("parts.0.invoice:not_found");
    expect(await refused([{ invoice }])).toBe("parts:parts_differ");
    await act(invoices.markPaid, { id: invoice });
    expect(await refused([{ invoice }])).toBe("parts.0.invoice:settled");
  });
});

it("the columns of a bank's files are said once, and remembered", async () => {
  const file = (label: string) => `a;b;c;d\n${today};${label};1072,00;99,00\n${today};Autre;-12,50;98,00`;
  expect(await refusalOfCall(act(bank.import, { content: file("X") }))).toBe("content:statement_columns");
  expect(await refusalOfCall(act(bank.import, { content: file("X"), columns: { day: 1, label: 2 } }))).toBe("columns.amount:required");
  expect(await act(bank.import, { content: file("X"), columns: { day: 1, label: 2, amount: 3 } })).toMatchObject({ added: 2 });
  expect(await act(bank.import, { content: file("Y") })).toMatchObject({ added: 1, known: 1 });
});
