import { sql } from "drizzle-orm";
import { items, orderLines, orders } from "@/db/business";
import { bucketsOf } from "@/worker/engine/figures/days";
import { handle } from "@/worker/engine/handler";
import { unsold } from "@/worker/modules/sell/orders";
import { PASSERS_BY } from "@/worker/modules/sell/sales/status";
import { figures } from "../contract";
import { shareOf, wholeMonthsBefore } from "./period";
import type { Cohort } from "./shapes";

/** Products that are named of a cohort. */
const NAMED = 3;

/** What the statement tells of a cohort: one of its months, all later ones together, or a product. */
interface CohortRow {
  cohort: string;
  kind: "month" | "later" | "product";
  key: string;
  name: string;
  clients: number;
  money: number;
}

/**
 * Clients by the month of their first order ever, and who ordered again later. Orders of the period are found by their day, and
 * whether a client ordered before it by one look into the index of their orders: history adds nothing.
 */
export const cohorts = handle(figures.cohorts, async ({ db, now }, { months }) => {
  const period = wholeMonthsBefore(now, months);
  const rows = await db.all<CohortRow>(sql`
    with placed as materialized (
      select id, client_id, substr(ordered_on, 1, 7) as month from ${orders}
      where ordered_on between ${period.from} and ${period.to} and status not in ${unsold} and client_id <> ${PASSERS_BY}
    ), won as materialized (
      select client_id, min(month) as cohort from placed
      where not exists (
        select 1 from ${orders} as earlier
        where earlier.client_id = placed.client_id and earlier.ordered_on < ${period.from} and earlier.status not in ${unsold}
      )
      group by client_id
    ), bought as materialized (
      select won.cohort, placed.month, placed.client_id, line.item_id, coalesce(line.total, 0) as total
      from won join placed on placed.client_id = won.client_id
      left join ${orderLines} as line on line.order_id = placed.id and line.container is null
    ), ranked as (
      select cohort, item_id, count(distinct client_id) as clients, sum(total) as money,
        row_number() over (partition by cohort order by sum(total) desc, item_id) as place
      from bought where item_id is not null group by cohort, item_id
    )
    select cohort, 'month' as kind, month as key, '' as name, count(distinct client_id) as clients, sum(total) as money
      from bought group by cohort, month
    union all
    select cohort, 'later', '', '', count(distinct client_id), sum(total) from bought where month > cohort group by cohort
    union all
    select cohort, 'product', item_id, coalesce(item.name, ''), clients, money
      from ranked left join ${items} as item on item.id = item_id where place <= ${NAMED}
    order by 1, 6 desc, 3`);
  const names = [...new Set(rows.map(({ cohort }) => cohort))];
  const all = names.map((month) => cohortOf(month, rows, period.to));
  return { period, items: all, nextCursor: null, total: all.length };
});

/** One cohort, with every month from its first to the last, those without an order too. */
function cohortOf(cohort: string, rows: readonly CohortRow[], to: string): Cohort {
  const own = rows.filter((row) => row.cohort === cohort);
  const of = (kind: CohortRow["kind"]) => own.filter((row) => row.kind === kind);
  const byMonth = new Map(of("month").map((row) => [row.key, row]));
  const clients = byMonth.get(cohort)?.clients ?? 0;
  const returned = of("later")[0]?.clients ?? 0;
  return {
    month: cohort,
    clients,
    returned,
    rate: shareOf(returned, clients),
    money: of("month").reduce((sum, { money }) => sum + money, 0),
    products: of("product").map(({ key, name, money }) => ({ id: key, name, money })),
    months: bucketsOf(`${cohort}-01`, to, "month").map((month) => {
      const { clients: came = 0, money = 0 } = byMonth.get(month) ?? {};
      return { month, clients: came, rate: shareOf(came, clients), money };
    }),
  };
}
