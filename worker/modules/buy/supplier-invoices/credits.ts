import { and, asc, eq, gt, sql } from "drizzle-orm";
import { invoices as table, payments } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { SupplierInvoiceRecord, SupplierInvoiceRow } from "./records";

type Settled = Partial<Pick<SupplierInvoiceRow, "paid" | "status" | "paidOn">>;

/**
 * Books a paper of a supplier, set against what stands on the other side: an invoice to pay against the credit notes that are
 * not used up, a credit note against the invoices that are due, the oldest first. A draft stands alone.
 * @param row the paper as it stands once it is booked
 * @param write writes it with what is settled of it
 * @returns the paper as it is written, and what was set against it if it is an invoice
 */
export async function settle(
  context: CommandContext,
  row: SupplierInvoiceRow,
  write: (settled: Settled) => SupplierInvoiceRow,
): Promise<Pick<SupplierInvoiceRecord, "row" | "paid">> {
  const others = row.status === "draft" ? [] : await standing(context, row);
  let remaining = row.total;
  const parts = others.flatMap((other) => {
    const amount = Math.min(remaining, other.total - other.paid);
    remaining -= amount;
    return amount > 0 ? [{ other, amount }] : [];
  });
  const written = write(after(context, row, row.total - remaining));
  const paid = parts.map(({ other, amount }) => {
    context.update(table, other, after(context, other, amount));
    const [invoice, credit] = row.type === "supplier" ? [written, other] : [other, written];
    const payment = {
      id: newId(),
      invoiceId: invoice.id,
      creditId: credit.id,
      paidOn: civilDate(context.now),
      amount,
      method: "other" as const,
      note: credit.number ?? "",
      reverses: null,
      version: 1,
      createdAt: context.now,
      updatedAt: context.now,
    };
    context.insert(payments, payment);
    return payment;
  });
  return { row: written, paid: row.type === "supplier" ? paid : [] };
}

/** What is still open on the other side with the same supplier. */
function standing({ db }: CommandContext, { type, supplierId }: SupplierInvoiceRow): Promise<SupplierInvoiceRow[]> {
  const isOther =
    type === "supplier"
      ? and(eq(table.type, "supplier_credit"), eq(table.status, "sent"))
      : and(eq(table.type, "supplier"), eq(table.status, "to_pay"));
  return db
    .select()
    .from(table)
    .where(and(isOther, eq(table.supplierId, supplierId ?? ""), gt(sql`${table.total} - ${table.paid}`, 0)))
    .orderBy(asc(sql`coalesce(${table.dueOn}, ${table.issuedOn})`), asc(table.id));
}

/** What becomes of a paper of which so much more is settled. */
function after({ now }: CommandContext, { total, paid }: SupplierInvoiceRow, amount: number): Settled {
  if (amount === 0) return {};
  const isDone = paid + amount === total;
  return { paid: paid + amount, ...(isDone && { status: "paid" as const, paidOn: civilDate(now) }) };
}
