import { beforeEach, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { centsOf, readFec } from "@/tests/support/fec";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { sampleCompany } from "@/tests/support/sample";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { schedule } from "@/worker/modules/money/schedule/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

let maker: PotMaker;
beforeEach(async () => {
  maker = await newPotMaker();
});
/** An invoice of 120.00 that was sent. */
async function sent(client = "CLI") {
  const lines = [{ description: "Lot", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 20, nature: "goods" }];
  const { id } = await maker.call(invoices.create, { client, lines });
  return maker.call(invoices.send, { id, mail: false });
}
/** A line of the bank's statement. */
async function lineOf(label: string, euros: number) {
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${today};${label};${euros}` });
  const { items } = await maker.call(bank.list, { state: "open", limit: 50 });
  return items.find((line) => line.label === label) ?? expect.fail(label);
}
const match = (line: { id: string }, choice: object) => maker.call(bank.match, { id: line.id, ...choice });
const dueOf = async (...papers: { id: string }[]) => Promise.all(papers.map(async ({ id }) => (await maker.read(id)).due / 1e4));
/** What the client owes beside invoices, by each screen that says it: the statement, the ageing, the schedule and the journal. */
async function besides() {
  const [account, ageing, { items }, { text }] = await Promise.all([
    maker.call(invoices.statement, { client: "CLI" }),
    maker.call(invoices.ageing, { limit: 100 }),
    maker.call(schedule.list, { limit: 100 }),
    maker.call(accounting.export, { from: today, to: today }),
  ]);
  const owed = readFec(text).reduce((sum, line) => (line.CompteNum?.startsWith("411") ? sum + centsOf(line) : sum), 0);
  const carried = items.filter(({ kind }) => kind === "carried");
  const inSchedule = carried.reduce((sum, { direction, amount }) => sum + (direction === "to_receive" ? amount : -amount), 0);
  expect([ageing.totals.carried, inSchedule], "ageing and schedule").toEqual([account.carried, account.carried]);
  expect(owed * 100, "411, and the statement").toBe(account.closing);
  return account.carried / 1e4;
}

it("what a client pays beyond an invoice stays on their account, settles the next one, or is given back", async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()];
  const line = await lineOf(`VIR ${first.number}`, 150);
  expect(line.suggestion).toBeNull();
  expect(line.candidates).toMatchObject([{ id: first.id, reasons: expect.arrayContaining(["number", "surplus"]) }]);
  expect(await refusalOfCall(match(line, { invoice: first.id }))).toBe("parts:parts_differ");
  await match(line, { invoice: first.id, onAccount: true });
  expect([await dueOf(first), await besides(), (await maker.call(bank.balance, {})).balance]).toEqual([[0], -30, 1_500_000]);
  await maker.call(bank.unmatch, { id: line.id });
  expect([await dueOf(first), await besides()]).toEqual([[120], 0]);
  await match(line, { parts: [{ invoice: first.id }], onAccount: true });

  await match(await lineOf("VIR 110", 110), { invoice: second.id, onAccount: true });
  expect([await dueOf(second), await besides()]).toEqual([[0], -20]);
  // No more is taken than what is there: the rest stays due.
  await match(await lineOf("VIR 95", 95), { invoice: third.id, onAccount: true });
  expect([await dueOf(third), await besides()]).toEqual([[5], 0]);
  await match(await lineOf("VIR 7", 7), { invoice: third.id, onAccount: true });
  await match(await lineOf("VIR RENDU", -2), { carried: "CLI" });
  expect([await dueOf(first, second, third), await besides()]).toEqual([[0, 0, 0], 0]);
});

/** The lines of somebody's account, as piece, sum and letter. */
async function lettered(account: string) {
  const { text } = await maker.call(accounting.export, { from: today, to: today });
  const own = readFec(text).filter(({ CompteNum, CompAuxNum }) => CompteNum?.startsWith(account) && CompAuxNum);
  return own.map((line) => ({ piece: line.PieceRef ?? "", sum: centsOf(line) / 100, letter: line.EcritureLet ?? "" }));
}

it("an advance is lettered with what takes it up, and its piece has a name that the treasury knows", async () => {
  await match(await lineOf("VIR AVANCE", 30), { carried: "CLI", onAccount: true });
  await match(await lineOf("VIR AVANCE 2", 90), { carried: "CLI", onAccount: true });
  const bill = await sent();
  await maker.call(invoices.allocate, { id: bill.id, amount: 100 });
  expect((await lettered("411")).map(({ letter }) => letter)).toEqual(["", "", "", "", ""]);
  await maker.call(invoices.allocate, { id: bill.id });
  const lines = await lettered("411");
  const groups = new Set(lines.map(({ letter }) => letter));
  expect([groups.size, groups.has("")]).toEqual([2, false]);
  for (const group of groups) expect(lines.reduce((sum, { letter, sum: own }) => (letter === group ? sum + own : sum), 0)).toBe(0);
  const piece = lines.find(({ sum }) => sum === -30)?.piece ?? "";
  expect(piece).toMatch(new RegExp(`^TR-${today.replaceAll("-", "")}-[0-9A-F]{6}$`));
  expect((await maker.call(treasury.list, { search: piece })).items).toMatchObject([{ reference: piece, amount: 300_000 }]);
  // An advance that comes later is open.
  await match(await lineOf("VIR AVANCE 3", 10), { carried: "CLI", onAccount: true });
  const open = (await lettered("411")).filter(({ letter }) => !letter);
  expect(open.reduce((sum, line) => sum + line.sum, 0)).toBe(-10);
});

it("cash beyond an invoice is in the till, and goes back out of it", async () => {
  const bill = await sent();
  const { payments } = await maker.call(invoices.markPaid, { id: bill.id, amount: 150, method: "cash", onAccount: true });
  const balances = async () => {
    const { text } = await maker.call(accounting.export, { from: today, to: today });
    const of = (number: string) => readFec(text).reduce((sum, line) => (line.CompteNum === number ? sum + centsOf(line) / 100 : sum), 0);
    return [of("530000"), of("512000")];
  };
  expect(await balances()).toEqual([150, 0]);
  await maker.call(invoices.undoPayment, { id: bill.id, payment: payments[0]?.id });
  expect(await balances()).toEqual([0, 0]);
});

it("two lines at once do not take the same money", async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()];
  await match(await lineOf("VIR 150", 150), { invoice: first.id, onAccount: true });
  const [one, other] = [await lineOf("VIR A", 90), await lineOf("VIR B", 90)];
  await Promise.allSettled([match(one, { invoice: second.id, onAccount: true }), match(other, { invoice: third.id, onAccount: true })]);
  const taken = (await dueOf(second, third)).filter((due) => due === 0);
  expect([taken.length, await besides()]).toEqual([1, 0]);
});

it("a payment that bounces takes back what stayed on the account with it", async () => {
  const bill = await sent();
  await match(await lineOf("CHQ 150", 150), { invoice: bill.id, onAccount: true });
  const { payments } = await maker.read(bill.id);
  await maker.call(invoices.undoPayment, { id: bill.id, payment: payments[0]?.id, bouncedOn: today });
  expect([await dueOf(bill), await besides(), (await maker.call(bank.balance, {})).balance]).toEqual([[120], 0, 0]);
});

it("is somebody's: of one client or supplier, and beside an invoice", async () => {
  const facts = { siret: "55208131766522", billingAddress: sampleCompany.address };
  await maker.call(clients.create, { reference: "AUTRE", companyName: "Halles", category: "retailer", ...facts });
  const [mine, theirs] = [await sent(), await sent("AUTRE")];
  const line = await lineOf("VIR 250", 250);
  const parts = [{ invoice: mine.id }, { invoice: theirs.id }];
  expect(await refusalOfCall(match(line, { parts, onAccount: true }))).toBe("onAccount:several_parties");
  expect(await refusalOfCall(match(line, { category: "sales", onAccount: true }))).toBe("invoice:required");
});

it("what a supplier is paid beyond an invoice is theirs to give back", async () => {
  await maker.call(suppliers.create, { name: "Moulin" });
  const lines = [{ description: "Farine", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 5.5 }];
  const bill = await maker.call(supplierInvoices.create, { supplier: "Moulin", number: "M-1", issuedOn: today, lines });
  await maker.call(supplierInvoices.book, { id: bill.id });
  await match(await lineOf("PRLV M-1", -110), { invoice: bill.id, onAccount: true });
  const account = async () => (await maker.call(supplierInvoices.statement, { supplier: "Moulin" })).closing;
  expect([await account(), (await maker.call(supplierInvoices.facets, {})).carried]).toEqual([-45_000, -45_000]);
  await match(await lineOf("VIR MOULIN", 4.5), { carried: bill.supplierId });
  expect(await account()).toBe(0);
});

it("an advance without an invoice stands on the account, pays one later by itself, and goes back when that is undone", async () => {
  const advance = await lineOf("VIR AVANCE", 200);
  expect(await refusalOfCall(match(advance, { carried: "CLI" }))).toBe("carried:not_found");
  await match(advance, { carried: "CLI", onAccount: true });
  expect(await besides()).toBe(-200);
  const [first, second] = [await sent(), await sent()];
  const allocate = (id: string, more: object = {}) => maker.call(invoices.allocate, { id, ...more });
  expect(await allocate(first.id)).toMatchObject({ status: "paid", due: 0, payments: [{ method: "on_account", amount: 1_200_000 }] });
  expect([await besides(), (await maker.call(bank.balance, {})).balance]).toEqual([-80, 2_000_000]);
  expect(await refusalOfCall(allocate(second.id, { amount: 80.01 }))).toBe("amount:above_account");
  expect(await refusalOfCall(allocate(second.id, { invoice: first.id }))).toBe("invoice:not_a_credit");
  expect(await allocate(second.id, { amount: 30 })).toMatchObject({ status: "sent", due: 900_000 });
  expect(await allocate(second.id)).toMatchObject({ due: 400_000 });
  expect(await refusalOfCall(allocate(second.id))).toBe("amount:above_account");
  expect(await besides()).toBe(0);
  const { payments } = await maker.read(first.id);
  await maker.call(invoices.undoPayment, { id: first.id, payment: payments[0]?.id });
  expect([await dueOf(first, second), await besides()]).toEqual([[120, 40], -120]);
});

it("two at once do not use the same advance", async () => {
  await match(await lineOf("VIR AVANCE", 150), { carried: "CLI", onAccount: true });
  const [first, second] = [await sent(), await sent()];
  await Promise.allSettled([first, second].map(({ id }) => maker.call(invoices.allocate, { id, amount: 100 })));
  expect(await besides()).toBe(-50);
});

it("a cheque for more than is due leaves the rest on the account, and takes it along when it bounces", async () => {
  const bill = await sent();
  const cheque = { id: bill.id, amount: 150, method: "cheque" };
  expect(await refusalOfCall(maker.call(invoices.markPaid, cheque))).toBe("amount:above_due");
  const paid = await maker.call(invoices.markPaid, { ...cheque, onAccount: true });
  expect([paid.status, await besides(), (await maker.call(bank.balance, {})).balance]).toEqual(["paid", -30, 1_500_000]);
  await maker.call(invoices.undoPayment, { id: bill.id, payment: paid.payments[0]?.id });
  expect([await dueOf(bill), await besides(), (await maker.call(bank.balance, {})).balance]).toEqual([[120], 0, 0]);
});

it("an advance by hand, and one to a supplier that their next invoice uses", async () => {
  await maker.call(treasury.create, { type: "income", category: "clients", party: "CLI", amount: 50, description: "Chèque" });
  expect(await besides()).toBe(-50);
  const { id: supplier } = await maker.call(suppliers.create, { name: "Moulin" });
  await match(await lineOf("VIR MOULIN", -100), { carried: supplier, onAccount: true });
  const lines = [{ description: "Farine", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 5.5 }];
  const bill = await maker.call(supplierInvoices.create, { supplier: "Moulin", number: "M-1", issuedOn: today, lines });
  await maker.call(supplierInvoices.book, { id: bill.id });
  expect(await maker.call(supplierInvoices.allocate, { id: bill.id })).toMatchObject({ due: 55_000, status: "to_pay" });
  expect((await maker.call(supplierInvoices.statement, { supplier: "Moulin" })).closing).toBe(55_000);
});

it("beside an invoice, what the line has beyond it settles what stood before, and no more", async () => {
  await maker.call(accounting.setOpening, {
    day: firstOfMonth(today),
    balances: [
      { number: "411000", name: "Clients", party: "CLI", debit: 30 },
      { number: "101000", name: "Capital", credit: 30 },
    ],
  });
  const bill = await sent();
  expect(await refusalOfCall(match(await lineOf("VIR 155", 155), { invoice: bill.id, carried: "CLI" }))).toBe("carried:above_due");
  await match(await lineOf("VIR 150", 150), { invoice: bill.id, carried: "CLI" });
  expect([await dueOf(bill), (await maker.call(invoices.statement, { client: "CLI" })).carried]).toEqual([[0], 0]);
});

it("a line is one thing", async () => {
  const bill = await sent();
  const line = await lineOf("VIR 120", 120);
  expect(await refusalOfCall(match(line, { invoice: bill.id, category: "rent" }))).toBe("category:one_meaning");
  expect(await refusalOfCall(match(line, { carried: "CLI", category: "rent" }))).toBe("carried:one_meaning");
});

it("what was issued after a line came is never proposed for it", async () => {
  const bill = await sent();
  const before = addDays(today, -3);
  await maker.call(bank.import, { content: `Date;Libellé;Montant\n${before};VIR ${bill.number} BISTROT;120` });
  const { items } = await maker.call(bank.list, { state: "open", limit: 50 });
  expect(items).toMatchObject([{ suggestion: null, candidates: [] }]);
  expect(await refusalOfCall(match(items[0] ?? expect.fail(), { invoice: bill.id }))).toBe("invoice:before_issue");
});
