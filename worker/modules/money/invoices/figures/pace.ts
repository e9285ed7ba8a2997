import { and, count, desc, eq, gt, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";

/** Days from an invoice to its payment, the dearer counting more; null of nothing. */
export const daysToPay: SQL<number | null> =
  sql`sum((julianday(${table.paidOn}) - julianday(${table.issuedOn})) * ${table.total}) / sum(${table.total})`;

/** Invoices of ours, or of suppliers, that were paid since a day. */
export const paidSince = (day: string, bill: "client" | "supplier" = "client") =>
  and(eq(table.type, bill), eq(table.status, "paid"), gt(table.total, 0), gte(table.paidOn, day));

/** How long clients take to pay, the slowest first, over what they paid within a year. */
export const pace = handle(invoices.pace, async ({ db, now }, { limit }) => {
  const days = sql<number>`cast(round(${daysToPay}) as integer)`;
  const rows = await db
    .select({
      clientId: sql<string>`${table.clientId}`,
      partyName: sql<string>`max(${table.partyName})`,
      averageDays: days,
      count: count(),
    })
    .from(table)
    .where(and(paidSince(addMonths(civilDate(now), -12)), isNotNull(table.clientId)))
    .groupBy(table.clientId)
    .orderBy(desc(days), table.clientId);
  return { items: rows.slice(0, limit), nextCursor: null, total: rows.length };
});
