import { and, eq, gt, gte, type SQL, sql } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { answersTo } from "@/worker/engine/figures/answers";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";

/** Clients who paid within a year. */
const MOST = 100_000;

/** Days from an invoice to its payment, the dearer counting more; null of nothing. */
export const daysToPay: SQL<number | null> =
  sql`sum((julianday(${table.paidOn}) - julianday(${table.issuedOn})) * ${table.total}) / sum(${table.total})`;

/** Invoices of ours, or of suppliers, that were paid since a day. */
export const paidSince = (day: string, bill: "client" | "supplier" = "client") =>
  and(eq(table.type, bill), eq(table.status, "paid"), gt(table.total, 0), gte(table.paidOn, day));

/** How long clients take to pay, the slowest first, over what they paid within a year. */
export const pace = handle(invoices.pace, async (context, { limit }) => {
  const today = civilDate(context.now);
  const measures = ["clientPayDays", "clientsPaid", "invoicesPaid"] as const;
  const { paid } = await answersTo(context, {
    paid: { measures, by: ["client"], period: { from: addMonths(today, -12), to: today }, most: MOST },
  });
  const items = paid.flatMap(({ keys: [clientId], labels: [partyName], figures }) => {
    const [days, money] = [figures.clientPayDays.days ?? 0, figures.clientsPaid.money ?? 0];
    if (!clientId || money <= 0) return [];
    return [{ clientId, partyName: partyName ?? "", averageDays: Math.round(days / money), count: figures.invoicesPaid.count ?? 0 }];
  });
  items.sort((one, other) => other.averageDays - one.averageDays || (one.clientId < other.clientId ? -1 : 1));
  return { items: items.slice(0, limit), nextCursor: null, total: items.length };
});
