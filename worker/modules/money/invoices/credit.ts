import { eq } from "drizzle-orm";
import { clients, type InvoiceLine, invoices as table, payments } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { lineTotal, rebatesWith } from "@/worker/core/figures/totals";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { withDue } from "@/worker/modules/money/books";
import { invoices } from "./contract";
import { letterOf } from "./paper/letter";
import { nextNumber } from "./number";
import { type Found, fetchInvoice, type InvoiceRow, searchTextOf, toInvoice } from "./records";
import { requireUncredited, sumsWith } from "./rules";
import { invoiceStatus } from "./status";

/**
 * Takes part of an invoice back by a credit note: what is still due of it shrinks, and what was paid beyond is owed to the client.
 * @throws Refusal `invalid_input` naming the line that is not of it, or of which more would be credited than is left
 */
export const credit = handle(invoices.credit, async (context, { id, lines: said, reason, mail }) => {
  const found = await fetchInvoice(context.db, id);
  const { row, credits } = found;
  requireBill(row, "credit");
  const leftOf = new Map(row.lines.map((line) => [line.id, line.amount - creditedOf(credits, line.id)]));
  const lines = said.map(({ line: name, amount }, place) => {
    const line = row.lines.find((one) => one.id === name) ?? refuseField(`lines.${place}.line`, "not_found");
    const left = leftOf.get(line.id) ?? 0;
    const asked = amount?.amount ?? left;
    if (asked > left || left <= 0) refuseField(`lines.${place}.amount`, "above_left");
    leftOf.set(line.id, left - asked);
    return part(line, asked);
  });
  const after = await correct(context, found, lines, { reason, mail, isWhole: false });
  return toInvoice(after, civilDate(context.now));
});

/** Takes all of an invoice back by a credit note of the same amount. @throws Refusal `not_allowed_now` when a part was credited already */
export const cancel = handle(invoices.cancel, async (context, { id, reason, mail, version }) => {
  const found = await fetchInvoice(context.db, id);
  requireBill(found.row, "cancel");
  requireUncredited(found.credits);
  const after = await correct(
    context,
    found,
    found.row.lines.map((line) => part(line, line.amount)),
    { reason, mail, isWhole: true },
    version,
  );
  return toInvoice(after, civilDate(context.now));
});

/** Where the client is written to today. */
async function addressOf({ db }: CommandContext, { clientId }: InvoiceRow): Promise<string | null> {
  const [client] = await db
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, clientId ?? ""));
  return client?.email ?? null;
}

function requireBill(row: InvoiceRow, move: "credit" | "cancel"): void {
  invoiceStatus.require(row.type === "client" ? row.status : "cancelled", move, "invoices");
}

/** What of a line was credited already. Lines of a credit note name the line they correct by the same identifier. */
function creditedOf(credits: InvoiceRow[], lineId: string): number {
  return credits.flatMap(({ lines }) => lines).reduce((sum, line) => (line.id === lineId ? sum + line.amount : sum), 0);
}

/** Part of a line: the whole of it to the cent, when all of it is credited. */
function part({ orderId, orderLineId, lots, ...line }: InvoiceLine, amount: number): InvoiceLine {
  return { ...line, amount, total: amount === line.amount ? line.total : lineTotal({ ...line, amount }) };
}

/** Writes the credit note, sent at once and mailed when wanted, and sets it against what is still due. @param seen the version the caller looked at */
async function correct(
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
