import { expect } from "vitest";
import { bank } from "@/worker/modules/money/bank/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { nearly } from "./model";
import { act, euros, partOf, type Step } from "./act";
import { type Books, type InvoiceRow, openBalance, type PaymentRow, undoable } from "./world";

/** No more papers of a supplier than that in one history. */
const MOST_PAPERS = 6;
const rates = [5.5, 10, 20] as const;

const theirs = ({ papers }: Books) => papers.filter(({ supplierId }) => supplierId !== null);
const isOpen = ({ status }: InvoiceRow) => status !== "cancelled";
const due = (books: Books) => theirs(books).filter((paper) => paper.due > 0);
const unused = (books: Books) =>
  theirs(books).filter((paper) => paper.type === "supplier_credit" && isOpen(paper) && openBalance(paper) > 0);

/** What is asked of one line, what a deposit is, and what takes one back where there is one. */
function linesOf({ supplier }: Step["model"], part: number, other: number) {
  const vatRate = supplier.isAbroad ? 0 : (rates[other % 3] ?? 20);
  const goods = { description: supplier.isService ? "Conseil" : "Farine", price: (part * 31 + other) / 100 + 50, vatRate };
  if (other % 5 === 0) return { lines: [{ ...goods, deposit: "asked" }], deposits: goods.price };
  const isBack = supplier.deposits > 0 && supplier.deposits / 1e4 < goods.price;
  const back = { description: "Acompte", price: supplier.deposits / 1e4, vatRate, deposit: "deducted" };
  const more = { description: "Transport", price: (other + 7) / 3, vatRate: supplier.isAbroad ? 0 : 5.5 };
  const sold = part % 2 ? [goods, more] : [goods];
  return isBack ? { lines: [...sold, back], deposits: -back.price } : { lines: sold, deposits: 0 };
}

/** A paper of the supplier is written down and booked: an invoice, or now and then a credit note. */
async function book(_: null, { model, world, books, part, other }: Step): Promise<void> {
  const isCredit = other % 4 === 3;
  const written = linesOf(model, part, other);
  const { lines, deposits } = isCredit
    ? { lines: [{ description: "Avoir", price: part / 100 + 1, vatRate: part % 2 ? 20 : 5.5 }], deposits: 0 }
    : written;
  const number = `${model.supplier.reference}-${theirs(books).length}-${part}-${other}`;
  const facts = { supplier: model.supplier.reference, number, issuedOn: part % 3 ? world.today() : world.firstDay, isCredit, lines };
  const draft = await world.attempt(supplierInvoices.create, facts);
  if (!draft) return;
  // VAT on the paper of somebody from abroad is asked about.
  const isDoubtful = model.supplier.isAbroad && draft.tax > 0;
  if (isDoubtful) expect(await world.attempt(supplierInvoices.book, { id: draft.id }), "foreign VAT that nobody confirmed").toBeNull();
  const paper = await world.act(supplierInvoices.book, { id: draft.id, confirmed: isDoubtful });
  model.supplier.billed += (isCredit ? -1 : 1) * paper.total;
  model.supplier.deposits += Math.round(deposits * 1e4);
}

async function pay(bill: InvoiceRow, { model, world, part }: Step): Promise<void> {
  const amount = partOf(bill.due, part);
  if (await world.attempt(supplierInvoices.markPaid, { id: bill.id, amount: euros(amount) })) model.supplier.paid += amount;
}

async function refund(credit: InvoiceRow, { model, world, part }: Step): Promise<void> {
  const amount = partOf(openBalance(credit), part);
  if (await world.attempt(supplierInvoices.refund, { id: credit.id, amount: euros(amount) })) model.supplier.paid -= amount;
}

/** The supplier is paid ahead, or an invoice of theirs of what was. */
async function payAhead(_: null, { model, world, part }: Step): Promise<void> {
  const amount = (part + 1) * 1_100;
  const cents = Math.floor(amount / 100) * 100;
  const facts = { type: "expense", category: "suppliers", description: "Acompte", amount: euros(cents), party: model.supplier.reference };
  const { id } = await world.act(treasury.create, facts);
  model.settled.push({ side: "supplier", signed: -cents, entry: id });
  model.carried.supplier += cents;
}

async function payFromAccount(bill: InvoiceRow, { model, world, part }: Step): Promise<void> {
  const amount = partOf(Math.min(Math.max(0, model.carried.supplier), bill.due), part);
  if (amount <= 0) return;
  if (!(await world.attempt(supplierInvoices.allocate, { id: bill.id, amount: euros(amount) }))) return;
  model.supplier.fromAccount += amount;
  model.carried.supplier -= amount;
}

type Paid = { paper: InvoiceRow; payment: PaymentRow };
const paymentsOf = (books: Books): Paid[] =>
  theirs(books).flatMap((paper) => undoable(books, paper).flatMap((payment) => (payment.creditId ? [] : [{ paper, payment }])));

/** What was told apart with a payment, as its own invoice's, with its sign. */
function besideOf({ entries }: Books, { id, invoiceId }: PaymentRow): number {
  const line = entries.find(({ paymentId }) => paymentId === id)?.bankLineId;
  const own = entries.filter((entry) => line && entry.bankLineId === line && entry.invoiceId === invoiceId && !entry.paymentId);
  return own.reduce((sum, { signed }) => sum + signed, 0);
}

async function undo({ paper, payment }: Paid, { model, world, books }: Step): Promise<void> {
  if (!(await world.attempt(supplierInvoices.undoPayment, { id: paper.id, payment: payment.id }))) return;
  model.differences -= besideOf(books, payment);
  if (payment.method === "on_account") {
    model.supplier.fromAccount -= payment.amount;
    model.carried.supplier += payment.amount;
    return;
  }
  model.supplier.paid += (paper.type === "supplier" ? -1 : 1) * payment.amount;
}

async function cancel({ id, total }: InvoiceRow, { model, world, books }: Step): Promise<void> {
  const paper = theirs(books).find((one) => one.id === id);
  if (!(await world.attempt(supplierInvoices.cancel, { id }))) return;
  model.supplier.billed -= (paper?.type === "supplier" ? 1 : -1) * total;
  const deposits = paper?.lines.reduce((sum, line) => (line.deposit ? sum + line.total : sum), 0) ?? 0;
  model.supplier.deposits -= deposits;
}

/** A line of the bank's statement pays all of what is due, each in full, or the last in part. */
async function bankPay(_: null, { model, world, books, part }: Step): Promise<void> {
  const papers = due(books);
  const whole = papers.reduce((sum, paper) => sum + paper.due, 0);
  const amount = part % 2 ? whole : whole - Math.floor((papers.at(-1)?.due ?? 0) / 200) * 100;
  const label = `VIR FOURNISSEUR ${model.supplier.reference} ${part} ${model.supplier.paid}`;
  await world.act(bank.import, { content: `Date;Libellé;Montant\n${world.today()};${label};${euros(-amount)}` });
  const { items } = await world.act(bank.list, { state: "open", limit: 50 });
  const line = items.find((one) => one.label === label);
  const parts = papers.map(({ id }) => ({ invoice: id }));
  if (!line) return;
  if (!(await world.attempt(bank.match, { id: line.id, parts }))) {
    await world.act(bank.ignore, { id: line.id });
    return;
  }
  const { settled, difference } = nearly(whole, amount);
  model.supplier.paid += settled;
  model.differences -= difference;
}

/** What one does with a supplier. */
export const supplierActs = [
  act("supplier's paper", 3, (books) => (theirs(books).length < MOST_PAPERS ? [null] : []), book),
  act("pay supplier", 3, due, pay),
  act(
    "pay supplier ahead",
    1,
    () => [null],
    (_, step) => payAhead(null, step),
  ),
  act("pay supplier from account", 1, due, payFromAccount),
  act("supplier gives back", 2, unused, refund),
  act("undo supplier's payment", 2, paymentsOf, undo),
  act("cancel supplier's paper", 1, (books) => theirs(books).filter((paper) => isOpen(paper) && paper.paid === 0), cancel),
  act("bank pays supplier", 2, (books) => (due(books).length ? [null] : []), bankPay),
];
