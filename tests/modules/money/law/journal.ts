import { expect } from "vitest";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { schedule } from "@/worker/modules/money/schedule/contract";
import type { Model } from "./model";
import type { Books, World } from "./world";

/** A line of the journal: sums in ten-thousandths of a euro, debits more than nothing. */
interface JournalLine {
  account: string;
  party: string;
  letter: string;
  amount: number;
  number: string;
  /** Is it what stood before? */
  isCarried: boolean;
}

const toSum = (text = "") => Math.round(Number(text.replace(",", ".")) * 10_000);

/** Every line of the journal since a day. */
export async function readJournal(world: World, from = world.openedOn): Promise<JournalLine[]> {
  const { text } = await world.act(accounting.export, { from, to: world.today() });
  const [head = "", ...rows] = text.trim().split("\r\n");
  const places = new Map(head.split("\t").map((name, place) => [name, place]));
  return rows.map((row) => {
    const cells = row.split("\t");
    const cell = (name: string) => cells[places.get(name) ?? -1];
    const amount = toSum(cell("Debit")) - toSum(cell("Credit"));
    const own = { account: cell("CompteNum") ?? "", party: cell("CompAuxNum") ?? "", letter: cell("EcritureLet") ?? "", amount };
    return { ...own, number: cell("EcritureNum") ?? "", isCarried: cell("JournalCode") === "AN" };
  });
}

/** The journal says what the screens say: what a client owes or is owed, its deposits, and the money there is. */
export async function checkJournal(model: Model, world: World): Promise<void> {
  const [journal, account, theirs, sold, ageing, money, books, vat, first, tracked, due] = await Promise.all([
    readJournal(world),
    world.act(invoices.statement, { client: model.client, from: world.openedOn }),
    world.act(supplierInvoices.statement, { supplier: model.supplier.reference, from: world.openedOn }),
    world.act(invoices.revenue, { from: world.openedOn, to: world.today() }),
    world.act(invoices.ageing, { limit: 100 }),
    world.act(bank.balance, {}),
    world.read(model),
    world.act(accounting.vat, { from: world.openedOn, to: world.today() }),
    world.act(dashboard.finance, {}),
    world.act(reminders.list, { limit: 100 }),
    world.act(schedule.list, { limit: 1 }),
  ]);
  const balanceOf = (number: string, isCounted: (line: JournalLine) => boolean) =>
    journal.reduce((sum, line) => (line.account.startsWith(number) && isCounted(line) ? sum + line.amount : sum), 0);
  const isTheirs = ({ party }: JournalLine) => party === model.client;
  const owed = balanceOf("411", isTheirs);
  expect(owed, "411 of the client, and the statement").toBe(account.closing);
  expect(owed, "411 of the client, and what is due less credit notes").toBe(account.due - account.creditBalance + account.carried);
  expect(account.carried, "what is open of what stood before").toBe(model.carried.client);
  expect(balanceOf("4196", isTheirs), "4196 of the client, and packaging not yet given back").toBe(0 - openContainers(books));
  expect(ageing.items.find(({ clientId }) => clientId === model.clientId)?.total ?? 0, "411 of the client, and the ageing").toBe(owed);
  expect(balanceOf("4191", isTheirs), "4191 of the client, and deposits not yet deducted").toBe(0 - openDeposits(books));
  const all = () => true;
  const [clients, suppliers] = [balanceOf("411", all), balanceOf("401", all)];
  expect([first.due, tracked.totalOwed, ageing.totals.total], "411, and what clients owe on each screen").toEqual([
    clients,
    clients,
    clients,
  ]);
  expect([tracked.totalLate, due.toReceive.late], "what clients are late with, on each screen").toEqual([first.overdue, first.overdue]);
  expect([0 - first.toPay, due.toReceive.total - due.toPay.total], "401, and the schedule").toEqual([suppliers, clients + suppliers]);
  expect(balanceOf("512", all) + balanceOf("530", all), "512 and 530, and the balance").toBe(money.balance);
  expect(balanceOf("", all), "debits less credits").toBe(0);
  const taxOf = (side: "collected" | "deductible") => vat[side].reduce((sum, { tax }) => sum + tax, 0);
  const isTheirSupply = ({ party }: JournalLine) => party === model.supplier.reference;
  const { billed, paid, fromAccount, deposits } = model.supplier;
  const settled = paid + fromAccount;
  expect(balanceOf("401", isTheirSupply), "401 of the supplier, and what is owed to them").toBe(settled - billed + model.carried.supplier);
  expect(balanceOf("401", isTheirSupply), "401 of the supplier, and the statement").toBe(0 - theirs.closing);
  expect(theirs.closing, "the supplier's statement, and what is due").toBe(theirs.due - theirs.creditBalance + theirs.carried);
  expect(balanceOf("70", all), "70, and the turnover with sales without an invoice").toBe(0 - sold.revenue - world.books.sales);
  expect(balanceOf("7588", all), "7588, and deposits that were kept").toBe(0 - world.books.kept);
  expect(balanceOf("4091", isTheirSupply), "4091 of the supplier, and deposits not yet taken back").toBe(deposits);
  expect(balanceOf("44571", all) + balanceOf("4452", all), "44571 and 4452, and the VAT that fell due").toBe(0 - taxOf("collected"));
  expect(balanceOf("44566", all) + balanceOf("44562", all), "44562 and 44566, and the VAT that is deducted").toBe(taxOf("deductible"));
  expect(vat.due, "the return, and its lines").toBe(lineOf(vat.lines, "16") - lineOf(vat.lines, "23"));
  for (const letter of new Set(journal.map((line) => line.letter).filter(Boolean)))
    expect(
      balanceOf("", (line) => line.letter === letter),
      `what is lettered ${letter}`,
    ).toBe(0);
  const ofToday = await readJournal(world, world.today());
  const keyOf = (line: JournalLine) => `${line.number} ${line.account} ${line.party} ${line.letter} ${line.amount}`;
  const known = new Set(journal.map(keyOf));
  for (const line of ofToday) if (!line.isCarried) expect(known.has(keyOf(line)), `${keyOf(line)} in a longer export`).toBe(true);
  if (model.buyer.vatReason === "intra_community")
    expect(await readUnion(books, world), "F2, and what was delivered within the Union").toBe(delivered(books));
}

/** What stands on line F2 of a client's papers. */
async function readUnion({ papers }: Books, world: World): Promise<number> {
  const own = new Set(papers.map(({ id }) => id));
  const readFrom = async (cursor?: string): Promise<number> => {
    const page = await world.act(accounting.vatEntries, { from: world.openedOn, to: world.today(), limit: 100, cursor });
    const isOwn = ({ invoiceId, rate, side }: (typeof page.items)[number]) => own.has(invoiceId) && rate === 0 && side === "collected";
    const sum = page.items.filter(isOwn).reduce((total, { base }) => total + base, 0);
    return sum + (page.nextCursor ? await readFrom(page.nextCursor) : 0);
  };
  return readFrom();
}

const isAhead = ({ container, orderId, orderLineId }: Books["papers"][number]["lines"][number]) =>
  !container && orderId !== undefined && !orderLineId;

/** What was invoiced of goods, less what was credited and taken off: no deposits, no packaging. */
function delivered({ papers, entries }: Books): number {
  const sent = papers.filter(({ number, supplierId }) => number !== null && !supplierId);
  // What was taken off a deposit was never declared, as the deposit is not.
  const ahead = new Set(sent.flatMap(({ id, lines }) => (lines.every((line) => isAhead(line)) ? id : [])));
  // What a supplier let one take off is no sale.
  const sold = new Set(sent.flatMap(({ id }) => (ahead.has(id) ? [] : id)));
  const early = entries
    .filter(({ category, paymentId, invoiceId }) => category === "discount" && !paymentId && sold.has(invoiceId ?? ""))
    .reduce((sum, { signed }) => sum + signed, 0);
  return sent.reduce((sum, { type, lines, subtotal }) => {
    if (lines.every((line) => isAhead(line))) return sum;
    const own = subtotal - lines.reduce((total, line) => (line.container || isAhead(line) ? total + line.total : total), 0);
    return sum + (type === "credit" ? -own : own);
  }, early);
}

const lineOf = (lines: { line: string; tax: number }[], name: string) => lines.find(({ line }) => line === name)?.tax ?? 0;

/** What was charged for packaging, less what was taken back. */
function openContainers({ papers }: Books): number {
  const sent = papers.filter(({ number, supplierId }) => number !== null && !supplierId);
  return sent.reduce((sum, { type, lines }) => {
    const own = lines.reduce((total, line) => (line.container ? total + line.total : total), 0);
    return sum + (type === "credit" ? -own : own);
  }, 0);
}

/** What was asked for ahead of goods, less what was taken back, excl. tax. */
function openDeposits({ papers }: Books): number {
  const sent = papers.filter(({ number }) => number !== null);
  return sent.reduce((sum, { type, lines }) => {
    const deposits = lines.filter(({ orderId, orderLineId }) => orderId && !orderLineId).reduce((total, line) => total + line.total, 0);
    return sum + (type === "credit" ? -deposits : deposits);
  }, 0);
}
