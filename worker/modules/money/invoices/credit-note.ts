import { eq } from "drizzle-orm";
import { clients, type InvoiceLine, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { rebatesWith } from "@/worker/core/figures/totals";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { isDepositLine, paidWith, setAgainst, withDue } from "@/worker/modules/money/books";
import { letterOf } from "./paper/letter";
import { nextNumber } from "./number";
import { type FullInvoice, type InvoiceRow, searchTextOf } from "./records";
import { openDeposit, readBilled, worthOf } from "./order-billing";
import { creditSums } from "./rules";
import { invoiceStatus } from "./status";

/** Where the client is written to today. */
async function addressOf({ db }: CommandContext, { clientId }: InvoiceRow): Promise<string | null> {
  const [client] = await db
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, clientId ?? ""));
  return client?.email ?? null;
}

/** @throws Refusal `not_allowed_now` for what is no invoice of ours, or one whose state does not allow the move */
export function requireBill(row: InvoiceRow, move: "credit" | "cancel"): void {
  invoiceStatus.require(row.type === "client" ? row.status : "cancelled", move, "invoices");
}

/** What of a line was credited already. Lines of a credit note name the line they correct by the same identifier. */
export function creditedOf(credits: InvoiceRow[], lineId: string): { amount: number; total: number } {
  const own = credits.flatMap(({ lines }) => lines.filter(({ id }) => id === lineId));
  return { amount: own.reduce((sum, { amount }) => sum + amount, 0), total: own.reduce((sum, { total }) => sum + total, 0) };
}

/**
 * Part of a line, after what credit notes took of it: in whatever order, and whatever became of drafts between, the parts come
 * to the whole, to the cent.
 */
export function partOf(line: InvoiceLine, credited: Pick<InvoiceLine, "amount" | "total">, amount: number): InvoiceLine {
  // A line that made good the rounding of others may come to a cent less than its figures do.
  const upTo = credited.amount + amount;
  const worth = line.total > 0 ? Math.min(line.total, worthOf(line, upTo)) : worthOf(line, upTo);
  const total = worth - credited.total;
  return { ...line, amount, total: line.total > 0 ? Math.max(0, total) : total };
}

/**
 * A deposit that an invoice deducts is not taken back before that invoice is.
 * @throws Refusal `invalid_input` naming `lines`
 */
export async function requireUndeducted(context: CommandContext, lines: InvoiceLine[]): Promise<void> {
  const deposits = lines.filter((line) => isDepositLine(line) && line.total > 0);
  const orderId = deposits[0]?.orderId;
  if (!orderId) return;
  const billed = await readBilled(context, [orderId]);
  for (const { vatRate, total } of deposits) {
    if (openDeposit(billed, vatRate) < total) refuseField("lines", "deposit_deducted");
  }
}

/** What a credit note says that takes lines of an invoice back, before it is sent. @param lines parts of those of the invoice */
export function creditNoteOf(
  { now }: CommandContext,
  { row, credits }: Pick<FullInvoice, "row" | "credits">,
  lines: InvoiceLine[],
  reason: string,
): InvoiceRow {
  const credited = credits.flatMap((one) => one.lines);
  const rebates = rebatesWith(row.rebates, credited, lines);
  const note: InvoiceRow = {
    ...row,
    id: newId(),
    type: "credit",
    status: "draft",
    number: null,
    issuedOn: civilDate(now),
    dueOn: null,
    creditsId: row.id,
    lines,
    ...creditSums(row, credits, lines, rebates),
    discountAmount: row.discount ? 0 : rebates.reduce((sum, { amount }) => sum + amount, 0),
    paid: 0,
    due: 0,
    notes: reason,
    description: row.number ?? "",
    dispute: "",
    sentAt: null,
    paidOn: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  return { ...note, searchText: searchTextOf({ ...note, reference: row.number ?? "" }) };
}

/** What sending a credit note makes of it: it takes its number, and is set against what is still due of its invoice. */
export async function issued(
  context: CommandContext,
  note: InvoiceRow,
  invoice: InvoiceRow,
  issuedOn: string,
): Promise<Partial<InvoiceRow>> {
  const number = await nextNumber(context, "credit", issuedOn);
  const paid = Math.min(note.total, invoice.total - invoice.paid);
  if (paid > 0) setAgainst(context, invoice, { ...note, number }, paid);
  const searchText = searchTextOf({ ...note, number, reference: invoice.number ?? "" });
  return { status: "sent", number, issuedOn, paid, sentAt: context.now, searchText };
}

/** Mails a credit note to where its client is written to today, if anywhere. */
export async function mailCreditNote(context: CommandContext, note: InvoiceRow): Promise<void> {
  const to = await addressOf(context, note);
  if (to) context.send(letterOf(note, to, "", false));
}

/** Writes a credit note, sent at once and mailed when wanted. @param seen the version of the invoice that the caller looked at */
export async function writeCreditNote(
  context: CommandContext,
  invoice: FullInvoice,
  lines: InvoiceLine[],
  { reason, mail, isWhole }: { reason: string; mail: boolean; isWhole: boolean },
  seen?: number,
): Promise<FullInvoice> {
  const { row, credits } = invoice;
  const draft = creditNoteOf(context, invoice, lines, reason);
  const note = { ...draft, ...(await issued(context, draft, row, draft.issuedOn)) };
  context.insert(table, note);
  if (mail) await mailCreditNote(context, note);
  const changes = { ...paidWith(context, row, note.paid), ...(isWhole && { status: "cancelled" as const, paidOn: row.paidOn }) };
  const after = withDue(context.update(table, row, changes, seen));
  return { ...invoice, row: after, credits: [...credits, note] };
}
