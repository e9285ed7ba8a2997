import { eq } from "drizzle-orm";
import { clients, type InvoiceLine, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { rebatesWith } from "@/worker/core/figures/totals";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { setAgainst, withDue } from "@/worker/modules/money/books";
import { letterOf } from "./paper/letter";
import { nextNumber } from "./number";
import { type Found, type InvoiceRow, searchTextOf } from "./records";
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

/** Part of a line, after so much of it: the parts come to the whole, to the cent. */
export function partOf(line: InvoiceLine, done: number, amount: number): InvoiceLine {
  // A line that made good the rounding of others may come to a cent less than its figures do.
  const upTo = (some: number) => (line.total > 0 ? Math.min(line.total, worthOf(line, some)) : worthOf(line, some));
  return { ...line, amount, total: upTo(done + amount) - upTo(done) };
}

/**
 * A deposit that an invoice deducts is not taken back before that invoice is.
 * @throws Refusal `invalid_input` naming `lines`
 */
export async function requireUndeducted(context: CommandContext, lines: InvoiceLine[]): Promise<void> {
  const deposits = lines.filter(({ orderId, orderLineId, total }) => orderId && !orderLineId && total > 0);
  const orderId = deposits[0]?.orderId;
  if (!orderId) return;
  const billed = await readBilled(context, [orderId]);
  for (const { vatRate, total } of deposits) {
    if (openDeposit(billed, vatRate) < total) refuseField("lines", "deposit_deducted");
  }
}

/** Writes the credit note, sent at once and mailed when wanted, and sets it against what is still due. @param seen the version the caller looked at */
export async function writeCreditNote(
  context: CommandContext,
  invoice: Found,
  lines: InvoiceLine[],
  { reason, mail, isWhole }: { reason: string; mail: boolean; isWhole: boolean },
  seen?: number,
): Promise<Found> {
  const { row, credits } = invoice;
  const today = civilDate(context.now);
  const number = await nextNumber(context, "credit", today);
  const taken = rebatesWith(
    row.rebates,
    credits.flatMap((one) => one.lines),
    lines,
  );
  const sums = creditSums(row, credits, lines, taken);
  const { total } = sums;
  const set = Math.min(total, row.total - row.paid);
  const discountAmount = row.discount ? 0 : taken.reduce((sum, { amount }) => sum + amount, 0);
  const note: InvoiceRow = {
    ...row,
    ...{ id: newId(), type: "credit", status: "sent", number, issuedOn: today, soldOn: row.soldOn, dueOn: null, creditsId: row.id },
    ...{ lines, ...sums, discountAmount, paid: set, due: 0, notes: reason, description: row.number ?? "" },
    ...{ dispute: "", sentAt: context.now, paidOn: null, version: 1, createdAt: context.now, updatedAt: context.now },
  };
  const written = { ...note, searchText: searchTextOf({ ...note, reference: row.number ?? "" }) };
  context.insert(table, written);
  const to = mail ? await addressOf(context, row) : null;
  if (to) context.send(letterOf(written, to, ""));
  if (set > 0) setAgainst(context, row, note, set);
  const settled = row.paid + set === row.total ? { status: "paid" as const, paidOn: today } : {};
  const changes = { paid: row.paid + set, ...(isWhole ? { status: "cancelled" as const } : settled) };
  const after = withDue(context.update(table, row, changes, seen));
  return { ...invoice, row: after, credits: [...credits, written] };
}
