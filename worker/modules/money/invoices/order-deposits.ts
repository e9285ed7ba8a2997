import { and, eq, inArray, ne, or } from "drizzle-orm";
import { type InvoiceLine, invoices as table, payments } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { refuseField, refuseState } from "@/worker/core/errors";
import type { VatLine } from "@/worker/core/figures/totals";
import type { CommandContext } from "@/worker/engine/handler";
import { creditBalanceOf, paidWith, payInvoice, setAgainst } from "@/worker/modules/money/books";
import type { DepositFate } from "@/worker/modules/sell/orders/status";
import { partOf, writeCreditNote } from "./credit-note";
import { isShort, readDiscounts } from "./discounts";
import { type Billed, billedOfLine, openDeposit, type OrderRow, readBilled } from "./order-billing";
import { isDeposit } from "./paper/on-paper";
import { en } from "./words.en";
import { fr } from "./words.fr";
import { alone, creditedOf, type FullInvoice, type InvoiceRow } from "./records";

/**
 * Settles the deposits of an order that is cancelled: drafts go, what was sent is taken back by a credit note, and what was paid
 * becomes what the person says. One that is kept is a compensation for what was not sold, and no price of anything: its VAT is taken
 * back, and all of it is income (Code civil, art. 1590; CJUE, 18 July 2007, C-277/05). What an invoice has deducted is not taken back a second time.
 * @throws Refusal `invalid_input` naming `deposit` when something was paid and nobody says what becomes of it, `not_allowed_now` where goods are invoiced
 */
export async function settleDeposits(context: CommandContext, order: OrderRow, fate: DepositFate | undefined): Promise<void> {
  const billed = await readBilled(context, [order.id]);
  if (order.lines.some((line) => billedOfLine(billed, line).amount > 0)) refuseState("id", "invoiced");
  const papers = await readOfOrder(context, order.id);
  const deposits = papers.filter(({ row }) => isDeposit(row));
  const sent = deposits.filter(({ row }) => row.status !== "draft");
  const discountsOf = new Map(await Promise.all(sent.map(async ({ row }) => [row.id, await readDiscounts(context.db, row)] as const)));
  const taken = openLines(billed, sent, discountsOf);
  if (!fate && taken.some(({ deposit }) => wasPaid(deposit))) refuseField("deposit", "required");
  for (const { row } of deposits) if (row.status === "draft") context.remove(table, row);
  for (const one of taken) await takeBack(context, one, fate);
  const left = sent.filter((deposit) => !taken.some((one) => one.deposit === deposit));
  setOff(
    context,
    left,
    papers.flatMap(({ credits }) => credits),
  );
}

/** What is still due of deposits that invoices have deducted is settled by what the credit notes of those invoices owe the client. */
function setOff(context: CommandContext, deposits: FullInvoice[], notes: InvoiceRow[]): void {
  const usedOf = new Map<string, number>();
  for (const { row } of deposits) {
    let settled = 0;
    for (const note of notes) {
      const amount = Math.min(row.due - settled, creditBalanceOf(note) - (usedOf.get(note.id) ?? 0));
      if (amount <= 0) continue;
      setAgainst(context, row, note, amount);
      usedOf.set(note.id, (usedOf.get(note.id) ?? 0) + amount);
      settled += amount;
    }
    if (settled) context.update(table, row, paidWith(context, row, settled));
  }
  for (const note of notes) {
    const amount = usedOf.get(note.id);
    if (amount) context.update(table, note, { paid: note.paid + amount });
  }
}

/** A deposit, and what of its lines is taken back. */
interface Taken {
  deposit: FullInvoice;
  lines: InvoiceLine[];
  /** Is it all of it, that nothing was taken back of before? */
  isWhole: boolean;
}

/**
 * What may be taken back of deposits: what no credit note took back and no invoice has deducted. Of what an invoice deducted, its own
 * credit notes have given the client what it was worth. Of what was credited less a discount that is undone since, the rest.
 */
function openLines(billed: Billed[], deposits: FullInvoice[], discountsOf: ReadonlyMap<string, VatLine[]>): Taken[] {
  const open = new Map<number, number>();
  // Invoices deduct the oldest first: what is left is of the newest.
  const newestFirst = deposits.toSorted((one, other) => other.row.createdAt - one.row.createdAt);
  return newestFirst.flatMap((deposit) => {
    const { row, credits } = deposit;
    const lines = row.lines.flatMap((line) => {
      const before = creditedOf(credits, line.id);
      if (before.amount >= line.amount)
        return isShort(row, credits, discountsOf.get(row.id) ?? [], line.vatRate) ? [{ ...line, amount: 0, total: 0 }] : [];
      const rest = partOf(line, before, line.amount - before.amount);
      const left = open.get(line.vatRate) ?? openDeposit(billed, line.vatRate);
      const total = Math.min(rest.total, Math.max(0, left));
      open.set(line.vatRate, left - total);
      if (total === 0) return [];
      // A part is worth less a piece: a paper says amount times price.
      return [
        total === rest.total
          ? rest
          : { ...rest, total, discount: 0, price: Math.round((total * QUANTITY_SCALE * units[rest.per].factor) / rest.amount) },
      ];
    });
    const isWhole = credits.length === 0 && lines.length === row.lines.length && lines.every(({ id, total }) => isAll(row, id, total));
    return lines.length ? [{ deposit, lines, isWhole }] : [];
  });
}

const isAll = ({ lines }: InvoiceRow, lineId: string, total: number) => lines.some((line) => line.id === lineId && line.total === total);
/** Was something of it paid, in money or by another invoice's credit note? */
function wasPaid({ paid, credits }: FullInvoice): boolean {
  return paid.some(({ creditId }) => !credits.some(({ id }) => id === creditId));
}

/** Takes a deposit back by a credit note; what the client had paid of it is given back where that is said. */
async function takeBack(context: CommandContext, { deposit, lines, isWhole }: Taken, fate: DepositFate | undefined): Promise<void> {
  const [words, isKept] = [(deposit.row.language === "fr" ? fr : en).deposit, fate === "keep" && wasPaid(deposit)];
  const reason = `${deposit.row.lines[0]?.description ?? ""}${isKept ? `. ${words.kept}` : ""}`;
  const after = await writeCreditNote(context, deposit, lines, { reason, mail: false, isWhole });
  const note = after.credits.at(-1);
  if (!fate || fate === "credit" || !note || creditBalanceOf(note) === 0) return;
  const method = fate === "keep" ? "kept" : "transfer";
  await payInvoice(context, note, { paidOn: civilDate(context.now), method, note: "" }, "sent");
}

/** The invoices of an order that count, with what was paid of them and their credit notes. */
async function readOfOrder({ db }: CommandContext, orderId: string): Promise<FullInvoice[]> {
  const isOwn = and(eq(table.orderId, orderId), eq(table.type, "client"), ne(table.status, "cancelled"));
  const ids = db.select({ id: table.id }).from(table).where(isOwn);
  const [papers, paid] = await db.batch([
    db
      .select()
      .from(table)
      .where(or(inArray(table.id, ids), inArray(table.creditsId, ids))),
    db.select().from(payments).where(inArray(payments.invoiceId, ids)),
  ]);
  const own = ({ id }: InvoiceRow) => ({
    paid: withoutReversed(paid.filter(({ invoiceId }) => invoiceId === id)),
    credits: papers.filter(({ creditsId }) => creditsId === id),
  });
  return papers.flatMap((row) => (row.type === "client" ? [{ ...alone, row, ...own(row) }] : []));
}

/** Payments that nobody has taken back. */
function withoutReversed(paid: FullInvoice["paid"]): FullInvoice["paid"] {
  const reversed = new Set(paid.map(({ reverses }) => reverses));
  return paid.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}
