import { eq } from "drizzle-orm";
import { clients, type InvoiceLine, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { isDepositLine, paidWith, setAgainst, withDue } from "@/worker/modules/money/books";
import { requireHeld } from "./containers";
import { creditedRebates, lessDiscounts, readDiscounts } from "./discounts";
import { letterOf } from "./paper/letter";
import { nextNumber } from "./number";
import { type FullInvoice, type InvoiceRow, searchTextOf } from "./records";
import { openDeposit, readBilled, worthOf } from "./order-billing";
import { creditSums } from "./rules";
import { invoiceStatus } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

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

type Corrected = Pick<FullInvoice, "row" | "credits">;

/** What lines of an invoice come to that are taken back, after its other credit notes. */
async function creditFigures({ db }: CommandContext, { row, credits }: Corrected, lines: InvoiceLine[]) {
  const discounts = await readDiscounts(db, row);
  const { rebates, early } = creditedRebates(row, credits, lines, discounts);
  const sums = creditSums({ vat: lessDiscounts(row.vat, discounts) }, credits, lines, rebates);
  const isShare = row.discount > 0 && early === 0;
  return {
    ...sums,
    discount: isShare ? row.discount : 0,
    discountAmount: isShare ? 0 : rebates.reduce((sum, { amount }) => sum + amount, 0),
    early,
  };
}

/** What a credit note says besides its lines: why, and what of them was taken off for paying early, or is given as that payment was undone.
 * @param early ten-thousandths of a euro excl. tax; less than nothing where it is given
 */
function notesWith(notes: string, { language }: Pick<InvoiceRow, "language">, early: number): string {
  const { earlyOff, earlyBack } = (language === "fr" ? fr : en).paper;
  const begun = [earlyOff, earlyBack].map((words) => words.split("{{amount}}")[0] ?? "");
  const written = notes.split("\n").filter((line) => !begun.some((words) => line.startsWith(words)));
  const reason = (early > 0 ? earlyOff : earlyBack).replace("{{amount}}", formatMoney(Math.abs(early), 2));
  return [...written, ...(early === 0 ? [] : [reason])].filter(Boolean).join("\n");
}

/** What a draft that was begun before comes to now: something may have been taken off its invoice since, or taken back, for paying early. */
export async function refreshed(context: CommandContext, corrected: Corrected, draft: InvoiceRow): Promise<InvoiceRow> {
  const wasTaken = notesWith(draft.notes, draft, 0) !== draft.notes;
  if (!wasTaken && !(await readDiscounts(context.db, corrected.row)).length) return draft;
  const others = corrected.credits.filter(({ id, number }) => id !== draft.id && number !== null);
  const { early, ...sums } = await creditFigures(context, { row: corrected.row, credits: others }, draft.lines);
  return { ...draft, ...sums, notes: notesWith(draft.notes, draft, early) };
}

/** What a credit note says that takes lines of an invoice back, before it is sent. @param lines parts of those of the invoice */
export async function creditNoteOf(
  context: CommandContext,
  corrected: Corrected,
  lines: InvoiceLine[],
  reason: string,
): Promise<InvoiceRow> {
  const { now } = context;
  const { row } = corrected;
  const { early, ...sums } = await creditFigures(context, corrected, lines);
  const note: InvoiceRow = {
    ...row,
    id: newId(),
    door: context.caller.door,
    type: "credit",
    status: "draft",
    number: null,
    issuedOn: civilDate(now),
    dueOn: null,
    creditsId: row.id,
    lines,
    ...sums,
    paid: 0,
    due: 0,
    unsold: null,
    notes: notesWith(reason, row, early),
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
  await requireHeld(context, invoice.clientId, note.lines, -1);
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
  const draft = await creditNoteOf(context, invoice, lines, reason);
  const note = { ...draft, ...(await issued(context, draft, row, draft.issuedOn)) };
  context.insert(table, note);
  if (mail) await mailCreditNote(context, note);
  const changes = { ...paidWith(context, row, note.paid), ...(isWhole && { status: "cancelled" as const, paidOn: row.paidOn }) };
  const after = withDue(context.update(table, row, changes, seen));
  return { ...invoice, row: after, credits: [...credits, note] };
}
