import { and, desc, eq, exists, gte, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { clients, invoices as table } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isClient } from "@/worker/modules/sell/clients";
import { revenueOf, wasInvoiced } from "./billed";
import { invoices } from "../contract";

const count = sql<number>`count(case when ${table.type} = 'client' then 1 end)`;
const figures = { count: count.as("count"), revenue: revenueOf().as("revenue") };
/** A column of the groups: null in those that are not made by it. */
const column = (value: SQL | SQLWrapper, name: string) => sql<string | null>`${value}`.as(name);
const none = sql`null`;

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
  const bought = exists(
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.clientId, clients.id), within)),
  );
  const buyers = db.select({ total: sql<number>`count(*)` }).from(clients).where(bought);
  const [[clientRow], [buying], rows] = await db.batch([named, buyers, by === "month" ? byMonth(db, within) : byClient(db, within, limit)]);
  if (client && !clientRow) refuseField("client", "not_found");
  const totals = { count: rows[0]?.allCount ?? 0, revenue: rows[0]?.allRevenue ?? 0, clients: buying?.total ?? 0 };
  return {
    from,
    to,
    partyName: (client && clientRow?.name) || null,
    ...totals,
    items: rows.map(({ allCount, allRevenue, ...row }) => row),
  };
});

type Group = Record<"count" | "revenue", SQL.Aliased<number>> & Record<"month" | "clientId" | "partyName", SQL.Aliased<string | null>>;

/** Groups with what all of them come to, those beyond the limit among them. */
const withTotals = ({ count, revenue, month, clientId, partyName }: Group) => ({
  ...{ count, revenue, month, clientId, partyName },
  allCount: sql<number>`sum(${count}) over ()`,
  allRevenue: sql<number>`sum(${revenue}) over ()`,
});

function byMonth(db: BusinessDatabase, within: SQL | undefined) {
  const month = sql`substr(${table.issuedOn}, 1, 7)`;
  const groups = db
    .select({ ...figures, month: column(month, "month"), clientId: column(none, "client_id"), partyName: column(none, "party_name") })
    .from(table)
    .where(within)
    .groupBy(month)
    .as("months");
  return db.select(withTotals(groups)).from(groups).orderBy(sql`${groups.month}`);
}

/** Client by client, which an index answers in its order: sorting all papers by their client would take three times as long. */
function byClient(db: BusinessDatabase, within: SQL | undefined, limit: number) {
  const [clientId, partyName] = [column(clients.id, "client_id"), column(clients.companyName, "party_name")];
  const groups = db
    .select({ ...figures, month: column(none, "month"), clientId, partyName })
    .from(clients)
    .crossJoin(table)
    .where(and(eq(table.clientId, clients.id), within))
    .groupBy(clients.id)
    .as("theirs");
  return db.select(withTotals(groups)).from(groups).orderBy(desc(groups.revenue), sql`${groups.clientId}`).limit(limit);
}
