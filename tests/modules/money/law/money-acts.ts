import { expect } from "vitest";
import { lastOfMonth } from "@/worker/core/figures/dates";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { act, euros, partOf, pick, type Step } from "./act";
import { billOf, type Matched, type Model, nearly } from "./model";
import { bills } from "./paper-acts";
import { type Books, type InvoiceRow, openBalance, type PaymentRow, undoable } from "./world";

const due = (books: Books) => bills(books).filter((bill) => bill.due > 0);
const unused = ({ papers }: Books) =>
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

async function undo({ paper, payment }: Paid, { model, world, books }: Step): Promise<void> {
  if (!(await world.attempt(invoices.undoPayment, { id: paper.id, payment: payment.id }))) return;
  takenBack({ paper, payment }, { model, books });
}

/** What a person knows once a payment is taken back: what was taken off beside it is owed again. */
function takenBack({ paper, payment }: Paid, { model, books }: Pick<Step, "model" | "books">): void {
  if (paper.type === "credit") billOf(model, paper.creditsId).givenBack -= payment.amount;
  else billOf(model, paper.id).paid -= payment.amount;
  const line = books.entries.find(({ paymentId }) => paymentId === payment.id)?.bankLineId;
  const matched = model.bank.find((one) => one.line === line);
  if (!matched) return;
  model.differences -= matched.difference;
  model.carried.client += matched.rest;
  model.bank = model.bank.filter((one) => one !== matched);
}

/** A payment bounces, days after it came. */
async function bounce({ paper, payment }: Paid, { model, world, books }: Step): Promise<void> {
  const facts = { id: paper.id, payment: payment.id, bouncedOn: world.today() };
  if (await world.attempt(invoices.undoPayment, facts)) takenBack({ paper, payment }, { model, books });
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
async function bankPay(paper: InvoiceRow, { model, world, part, other }: Step): Promise<void> {
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
  // What is a client's own stands with their invoice; of a credit note, with none.
  const own = paper.type === "client" ? difference : 0;
  model.bank.push({ line: line?.id ?? "", paper, amount: settled, difference: own, rest });
  model.differences += own;
  if (paper.type === "client") billOf(model, paper.id).paid += settled;
  else billOf(model, paper.creditsId).givenBack += settled;
}

/** Undoes a match: the line waits again, and what it paid is taken back. */
async function undoMatch({ line, paper, amount, difference, rest }: Matched, { model, world }: Step): Promise<void> {
  if (!(await world.attempt(bank.unmatch, { id: line }))) return;
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
