import { and, eq, inArray, ne, or } from "drizzle-orm";
import { invoices as table, payments } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { creditBalanceOf, payInvoice } from "@/worker/modules/money/books";
import type { DepositFate } from "@/worker/modules/sell/orders/status";
import { creditedOf, partOf, writeCreditNote } from "./credit-note";
import { billedOfLine, type OrderRow, readBilled } from "./order-billing";
import { isDeposit } from "./paper/on-paper";
import { alone, type FullInvoice, type InvoiceRow } from "./records";

/**
 * Settles the deposits of an order that is cancelled: drafts go, what was sent is taken back by a credit note, and what was paid
 * becomes what the person says. A deposit that is kept stays invoiced, as the price of having changed one's mind (Code civil,
 * art. 1590).
 * @throws Refusal `invalid_input` naming `deposit` when something was paid and nobody says what becomes of it, `not_allowed_now` where goods are invoiced
 */
export async function settleDeposits(context: CommandContext, order: OrderRow, fate: DepositFate | undefined): Promise<void> {
  const billed = await readBilled(context, [order.id]);
  if (order.lines.some((line) => billedOfLine(billed, line).amount > 0)) refuseState("id", "invoiced");
  const deposits = (await readOfOrder(context, order.id)).filter(({ row }) => isDeposit(row));
  const sent = deposits.filter(({ row }) => row.status !== "draft");
  if (!fate && sent.some(wasPaid)) refuseField("deposit", "required");
  for (const { row } of deposits) if (row.status === "draft") context.remove(table, row);
  if (fate !== "keep") for (const deposit of sent) await takeBack(context, deposit, fate);
}

/** Was something of it paid, in money or by another invoice's credit note? */
function wasPaid({ paid, credits }: FullInvoice): boolean {
  return paid.some(({ creditId }) => !credits.some(({ id }) => id === creditId));
}

/** Takes what is left of a deposit back by a credit note; what the client had paid of it is given back where that is said. */
async function takeBack(context: CommandContext, deposit: FullInvoice, fate: DepositFate | undefined): Promise<void> {
  const { row, credits } = deposit;
  const lines = row.lines.flatMap((line) => {
    const before = creditedOf(credits, line.id);
    return before.amount < line.amount ? [partOf(line, before, line.amount - before.amount)] : [];
  });
  if (!lines.length) return;
  const reason = row.lines[0]?.description ?? "";
  const after = await writeCreditNote(context, deposit, lines, { reason, mail: false, isWhole: credits.length === 0 });
  const note = after.credits.at(-1);
  if (fate !== "refund" || !note || creditBalanceOf(note) === 0) return;
  await payInvoice(context, note, { paidOn: civilDate(context.now), method: "transfer", note: "" }, "sent");
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
