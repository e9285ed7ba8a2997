import type { bankBalances, InvoiceLine, treasuryPlans } from "@/db/business";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { totalsOf } from "@/worker/core/figures/totals";
import { dueOnBy } from "@/worker/modules/money/invoices/rules";
import type { OwnCategory, EntryRhythm } from "@/worker/modules/money/treasury/status";
import { billSales, enter, pay } from "./billing";
import { type Books, blank, type InvoiceRow } from "./books";
import { openBooks, ruleOf, statementOf } from "./carried";
import { julianOf, workdayFrom } from "./calendar";
import type { Year } from "./index";
import { recurringOf } from "./recurring";
import { itemOf, type Store, stamp } from "./store";
import { tillOf } from "./till";

type PlanRow = typeof treasuryPlans.$inferInsert;
type BalanceRow = typeof bankBalances.$inferInsert;

/** What is paid whatever is sold, as a share of what is sold in a month. */
const charges: { category: OwnCategory; description: string; share: number; on: number; rhythm: EntryRhythm }[] = [
  { category: "salaries", description: "Salaires", share: 0.11, on: 28, rhythm: "monthly" },
  { category: "social", description: "URSSAF", share: 0.035, on: 15, rhythm: "monthly" },
  { category: "rent", description: "Loyer de l'atelier", share: 0.02, on: 5, rhythm: "monthly" },
  { category: "energy", description: "Gaz et électricité", share: 0.015, on: 12, rhythm: "monthly" },
  { category: "insurance", description: "Assurances", share: 0.01, on: 8, rhythm: "monthly" },
  { category: "loan", description: "Emprunt de l'autoclave", share: 0.012, on: 20, rhythm: "monthly" },
];
/** What is left on the worst day of the year, in months of what is sold: its owner began it with enough. */
const CUSHION = 0.4;

/** The money of a year of trade. @param own what the business says of itself @param today a civil date */
export function booksOf(year: Year, own: Parameters<typeof billSales>[1], clients: Parameters<typeof billSales>[2], today: string) {
  const books: Books = { invoices: [], payments: [], entries: [] };
  billSales(year, own, clients, today, books);
  billPurchases(year, today, books);
  const till = year.market ? tillOf(year.market, own, books) : null;
  const first = addDays(today, -365);
  const openings = openBooks(year, clients, first, books);
  const settled = settle(year.store, books, first, today);
  const recurring = recurringOf(year.store, clients, today);
  return { ...books, ...settled, till, recurring, openings, rules: ruleOf(year.store), statement: statementOf(year.store, books, today) };
}

/** The invoices of suppliers for what came, each paid on its day. @param today a civil date */
function billPurchases(year: Year, today: string, books: Books): void {
  const { store, purchases } = year;
  for (const receipt of purchases.receipts) {
    const restock = purchases.restocks.find(({ id }) => id === receipt.restockId);
    const supplier = purchases.suppliers.find(({ id }) => id === receipt.supplierId);
    const day = workdayFrom(addDays(receipt.receivedOn, 2));
    if (!restock || !supplier || day >= today) continue;
    store.day = day;
    store.now = Date.parse(`${day}T11:00:00Z`);
    const lines = receipt.lines.flatMap((receiptLine): InvoiceLine[] => {
      const line = restock.lines.find(({ id }) => id === receiptLine.lineId);
      if (!line || receiptLine.amount <= 0) return [];
      const { unit } = itemOf(store, line.itemId);
      const packs = Math.max(1, Math.round(receiptLine.amount / line.packAmount));
      const total = Math.round((packs * line.price) / CENT) * CENT;
      const facts = { amount: packs * 1_000, unit: "piece", price: line.price, per: "piece", discount: 0 } as const;
      const description = `${itemOf(store, line.itemId).name}, ${line.pack || unit}`;
      return [{ id: store.dice.id(), itemId: line.itemId, description, ...facts, vatRate: line.vatRate, total }];
    });
    if (lines.length) book(store, supplier, lines, restock.id, today, books);
  }
}

function book(
  store: Store,
  supplier: Year["purchases"]["suppliers"][number],
  lines: InvoiceLine[],
  restockId: string,
  today: string,
  books: Books,
) {
  const { subtotal, vat, total } = totalsOf(lines);
  // Each supplier numbers in its own way; none gives a number twice.
  const number = `${store.dice.pick(["F", "FC", "FV-"])}${julianOf(store.day)}${String(books.invoices.length).padStart(4, "0")}`;
  const dueOn = dueOnBy(supplier.paymentTerms ?? "30_days", store.day);
  const invoice: InvoiceRow = {
    ...blank,
    id: store.dice.id(),
    type: "supplier",
    status: "to_pay",
    number,
    supplierId: supplier.id,
    partyName: supplier.name,
    restockId,
    issuedOn: store.day,
    soldOn: store.day,
    dueOn,
    lines,
    subtotal,
    vat,
    tax: total - subtotal,
    total,
    searchText: fold([number, supplier.name].join(" ")),
    ...stamp(store),
  };
  books.invoices.push(invoice);
  const paidOn = workdayFrom(addDays(dueOn, store.dice.between(-2, 4)));
  if (paidOn < today) pay(store, invoice, total, paidOn < store.day ? store.day : paidOn, "expense", books);
}

/** What is paid every month, the VAT, what there was before, and what the bank says today. @param today a civil date */
function settle(store: Store, books: Books, first: string, today: string): { plans: PlanRow[]; balances: BalanceRow[] } {
  const sold = books.invoices.filter(({ type }) => type === "client").reduce((sum, { subtotal }) => sum + subtotal, 0);
  const aMonth = sold / 12;
  const round = (amount: number) => Math.max(MONEY_SCALE * 10, Math.round(amount / (MONEY_SCALE * 10)) * MONEY_SCALE * 10);
  store.now = Date.parse(`${first}T08:00:00Z`);
  const plans = charges.map(({ category, description, share, on, rhythm }): PlanRow => {
    const amount = round(aMonth * share);
    const days = monthly(first, on);
    for (const day of days.filter((date) => date < today)) enter(store, { day, type: "expense", category, description, amount }, books);
    const nextOn = days.find((date) => date >= today) ?? today;
    return { id: store.dice.id(), type: "expense", category, description, amount, rhythm, nextOn, ...stamp(store) };
  });
  const lowest = lowestOf(books);
  enter(
    store,
    { day: first, type: "income", category: "owner", description: "Solde de départ", amount: round(aMonth * CUSHION - lowest) },
    books,
  );
  const balance = books.entries.reduce((sum, { type, amount }) => sum + (type === "income" ? amount : -amount), 0);
  store.now = Date.parse(`${today}T06:00:00Z`);
  return { plans, balances: [{ id: store.dice.id(), balance, day: today, ...stamp(store) }] };
}

/** The lowest that the treasury falls to when it begins with nothing. */
function lowestOf({ entries }: Books): number {
  let [balance, lowest] = [0, 0];
  for (const { type, amount } of [...entries].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    balance += type === "income" ? amount : -amount;
    lowest = Math.min(lowest, balance);
  }
  return lowest;
}

/** A day of every month from one on, for fourteen months. */
function monthly(first: string, on: number): string[] {
  return Array.from({ length: 14 }, (_, place) => addDays(firstOfMonth(first, place), on - 1)).filter((day) => day >= first);
}
