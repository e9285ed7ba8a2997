import { sql } from "drizzle-orm";
import { items, orderLines, orders } from "@/db/business";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { handle } from "@/worker/engine/handler";
import { unsold } from "@/worker/modules/sell/orders";
import { figures } from "../contract";
import { wholeMonthsBefore } from "./period";

/** Orders that a pair needs: what met once or twice may be chance. */
const LEAST = 3;

/** A pair with what stands beside it; one row without a pair where there is none. */
interface BasketRow {
  first: string | null;
  second: string | null;
  firstName: string;
  secondName: string;
  both: number;
  firstOrders: number;
  secondOrders: number;
  inAll: number;
  pairs: number;
}

/**
 * What stands together in orders. The lift is how often two products meet against how often they would if each order took them
 * independently: both × all ÷ (first × second). Only orders of the period are read, found by their day.
 */
export const basket = handle(figures.basket, async ({ db, now }, { months, limit }) => {
  const period = wholeMonthsBefore(now, months);
  const rows = await db.all<BasketRow>(sql`
    with bought as materialized (
      select distinct placed.id as order_id, line.item_id from ${orders} as placed
      join ${orderLines} as line on line.order_id = placed.id and line.container is null
      where placed.ordered_on between ${period.from} and ${period.to} and placed.status not in ${unsold}
    ), whole as (
      select count(distinct order_id) as orders from bought
    ), alone as materialized (
      select item_id, count(*) as orders from bought group by item_id having count(*) >= ${LEAST}
    ), pairs as (
      select one.item_id as first, other.item_id as second, count(*) as both
      from bought as one join bought as other on other.order_id = one.order_id and other.item_id > one.item_id
      group by one.item_id, other.item_id having count(*) >= ${LEAST}
    )
    select pairs.first, pairs.second, coalesce(a.name, '') as firstName, coalesce(b.name, '') as secondName, pairs.both,
      x.orders as firstOrders, y.orders as secondOrders, whole.orders as inAll, count(pairs.first) over () as pairs
    from whole left join pairs on true
    left join alone as x on x.item_id = pairs.first left join alone as y on y.item_id = pairs.second
    left join ${items} as a on a.id = pairs.first left join ${items} as b on b.id = pairs.second
    order by pairs.both desc, x.orders * y.orders, pairs.first, pairs.second limit ${limit}`);
  return {
    period,
    orders: rows[0]?.inAll ?? 0,
    items: rows.flatMap(({ first, second, firstName, secondName, both, firstOrders, secondOrders, inAll }) =>
      first === null || second === null
        ? []
        : [
            {
              first: { id: first, name: firstName },
              second: { id: second, name: secondName },
              both,
              firstOrders,
              secondOrders,
              lift: Number(divideRounded(BigInt(both) * BigInt(inAll) * 10_000n, BigInt(firstOrders) * BigInt(secondOrders))),
            },
          ],
    ),
    nextCursor: null,
    total: rows[0]?.pairs ?? 0,
  };
});
