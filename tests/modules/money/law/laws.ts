import { expect } from "vitest";
import { billOf, CENT, type Model, taxOn, worth } from "./model";
import type { InvoiceRow, OrderRow, World } from "./world";

type Books = Awaited<ReturnType<World["read"]>>;
const sumOf = <T>(rows: T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** Everything that holds at each moment of a history. */
export async function checkLaws(model: Model, world: World): Promise<void> {
  const books = await world.read(model.clientId);
  for (const bill of books.papers.filter(({ type, status }) => type === "client" && status !== "draft")) checkBill(model, books, bill);
  const empty = books.papers.filter(({ number, total }) => number !== null && total === 0);
  expect(empty.length, "papers of 0.00 that were issued").toBe(0);
  for (const order of books.orders) checkOrder(model, books, order);
  const money = sumOf([...model.bills.values()], ({ paid, givenBack }) => paid - givenBack);
  expect(
    sumOf(books.entries, ({ signed }) => signed),
    "what the treasury says came in",
  ).toBe(money);
}

/** What is due of an invoice, or owed to the client, follows from its papers and its money alone. */
function checkBill(model: Model, books: Books, bill: InvoiceRow): void {
  const credits = books.papers.filter(({ creditsId }) => creditsId === bill.id);
  const { paid, givenBack, setElsewhere, setHere } = billOf(model, bill.id);
  const credited = sumOf(credits, ({ total }) => total);
  const balance = bill.total - credited - paid - setHere + givenBack + setElsewhere;
  const name = bill.number ?? "";
  expect(bill.due, `due of ${name}: total - credits - payments`).toBe(Math.max(0, balance));
  expect(
    sumOf(credits, (one) => one.total - one.paid),
    `owed to the client on ${name}`,
  ).toBe(Math.max(0, -balance));
  const isWhole = bill.lines.every(
    ({ id, amount }) => sumOf(credits, ({ lines }) => sumOf(lines, (line) => (line.id === id ? line.amount : 0))) === amount,
  );
  if (isWhole) expect(byRate(credits), `credits of ${name} add up to it`).toEqual(byRate([bill]));
  for (const { lines } of credits) for (const line of lines) expect(Math.sign(line.total) * Math.sign(line.amount)).not.toBe(-1);
}

/** Bases and taxes by rate, as "base+tax" in cents. */
function byRate(papers: InvoiceRow[]): Record<number, string> {
  const rates = [...new Set(papers.flatMap(({ vat }) => vat.map(({ rate }) => rate)))].sort((one, other) => one - other);
  const of = (rate: number, what: "base" | "tax") =>
    sumOf(papers, ({ vat }) => sumOf(vat, (line) => (line.rate === rate ? line[what] : 0))) / CENT;
  return Object.fromEntries(rates.map((rate) => [rate, `${of(rate, "base")}+${of(rate, "tax")}`]));
}

/** The lines that count of an order, each with its sign: credit notes take back. */
function linesOf(model: Model, books: Books, order: OrderRow) {
  const own = books.papers.filter(({ id, creditsId }) => model.ofOrder.get(creditsId ?? id) === order.id);
  const goods = new Set(own.filter(({ lines }) => lines.some(({ itemId }) => itemId)).map(({ id }) => id));
  const isDeposit = ({ id, creditsId }: InvoiceRow) => !goods.has(creditsId ?? id);
  const signed = (row: InvoiceRow) => (row.type === "credit" ? -1 : 1);
  const flat = (rows: InvoiceRow[]) => rows.flatMap((row) => row.lines.map((line) => ({ ...line, total: signed(row) * line.total })));
  const sent = own.filter((row) => isDeposit(row) && row.number !== null);
  const lines = flat(own.filter((row) => !isDeposit(row)));
  return {
    counting: own.filter((row) => !isDeposit(row) || row.number !== null),
    deposits: flat(sent),
    sold: lines.filter(({ itemId }) => itemId),
    deducted: lines.filter(({ itemId }) => !itemId),
  };
}

/** Deposits are taken back once, and never more than was asked; what was just invoiced is what has left, tax and all. */
function checkOrder(model: Model, books: Books, order: OrderRow): void {
  const { counting, deposits, sold, deducted } = linesOf(model, books, order);
  const rates = [...new Set(order.lines.map(({ vatRate }) => vatRate))].sort((one, other) => one - other);
  for (const rate of rates) {
    const at = (lines: { vatRate: number; total: number }[]) => sumOf(lines, (line) => (line.vatRate === rate ? line.total : 0));
    const [asked, back] = [at(deposits), 0 - at(deducted)];
    const name = `${order.reference} at ${rate / 100} %`;
    expect(back, `taken back of the deposits of ${name}`).toBeGreaterThanOrEqual(0);
    expect(back, `taken back of the deposits of ${name}: ${asked / 1e4} asked`).toBeLessThanOrEqual(asked);
    if (model.justInvoiced !== order.id) continue;
    const lines = order.lines.filter(({ vatRate }) => vatRate === rate);
    const left = sumOf(lines, (line) => worth(line, line.shipped - line.returned));
    expect(at(sold), `goods invoiced of ${name}: what has left`).toBe(left);
    const isAll = lines.every(({ shipped, amount }) => shipped === amount);
    if (isAll) expect(back, `deposits of ${name} are all taken back`).toBe(Math.min(asked, left));
    const net = (what: "base" | "tax") =>
      sumOf(counting, ({ type, vat }) => sumOf(vat, (line) => (line.rate === rate ? (type === "credit" ? -1 : 1) * line[what] : 0)));
    expect(net("tax"), `tax of ${name}, on ${net("base") / 1e4}`).toBe(taxOn(net("base"), rate));
  }
}
