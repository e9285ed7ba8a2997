import { expect } from "vitest";
import { billOf, CENT, type Model, taxOn, worth } from "./model";
import { type Books, creditsOf, type InvoiceRow, type OrderRow, type World } from "./world";

const sumOf = <T>(rows: T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** Everything that holds at each moment of a history. */
export async function checkLaws(model: Model, world: World): Promise<void> {
  const books = await world.read(model);
  for (const bill of books.papers.filter(({ type, status }) => type === "client" && status !== "draft")) checkBill(model, books, bill);
  // What deposits have paid for is invoiced at 0.00, and credited so.
  const isCovered = ({ lines }: InvoiceRow) =>
    lines.some(({ total }) => total > 0) && lines.some(({ itemId, total }) => !itemId && total < 0);
  const empty = books.papers.filter((paper) => paper.number !== null && paper.total === 0 && !isCovered(paper));
  expect(empty.length, "papers of 0.00 that were issued").toBe(0);
  for (const { status, type, number, total } of books.papers)
    if (type === "client" && number !== null && total === 0) expect(["paid", "cancelled"], `status of ${number}`).toContain(status);
  checkContainers(books);
  for (const order of books.orders) checkOrder(model, books, order);
  checkSupplier(model, books);
  const paid = sumOf([...model.bills.values()], (bill) => bill.paid - bill.givenBack) - model.supplier.paid;
  const money = paid + model.differences;
  expect(
    sumOf(books.entries, ({ signed }) => signed),
    "what the treasury says came in",
  ).toBe(money);
}

/** No more packaging was given back than was charged for: in money, and of each item. */
function checkContainers({ papers }: Books): void {
  const sent = papers.filter(({ number, supplierId }) => number !== null && !supplierId);
  const lines = sent.flatMap((paper) =>
    paper.lines.flatMap((line) => (line.container ? [{ ...line, sign: paper.type === "credit" ? -1 : 1 }] : [])),
  );
  expect(
    sumOf(lines, ({ sign, total }) => sign * total),
    "packaging with the client",
  ).toBeGreaterThanOrEqual(0);
  const loose = sumOf(lines, ({ sign, amount, itemId }) => (itemId ? 0 : sign * amount));
  for (const itemId of new Set(lines.flatMap((line) => line.itemId ?? []))) {
    const own = sumOf(lines, (line) => (line.itemId === itemId ? line.sign * line.amount : 0));
    expect(own + Math.max(0, loose), "packaging of an item with the client").toBeGreaterThanOrEqual(0);
  }
}

/** What is owed to a supplier is what they invoiced, less what they credited and what was paid: as invoices due, or as credits left. */
function checkSupplier({ supplier: { billed, paid, fromAccount } }: Model, { papers }: Books): void {
  const due = sumOf(papers, (paper) => (paper.type === "supplier" ? paper.due : 0));
  const left = sumOf(papers, (paper) => (paper.type === "supplier_credit" && paper.status !== "cancelled" ? paper.total - paper.paid : 0));
  expect(due - left, "owed to the supplier").toBe(billed - paid - fromAccount);
}

/** What is due of an invoice, or owed to the client, follows from its papers and its money alone. */
function checkBill(model: Model, books: Books, bill: InvoiceRow): void {
  const credits = creditsOf(books, bill).filter(({ status }) => status !== "draft");
  const { paid, givenBack, setElsewhere, setHere, fromAccount, kept: compensation } = billOf(model, bill.id);
  const credited = sumOf(credits, ({ total }) => total);
  const balance = bill.total - credited - paid - setHere - fromAccount + givenBack + setElsewhere + compensation;
  const name = bill.number ?? "";
  // Goods that deposits have paid for come to more than their invoice asks for.
  const isNet = bill.lines.some(({ total }) => total < 0);
  if (!isNet) expect(credited, `credited of ${name}`).toBeLessThanOrEqual(bill.total);
  expect(bill.due, `due of ${name}: total - credits - payments`).toBe(Math.max(0, balance));
  expect(
    sumOf(credits, (one) => one.total - one.paid),
    `owed to the client on ${name}`,
  ).toBe(Math.max(0, -balance));
  const isOnlyContainers = bill.lines.every(({ container }) => container);
  const vatReason = isOnlyContainers ? null : model.buyer.vatReason;
  const containers = sumOf(bill.lines, ({ container, total }) => (container ? total : 0));
  expect(bill.vatReason, `why ${name} bears no VAT`).toBe(vatReason);
  if (vatReason) expect(bill.tax, `VAT of ${name}`).toBe(0);
  else
    expect(
      sumOf(bill.vat, ({ rate, base }) => (rate === 0 ? base : 0)),
      `what bears no VAT on ${name}: packaging`,
    ).toBe(containers);
  const isWhole = bill.lines.every(
    ({ id, amount }) => sumOf(credits, ({ lines }) => sumOf(lines, (line) => (line.id === id ? line.amount : 0))) === amount,
  );
  const early = model.early.get(bill.id) ?? 0;
  const isPlain = isWhole && !model.unsettled.has(bill.id);
  if (isPlain && !early) expect(byRate(credits), `credits of ${name} add up to it`).toEqual(byRate([bill]));
  // Of what was taken off for paying early, nobody is given anything back.
  if (isPlain && early) expect(credited, `credits of ${name}, less what was taken off`).toBe(bill.total - early);
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
  const own = books.papers.filter(({ id, creditsId }) => model.ofOrder.get(creditsId ?? id)?.includes(order.id));
  const goods = new Set(own.filter(({ lines }) => lines.some(({ itemId }) => itemId)).map(({ id }) => id));
  const isDeposit = ({ id, creditsId }: InvoiceRow) => !goods.has(creditsId ?? id);
  const isCancelled = ({ id, creditsId }: InvoiceRow) =>
    own.some((paper) => paper.id === (creditsId ?? id) && paper.status === "cancelled");
  const signOf = (row: InvoiceRow) => (row.type === "credit" ? -1 : 1);
  const soldBy = new Map(own.flatMap(({ type, lines }) => (type === "client" ? lines.map((line) => [line.id, line.orderLineId]) : [])));
  // What a gesture takes off is of no order: nothing came back, and it is not invoiced again.
  const isGesture = ({ id, orderLineId }: InvoiceRow["lines"][number]) => !orderLineId && soldBy.get(id) !== undefined;
  const flat = (rows: InvoiceRow[]) =>
    rows.flatMap((row) =>
      row.lines
        .filter((line) => (!line.orderId || line.orderId === order.id) && !isGesture(line))
        .map((line) => ({ ...line, amount: signOf(row) * line.amount, total: signOf(row) * line.total, isCancelled: isCancelled(row) })),
    );
  const sent = own.filter((row) => isDeposit(row) && row.number !== null);
  const lines = flat(own.filter((row) => !isDeposit(row)));
  return {
    /** Did a person change what the order says, or does a paper bill others with it? */
    isEdited: own.some(({ id, creditsId }) => model.edited.has(creditsId ?? id)),
    isShared: own.some(({ id, creditsId }) => (model.ofOrder.get(creditsId ?? id)?.length ?? 0) > 1),
    counting: own.filter((row) => !isDeposit(row) || row.number !== null),
    deposits: flat(sent),
    sold: lines.filter(({ itemId }) => itemId),
    deducted: lines.filter(({ itemId }) => !itemId),
  };
}

/** Deposits are taken off goods, and off no packaging. */
const isTaken = ({ container }: { container?: string }) => container === undefined;

const totalAt = (lines: { vatRate: number; total: number }[], rate: number) =>
  sumOf(lines, (line) => (line.vatRate === rate ? line.total : 0));

/** Deposits are taken back once, and never more than was asked. */
function checkOrder(model: Model, books: Books, order: OrderRow): void {
  const { deposits, deducted } = linesOf(model, books, order);
  for (const rate of ratesOf(order)) {
    const [deposit, back] = [totalAt(deposits, rate), 0 - totalAt(deducted, rate)];
    const name = `${order.reference} at ${rate / 100} %`;
    expect(back, `taken back of the deposits of ${name}`).toBeGreaterThanOrEqual(0);
    expect(back, `taken back of the deposits of ${name}: ${deposit / 1e4} invoiced`).toBeLessThanOrEqual(deposit);
  }
}

/** Did packaging come back, as a credit note of an invoice says that stays? */
const isGivenBack = ({ container, amount, isCancelled }: { container?: string; amount: number; isCancelled: boolean }) =>
  container !== undefined && amount < 0 && !isCancelled;

const ratesOf = ({ lines }: OrderRow) => [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => one - other);

/** What was just invoiced of an order is what has left, tax and all, less its deposits. @param before the books before it was */
export function checkInvoiced(model: Model, before: Books, books: Books, order: OrderRow): void {
  const [then, now] = [linesOf(model, before, order), linesOf(model, books, order)];
  // Packaging of which a credit note says that it came back is not asked for again.
  for (const { id, container, shipped } of order.lines) {
    const own = now.sold.filter((one) => container && one.orderLineId === id && one.amount > 0 && !one.isCancelled);
    const before = then.sold.filter((one) => one.orderLineId === id && one.amount > 0 && !one.isCancelled);
    const [charged, chargedBefore] = [sumOf(own, ({ amount }) => amount), sumOf(before, ({ amount }) => amount)];
    if (chargedBefore >= shipped) expect(charged, "packaging that is charged for again").toBeLessThanOrEqual(chargedBefore);
  }
  for (const rate of ratesOf(order)) {
    const name = `${order.reference} at ${rate / 100} %`;
    const lines = order.lines.filter(({ vatRate }) => vatRate === rate);
    const isOf = (id: string) => then.sold.filter((one) => one.orderLineId === id);
    const expected = sumOf(lines, (line) => {
      const [amount, total] = [sumOf(isOf(line.id), (one) => one.amount), sumOf(isOf(line.id), (one) => one.total)];
      const delivered = line.shipped - line.returned;
      if (amount >= delivered) return total;
      // What a person decided of a price stays; what has left since is at the price agreed.
      return then.isEdited ? total + worth(line, delivered) - worth(line, amount) : worth(line, delivered);
    });
    const sold = totalAt(now.sold, rate);
    const hasComeBack = then.sold.some((one) => isGivenBack(one) && one.vatRate === rate);
    if (then.isEdited)
      expect(Math.abs(sold - expected), `cents beside what has left of ${name}`).toBeLessThanOrEqual(
        hasComeBack ? Number.POSITIVE_INFINITY : then.sold.length * CENT,
      );
    else if (!hasComeBack) expect(sold, `goods invoiced of ${name}: what has left`).toBe(expected);
    const open = totalAt(then.deposits, rate) + totalAt(then.deducted, rate);
    const goods = totalAt(now.sold.filter(isTaken), rate) - totalAt(then.sold.filter(isTaken), rate);
    const deducted = totalAt(then.deducted, rate) - totalAt(now.deducted, rate);
    const isAll = lines.every(({ shipped, amount }) => shipped === amount);
    if (isAll) expect(deducted, `deposits of ${name} that are taken back`).toBe(Math.min(open, goods));
    else expect(deducted, `deposits of ${name} that are taken back: a share`).toBeLessThanOrEqual(Math.min(open, goods));
    const net = (what: "base" | "tax") =>
      sumOf(now.counting, ({ type, vat }) => sumOf(vat, (line) => (line.rate === rate ? (type === "credit" ? -1 : 1) * line[what] : 0)));
    const isAlone = !now.isShared && !then.isEdited;
    if (goods > 0 && isAlone) expect(net("tax"), `tax of ${name}, on ${net("base") / 1e4}`).toBe(taxOn(net("base"), rate));
  }
}
