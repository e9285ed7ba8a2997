import { desc, eq } from "drizzle-orm";
import { clients, invoices, recurringInvoices as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { totalsOf } from "@/worker/core/figures/totals";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { toLine } from "@/worker/modules/money/invoices";
import type { RecurringInvoice } from "./contract";

export type RecurringRow = typeof table.$inferSelect;

/** A recurring invoice with its client and what it has made. */
export interface Whole {
  row: RecurringRow;
  client: typeof clients.$inferSelect;
  made: RecurringInvoice["made"];
}

/** As many as its page shows. */
const SHOWN = 12;

/** A recurring invoice with what it names, in one round trip. @throws Refusal `not_found` */
export async function fetchRecurring(db: BusinessDatabase, id: string): Promise<Whole> {
  const [[saved], made] = await db.batch([
    db.select({ row: table, client: clients }).from(table).innerJoin(clients, eq(clients.id, table.clientId)).where(eq(table.id, id)),
    db
      .select({ id: invoices.id, number: invoices.number, issuedOn: invoices.issuedOn })
      .from(invoices)
      .where(eq(invoices.recurringId, id))
      .orderBy(desc(invoices.createdAt))
      .limit(SHOWN),
  ]);
  if (!saved) throw new Refusal("not_found");
  return { ...saved, made };
}

/** A row of the list. */
export function toListed({ lines, vatReason: _reason, ...row }: RecurringRow, clientName: string) {
  return { ...row, clientName, subtotal: totalsOf(lines).subtotal };
}

/** A recurring invoice as the doors show it. */
export function toRecurring({ row, client, made }: Whole): RecurringInvoice {
  return { ...toListed(row, client.companyName), lines: row.lines.map(toLine), vatReason: row.vatReason, made };
}
