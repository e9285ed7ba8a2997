import { sql } from "drizzle-orm";
import { clients } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { asking } from "@/worker/engine/figures/answers";
import { handle } from "@/worker/engine/handler";
import { isClient } from "@/worker/modules/sell/clients";
import { invoices } from "../contract";

/** Months and clients: no more are between two days. */
const MOST_MONTHS = 10_000;

/**
 * What was invoiced between two days, excl. tax: in all, and by month or by client. The last twelve months when no day is said.
 * One batch. @throws Refusal `invalid_input` naming `client` when there is none
 */
export const revenue = handle(invoices.revenue, async (context, { by, client, limit, ...days }) => {
  const { db, now } = context;
  const to = days.to ?? civilDate(now);
  const period = { from: days.from ?? firstOfMonth(to, -11), to };
  const theirs = isClient(client ?? "");
  const only = client ? { dimension: "client", keys: sql`(select ${clients.id} from ${clients} where ${theirs})` } : undefined;
  const all = asking(context, { measures: ["salesInvoiced", "invoices", "clientsInvoiced"], period, only });
  const measures = ["salesInvoiced", "invoices"] as const;
  const best = by === "client" ? ({ best: "salesInvoiced", most: limit } as const) : { most: MOST_MONTHS };
  const groups = asking(context, { measures, by: [by], period, only, ...best });
  const named = db.select({ name: clients.companyName }).from(clients).where(theirs);
  const [[clientRow], totals, rows] = await db.batch([named, all.query, groups.query]);
  if (client && !clientRow) refuseField("client", "not_found");
  const [total] = all.rowsOf(totals);
  const items = groups.rowsOf(rows).map(({ keys: [key = null], labels: [partyName = null], figures: { salesInvoiced, invoices } }) => {
    const group = by === "month" ? { month: key, clientId: null, partyName: null } : { month: null, clientId: key, partyName };
    return { ...group, revenue: salesInvoiced.money ?? 0, count: invoices.count ?? 0 };
  });
  if (by === "month") items.sort((one, other) => ((one.month ?? "") < (other.month ?? "") ? -1 : 1));
  return {
    ...period,
    partyName: (client && clientRow?.name) || null,
    revenue: total?.figures.salesInvoiced.money ?? 0,
    count: total?.figures.invoices.count ?? 0,
    clients: total?.figures.clientsInvoiced.count ?? 0,
    items,
  };
});
