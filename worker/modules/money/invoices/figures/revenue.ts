import { and, count, desc, gte, lte, sql } from "drizzle-orm";
import { clients, invoices as table } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { isClient } from "@/worker/modules/sell/clients";
import { revenueOf, wasInvoiced } from "./billed";
import { invoices } from "../contract";

/**
 * What was invoiced between two days, excl. tax: in all, and by month or by client. The last twelve months when no day is said.
 * One batch. @throws Refusal `invalid_input` naming `client` when there is none
 */
export const revenue = handle(invoices.revenue, async ({ db, now }, { by, client, limit, ...days }) => {
  const to = days.to ?? civilDate(now);
  const from = days.from ?? firstOfMonth(to, -11);
  const named = db
    .select({ id: clients.id, name: clients.companyName })
    .from(clients)
    .where(isClient(client ?? ""));
  const isTheirs = client ? sql`${table.clientId} in (select ${clients.id} from ${clients} where ${isClient(client)})` : undefined;
  const within = and(wasInvoiced, gte(table.issuedOn, from), lte(table.issuedOn, to), isTheirs);
  const billed = { count: count(sql`case when ${table.type} = 'client' then 1 end`), revenue: revenueOf(sql`1`) };
  const month = sql<string>`substr(${table.issuedOn}, 1, 7)`;
  const [[clientRow], [all], rows] = await db.batch([
    named,
    db
      .select({ ...billed, clients: sql<number>`count(distinct ${table.clientId})` })
      .from(table)
      .where(within),
    by === "month"
      ? db
          .select({ ...billed, month, clientId: sql<null>`null`, partyName: sql<null>`null` })
          .from(table)
          .where(within)
          .groupBy(month)
          .orderBy(month)
      : db
          .select({ ...billed, month: sql<null>`null`, clientId: table.clientId, partyName: sql<string>`max(${table.partyName})` })
          .from(table)
          .where(within)
          .groupBy(table.clientId)
          .orderBy(desc(billed.revenue), table.clientId)
          .limit(limit),
  ]);
  if (client && !clientRow) refuseField("client", "not_found");
  const { clients: buyers = 0, ...totals } = all ?? { count: 0, revenue: 0 };
  return { from, to, partyName: (client && clientRow?.name) || null, ...totals, clients: buyers, items: rows };
});
