import { and, asc, eq, gte, lte, ne } from "drizzle-orm";
import { productions as table } from "@/db/business";
import { addDays, civilDate, mondayOf } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { production } from "../contract";
import { listedRows } from "../records";
import { toListed } from "../shown";

/** No workshop makes more in a month; what is beyond is in the list. */
const MOST = 1_000;

/** The orders of some days, by day and place, with the minutes of work of each. */
export const board = handle(production.board, async ({ db, now }, { from: start, days, facility }) => {
  const from = start ?? mondayOf(civilDate(now));
  const to = addDays(from, days - 1);
  const rows = await listedRows(db)
    .where(
      and(
        gte(table.requestedOn, from),
        lte(table.requestedOn, to),
        ne(table.status, "cancelled"),
        facility ? eq(table.facility, facility) : undefined,
      ),
    )
    .orderBy(asc(table.requestedOn), asc(table.id))
    .limit(MOST);
  const items = rows.map(({ row, item, lotNumber }) => toListed(row, item, lotNumber));

  const loads = new Map<string, { requestedOn: string; facility: string; orders: number; labourMinutes: number }>();
  for (const order of items) {
    const { requestedOn } = order;
    const key = `${requestedOn} ${order.facility}`;
    const load = loads.get(key) ?? { requestedOn, facility: order.facility, orders: 0, labourMinutes: 0 };
    loads.set(key, { ...load, orders: load.orders + 1, labourMinutes: load.labourMinutes + order.labourMinutes });
  }
  const facilities = [...new Set(items.map((order) => order.facility))].sort();
  return { from, to, facilities, loads: [...loads.values()], items, nextCursor: null, total: items.length };
});
