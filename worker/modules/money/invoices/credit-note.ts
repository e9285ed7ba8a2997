import { eq } from "drizzle-orm";
import { clients, type InvoiceLine, invoices as table, payments } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { lineTotal, rebatesWith } from "@/worker/core/figures/totals";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { withDue } from "@/worker/modules/money/books";
import { letterOf } from "./paper/letter";
import { nextNumber } from "./number";
import { type Found, type InvoiceRow, searchTextOf } from "./records";
import { sumsWith } from "./rules";
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

/** Part of a line: the whole of it to the cent, when all of it is credited. */
export function partOf({ orderId, orderLineId, lots, ...line }: InvoiceLine, amount: number): InvoiceLine {
  return { ...line, amount, total: amount === line.amount ? line.total : lineTotal({ ...line, amount }) };
}

/** Writes the credit note, sent at once and mailed when wanted, and sets it against what is still due. @param seen the version the caller looked at */
export async function writeCreditNote(
  context: CommandContext,
  { row, paid, credits }: Found,
  lines: InvoiceLine[],
  { reason, mail, isWhole }: { reason: string; mail: boolean; isWhole: boolean },
  seen?: number,
): Promise<Found> {
  const today = civilDate(context.now);
  const number = await nextNumber(context, "credit", today);
  const taken = rebatesWith(
    row.rebates,
    credits.flatMap((one) => one.lines),
    lines,
  );
  const sums = sumsWith(lines, taken);
  const { total } = sums;
  const discountAmount = row.discount ? 0 : taken.reduce((sum, { amount }) => sum + amount, 0);
  const note: InvoiceRow = {
    ...row,
    ...{ id: newId(), type: "credit", status: "sent", number, issuedOn: today, soldOn: row.soldOn, dueOn: null, creditsId: row.id },
    ...{ lines, ...sums, discountAmount, paid: 0, due: 0, notes: reason, description: row.number ?? "", orderId: null },
    ...{ dispute: "", sentAt: context.now, paidOn: null, version: 1, createdAt: context.now, updatedAt: context.now },
  };
  const written = { ...note, searchText: searchTextOf({ ...note, reference: row.number ?? "" }) };
  context.insert(table, written);
  const to = mail ? await addressOf(context, row) : null;
  if (to) context.send(letterOf(written, to, ""));
  const set = Math.min(total, row.total - row.paid);
  if (set > 0) {
    const times = { version: 1, createdAt: context.now, updatedAt: context.now };
    const against = {
      id: newId(),
      invoiceId: row.id,
      paidOn: today,
      amount: set,
      method: "other",
      creditId: note.id,
      note: number,
    } as const;
    context.insert(payments, { ...against, ...times });
  }
  const settled = row.paid + set === row.total ? { status: "paid" as const, paidOn: today } : {};
  const changes = { paid: row.paid + set, ...(isWhole ? { status: "cancelled" as const } : settled) };
  const after = withDue(context.update(table, row, changes, seen));
  return { row: after, paid, credits: [...credits, written] };
}
