import { expect } from "vitest";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { readJournal } from "./journal";
import type { Model } from "./model";
import { type Books, type InvoiceRow, openBalance, type World } from "./world";

const isIssued = ({ number, status }: InvoiceRow) => number !== null && status !== "draft";
const isBought = ({ supplierId }: InvoiceRow) => supplierId !== null;

/** Everybody pays what is due, and is given back what is owed to them. */
export async function settleAll(model: Model, world: World): Promise<void> {
  const { papers } = await world.read(model);
  for (const paper of papers.filter(({ due }) => due > 0)) {
    const pay = isBought(paper) ? supplierInvoices.markPaid : invoices.markPaid;
    await world.act(pay, { id: paper.id });
  }
  for (const paper of papers.filter(isIssued)) {
    const isOwed = (paper.type === "credit" || paper.type === "supplier_credit") && paper.status !== "cancelled" && openBalance(paper) > 0;
    if (isOwed) await world.act(isBought(paper) ? supplierInvoices.refund : invoices.refund, { id: paper.id });
  }
  for (const side of ["client", "supplier"] as const) {
    const open = model.carried[side];
    const facts = { type: open > 0 ? "income" : "expense", category: `${side}s`, description: "Solde", amount: Math.abs(open) / 1e4 };
    const party = side === "client" ? model.client : model.supplier.reference;
    if (open !== 0) await world.act(treasury.create, { ...facts, party });
  }
}

/** Once all is settled, nothing on somebody's account is without its letter. */
export async function checkLetters(model: Model, world: World): Promise<void> {
  const journal = await readJournal(world);
  const isTheirs = (party: string) => party === model.client || party === model.supplier.reference;
  const bare = journal.filter(({ account, party, letter }) => /^4[01]1/.test(account) && isTheirs(party) && !letter);
  expect(bare, "lines of 411 and 401 without a letter, once all is settled").toEqual([]);
}

/** What was written down of the VAT of past days is what their papers say, whatever was back-dated or changed since. */
export async function checkVatByMonth(world: World): Promise<void> {
  const [written, counted] = await Promise.all([world.vatByMonth(), world.recountVat()]);
  const plain = (months: ReadonlyMap<string, number>) => [...months].filter(([, net]) => net !== 0).sort();
  expect(plain(written), "VAT by month").toEqual(plain(counted));
}

/** Once all is settled, no VAT waits, and what was declared at each rate is that of invoices less that of credit notes. */
export async function checkTax(model: Model, world: World): Promise<void> {
  const [books, journal, moves] = await Promise.all([world.read(model), readJournal(world), readMoves(world)]);
  const waiting = (account: string) => journal.reduce((sum, line) => (line.account.startsWith(account) ? sum + line.amount : sum), 0);
  expect([waiting("44574"), waiting("44564")], "VAT that waits to be paid, once all is").toEqual([0, 0]);
  for (const side of ["collected", "deductible"] as const) {
    const papers = books.papers.filter((paper) => isIssued(paper) && isBought(paper) === (side === "deductible"));
    const counting = papers.filter((paper) => !isBought(paper) || paper.status !== "cancelled");
    const own = new Set(counting.map(({ id }) => id));
    // What is taken off for paying early, and what a buyer accounts for, is no paper's own.
    const isOwn = ({ id, invoiceId }: Move) => own.has(invoiceId) && id.startsWith(invoiceId) && !/-(due|deducted)-/.test(id);
    const declared = moves.filter((move) => move.side === side && move.rate > 0 && isOwn(move));
    const rates = [...new Set(counting.flatMap(({ vat }) => vat.map(({ rate }) => rate)))].filter((rate) => rate > 0);
    for (const rate of rates) expect(sumAt(declared, rate), `${side} at ${rate / 100} %`).toEqual(askedAt(counting, rate));
  }
}

type Move = Awaited<ReturnType<typeof readMoves>>[number];

const sumAt = (moves: { rate: number; base: number; tax: number }[], rate: number) => {
  const own = moves.filter((move) => move.rate === rate);
  return { base: own.reduce((sum, { base }) => sum + base, 0), tax: own.reduce((sum, { tax }) => sum + tax, 0) };
};

function askedAt(papers: Books["papers"], rate: number) {
  const lines = papers.flatMap(({ type, vat }) => vat.map((line) => ({ ...line, sign: type.endsWith("credit") ? -1 : 1 })));
  return sumAt(
    lines.map(({ sign, base, tax, ...line }) => ({ ...line, base: sign * base, tax: sign * tax })),
    rate,
  );
}

async function readMoves(world: World) {
  const read = async (cursor?: string) => world.act(accounting.vatEntries, { from: world.openedOn, to: world.today(), limit: 100, cursor });
  let page = await read();
  const moves = [...page.items];
  while (page.nextCursor) {
    page = await read(page.nextCursor);
    moves.push(...page.items);
  }
  return moves;
}
