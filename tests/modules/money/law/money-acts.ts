import { expect } from "vitest";
import { lastOfMonth } from "@/worker/core/figures/dates";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { act, euros, partOf, pick, type Step } from "./act";
import { billOf, type Matched, type Model, nearly, taxWithin } from "./model";
import { bills } from "./paper-acts";
import { type Books, creditsOf, type InvoiceRow, openBalance, type PaymentRow, undoable } from "./world";

export const due = (books: Books) => bills(books).filter((bill) => bill.due > 0);
export const unused = ({ papers }: Books) =>
  papers.filter((paper) => paper.type === "credit" && paper.status !== "draft" && openBalance(paper) > 0);
const paymentsOf = (books: Books, isSought: (paper: InvoiceRow, payment: PaymentRow) => boolean) =>
  books.papers.flatMap((paper) => undoable(books, paper).flatMap((payment) => (isSought(paper, payment) ? [{ paper, payment }] : [])));
type Paid = ReturnType<typeof paymentsOf>[number];

/** Pays all, a part, or more than is due: the last is refused. */
async function pay(bill: InvoiceRow, { model, world, part, other }: Step): Promise<void> {
  const amount = other % 20 === 0 ? bill.due + 100 : partOf(bill.due, part);
  const paidOn = other % 3 === 0 ? bill.issuedOn : undefined;
  if (await world.attempt(invoices.markPaid, { id: bill.id, amount: euros(amount), paidOn })) billOf(model, bill.id).paid += amount;
}

/** Pays more than is due, by cheque or in cash: the rest stays on the client's account. */
async function overpay(bill: InvoiceRow, { model, world, part }: Step): Promise<void> {
  const rest = (part + 1) * 100;
  const facts = { id: bill.id, amount: euros(bill.due + rest), method: part % 2 ? "cheque" : "cash", onAccount: true };
  const paid = await world.attempt(invoices.markPaid, facts);
  if (!paid) return;
  billOf(model, bill.id).paid += bill.due;
  model.carried.client -= rest;
  model.besides.set(paid.payments.at(-1)?.id ?? "", rest);
}

/** A client pays ahead, without an invoice: by the bank, or a cheque that is written down. */
async function payAhead(_: null, { model, world, part, other }: Step): Promise<void> {
  const signed = (part + 1) * 1_300;
  const amount = Math.floor(signed / 100) * 100;
  if (other % 2) {
    const facts = { type: "income", category: "clients", description: "Chèque", amount: euros(amount), party: model.client };
    const { id } = await world.act(treasury.create, facts);
    model.settled.push({ side: "client", signed: amount, entry: id });
  } else {
    const label = `VIR AVANCE ${model.client} ${model.settled.length} ${part}`;
    await world.act(bank.import, { content: `Date;Libellé;Montant\n${world.today()};${label};${euros(amount)}` });
    const { items } = await world.act(bank.list, { state: "open", limit: 50 });
    const line = items.find((one) => one.label === label)?.id;
    await world.act(bank.match, { id: line, carried: model.client, onAccount: true });
    model.settled.push({ side: "client", signed: amount, line });
  }
  model.carried.client -= amount;
}

/** An invoice is paid of what the client has on account; where there is nothing, that is refused. */
async function payFromAccount(bill: InvoiceRow, { model, world, part }: Step): Promise<void> {
  const there = Math.max(0, -model.carried.client);
  const amount = partOf(Math.min(there, bill.due), part);
  const done = await world.attempt(invoices.allocate, { id: bill.id, ...(amount > 0 && { amount: euros(amount) }) });
  expect(done !== null, `what is on account pays ${bill.number}`).toBe(there > 0);
  if (!done) return;
  const used = amount || Math.min(there, bill.due);
  billOf(model, bill.id).fromAccount += used;
  model.carried.client += used;
}

/** Sales without an invoice, as a line of the bank says them: their VAT is within. */
async function sellLoose(_: null, { world, part, other }: Step): Promise<void> {
  const signed = (part + 1) * (other % 5 === 0 ? -100 : 100);
  const [rate = 20] = [[5.5, 10, 20][other % 3]];
  const label = `MARCHE ${world.today()} ${part} ${other} ${world.books.sales}`;
  await world.act(bank.import, { content: `Date;Libellé;Montant\n${world.today()};${label};${euros(signed)}` });
  const { items } = await world.act(bank.list, { state: "open", limit: 50 });
  const line = items.find((one) => one.label === label)?.id;
  if (!(await world.attempt(bank.match, { id: line, category: "sales", vatRate: rate })))
    return void (await world.attempt(bank.ignore, { id: line }));
  world.books.sales += signed - Math.sign(signed) * taxWithin(Math.abs(signed), rate * 100);
}

async function undo({ paper, payment }: Paid, { model, world, books }: Step): Promise<void> {
  if (!(await world.attempt(invoices.undoPayment, { id: paper.id, payment: payment.id }))) return;
  takenBack({ paper, payment }, { model, world, books });
}

/** What a person knows once a payment is taken back: what was taken off beside it is owed again. */
function takenBack({ paper, payment }: Paid, { model, world, books }: Pick<Step, "model" | "world" | "books">): void {
  const bill = billOf(model, paper.creditsId ?? paper.id);
  if (payment.method === "kept") {
    bill.kept -= payment.amount;
    world.books.kept -= payment.amount;
  } else if (payment.method === "on_account") {
    bill.fromAccount -= payment.amount;
    model.carried.client -= payment.amount;
  } else if (paper.type === "credit") bill.givenBack -= payment.amount;
  else bill.paid -= payment.amount;
  model.carried.client += model.besides.get(payment.id) ?? 0;
  model.besides.delete(payment.id);
  const line = books.entries.find(({ paymentId }) => paymentId === payment.id)?.bankLineId;
  const matched = model.bank.find((one) => one.line === line);
  if (!matched) return;
  model.differences -= matched.difference;
  notTakenOff(model, matched);
  model.carried.client += matched.rest;
  model.bank = model.bank.filter((one) => one !== matched);
}

/** Nothing is taken off for paying early any more: what credit notes said of it stays said. */
function notTakenOff(model: Model, { paper, early }: Matched): void {
  if (!early) return;
  model.early.set(paper.id, (model.early.get(paper.id) ?? 0) - early);
  model.unsettled.add(paper.id);
}

/** A payment bounces, days after it came. */
async function bounce({ paper, payment }: Paid, { model, world, books }: Step): Promise<void> {
  const facts = { id: paper.id, payment: payment.id, bouncedOn: world.today() };
  if (await world.attempt(invoices.undoPayment, facts)) takenBack({ paper, payment }, { model, world, books });
}

/** Gives back what is left of a credit note, all or a part. */
async function refund(credit: InvoiceRow, { model, world, part }: Step): Promise<void> {
  const amount = partOf(openBalance(credit), part);
  const done = await world.attempt(invoices.refund, { id: credit.id, amount: euros(amount) });
  if (done) billOf(model, credit.creditsId).givenBack += amount;
}

/** Sets what is left of a credit note against another invoice, all or a part. */
async function allocate(credit: InvoiceRow, { model, world, books, part, other }: Step): Promise<void> {
  const bill = pick(due(books), other);
  if (!bill) return;
  const amount = partOf(Math.min(openBalance(credit), bill.due), part);
  if (!(await world.attempt(invoices.allocate, { id: credit.id, invoice: bill.id, amount: euros(amount) }))) return;
  billOf(model, credit.creditsId).setElsewhere += amount;
  billOf(model, bill.id).setHere += amount;
}

/** A credit note that was set against the wrong invoice. */
async function undoAllocation({ paper, payment }: Paid, { model, world, books }: Step): Promise<void> {
  if (!(await world.attempt(invoices.undoPayment, { id: paper.id, payment: payment.id }))) return;
  const credit = books.papers.find(({ id }) => id === payment.creditId);
  billOf(model, credit?.creditsId ?? null).setElsewhere -= payment.amount;
  billOf(model, paper.id).setHere -= payment.amount;
}

/** What a line of the bank comes to: what is due, a part of it, a little less for paying early, or a little more. */
function amountOf(due: number, part: number, other: number): number {
  if (other % 4 === 1) return due - Math.floor((due * (part % 25)) / 100_000) * 100;
  return other % 4 === 2 ? due + (part % 100) * 100 : partOf(due, part);
}

/** What of a line stays on the client's account, where that is said: what it has beyond what is due; what it lacks is taken from there. */
function keptOf({ carried: { client: open } }: Model, signed: number, due: number): number {
  const beyond = Math.abs(signed) - due;
  if (beyond >= 0) return beyond * Math.sign(signed);
  const there = Math.sign(open) === -Math.sign(signed) ? Math.abs(open) : 0;
  return -Math.min(-beyond, there) * Math.sign(signed);
}

/** A line of the bank's statement pays a bill, or gives a credit note back. */
async function bankPay(paper: InvoiceRow, { model, world, books, part, other }: Step): Promise<void> {
  const due = paper.due || openBalance(paper);
  const amount = amountOf(due, part, other);
  if (amount <= 0) return;
  const label = `VIR ${paper.number} ${model.bank.length} ${part}`;
  const signed = paper.type === "client" ? amount : -amount;
  await world.act(bank.import, { content: `Date;Libellé;Montant\n${world.today()};${label};${euros(signed)}` });
  const { items } = await world.act(bank.list, { state: "open", limit: 50 });
  const line = items.find((one) => one.label === label && one.amount === signed);
  const onAccount = part % 3 === 0;
  if (!(await world.attempt(bank.match, { id: line?.id, invoice: paper.id, onAccount }))) {
    await world.act(bank.ignore, { id: line?.id });
    return;
  }
  const rest = onAccount ? keptOf(model, signed, due) : 0;
  const { settled, difference } = nearly(due, amount - rest * Math.sign(signed));
  model.carried.client -= rest;
  // Of a credit note, a difference stands with none.
  const own = paper.type === "client" ? difference : 0;
  model.differences += own;
  // Nothing is taken off for paying early where credit notes have left less of the sale: a refund came back, short of a little.
  const left = paper.total - creditsOf(books, paper).reduce((sum, { status, total }) => (status === "draft" ? sum : sum + total), 0);
  const earlier = model.early.get(paper.id) ?? 0;
  const early = own < 0 && -own <= left - earlier ? -own : 0;
  model.early.set(paper.id, earlier + early);
  model.bank.push({ line: line?.id ?? "", paper, amount: settled, difference: own, early, rest });
  if (paper.type === "client") billOf(model, paper.id).paid += settled;
  else billOf(model, paper.creditsId).givenBack += settled;
}

/** Undoes a match: the line waits again, and what it paid is taken back. */
async function undoMatch(matched: Matched, { model, world }: Step): Promise<void> {
  const { line, paper, amount, difference, rest } = matched;
  if (!(await world.attempt(bank.unmatch, { id: line }))) return;
  notTakenOff(model, matched);
  if (paper.type === "client") billOf(model, paper.id).paid -= amount;
  else billOf(model, paper.creditsId).givenBack -= amount;
  model.differences -= difference;
  model.carried.client += rest;
  const { items } = await world.act(bank.list, { state: "open", limit: 50 });
  expect(
    items.some(({ id }) => id === line),
    "an undone line waits again",
  ).toBe(true);
  await world.act(bank.ignore, { id: line });
  model.bank = model.bank.filter((one) => one.line !== line);
}

/** Goes on to another day, and closes the books of the month before, now and then. */
async function wait({ world, part, other }: Step): Promise<void> {
  world.wait((part % 9) + 1);
  if (other % 3 === 0) await world.attempt(accounting.close, { until: lastOfMonth(world.today(), -1) });
}

/** What one does with money. */
export const moneyActs = [
  act("pay", 7, due, pay),
  act("overpay", 1, due, overpay),
  act(
    "pay ahead",
    1,
    () => [null],
    (_, step) => payAhead(null, step),
  ),
  act("pay from account", 2, due, payFromAccount),
  act(
    "sell without an invoice",
    1,
    () => [null],
    (_, step) => sellLoose(null, step),
  ),
  act("undo", 2, (books) => paymentsOf(books, ({ type }, { creditId }) => type === "client" && !creditId), undo),
  act("bounce", 1, (books) => paymentsOf(books, ({ type }, { creditId }) => type === "client" && !creditId), bounce),
  act("refund", 3, unused, refund),
  act("undo refund", 2, (books) => paymentsOf(books, ({ type }) => type === "credit"), undo),
  act("allocate", 4, (books) => (due(books).length ? unused(books) : []), allocate),
  act(
    "undo allocation",
    2,
    (books) => paymentsOf(books, ({ type }, { creditId }) => type === "client" && creditId !== null),
    undoAllocation,
  ),
  act("bank pays", 3, (books) => [...due(books), ...unused(books)], bankPay),
  act("undo match", 2, (_, { bank: matched }) => matched, undoMatch),
  act(
    "wait",
    1,
    () => [null],
    (_, step) => wait(step),
  ),
];
