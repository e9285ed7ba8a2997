import { sql } from "drizzle-orm";
import { items, orderLines, orders } from "@/db/business";
import { firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { bulkOf, QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { unsold } from "@/worker/modules/sell/orders";
import { figures } from "../contract";
import { wholeMonthsBefore } from "./period";
import type { Pricing } from "./shapes";

const YEAR = 12;

interface MonthRow {
  id: string;
  name: string;
  unit: Unit;
  month: string;
  amount: number;
  money: number;
  products: number;
}
type Stretch = Record<"from" | "to", string>;
type Sum = Pick<MonthRow, "amount" | "money">;

/**
 * What was asked for a product and how much of it was ordered, in the last whole months and in the same ones a year before, so that
 * the season is the same in both; where none of these products was sold then, in as many months just before. Those that sell most now
 * come first. Two years of the index of days are read at most.
 */
export const prices = handle(figures.prices, async ({ db, now }, { months, limit }) => {
  const period = wholeMonthsBefore(now, months);
  const yearBefore = { from: firstOfMonth(period.from, -YEAR), to: lastOfMonth(period.to, -YEAR) };
  const rows = await db.all<MonthRow>(sql`
    with sold as materialized (
      select line.item_id, substr(placed.ordered_on, 1, 7) as month, sum(line.amount) as amount, sum(line.total) as money,
        placed.ordered_on >= ${period.from} as is_now
      from ${orders} as placed join ${orderLines} as line on line.order_id = placed.id and line.container is null
      where placed.ordered_on between ${yearBefore.from} and ${period.to} and placed.status not in ${unsold}
      group by line.item_id, month, is_now
    ), first as (
      select item_id, sum(money) as worth, count(*) over () as products from sold where is_now group by item_id
      order by worth desc, item_id limit ${limit}
    )
    select first.item_id as id, item.name, item.unit, sold.month, sold.amount, sold.money, first.products
    from first join sold on sold.item_id = first.item_id join ${items} as item on item.id = first.item_id
    order by first.worth desc, first.item_id, sold.month`);
  const hasYear = rows.some(({ month }) => isIn(month, yearBefore));
  const other = hasYear ? yearBefore : { from: firstOfMonth(period.from, -months), to: lastOfMonth(period.from, -1) };
  const ids = [...new Set(rows.map(({ id }) => id))];
  return {
    period,
    other,
    items: ids.map((id) =>
      pricingOf(
        rows.filter((row) => row.id === id),
        period,
        other,
      ),
    ),
    nextCursor: null,
    total: rows[0]?.products ?? 0,
  };
});

/** Is a month, as 2026-03, one of a stretch of whole months? */
const isIn = (month: string, { from, to }: Stretch) => `${month}-01` >= from && `${month}-01` <= to;

/** One product's months, and what they come to in each of two stretches. */
function pricingOf(rows: readonly MonthRow[], period: Stretch, other: Stretch): Pricing {
  const [{ id, name, unit: own }] = rows as readonly [MonthRow];
  const unit = bulkOf(own);
  const pricedOf = (sum: Sum) => ({ price: priceOf(sum, unit), quantity: { amount: sum.amount, unit }, money: sum.money });
  const sumOf = (some: readonly MonthRow[]) => ({
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
    money: some.reduce((sum, { money }) => sum + money, 0),
  });
  const now = pricedOf(sumOf(rows.filter(({ month }) => isIn(month, period))));
  const before = pricedOf(sumOf(rows.filter(({ month }) => isIn(month, other))));
  return {
    id,
    name,
    per: unit,
    now,
    before,
    priceChange: changeOf(before.price, now.price),
    quantityChange: changeOf(before.quantity.amount, now.quantity.amount),
    moneyChange: changeOf(before.money, now.money),
    months: rows.filter(({ month }) => isIn(month, period) || isIn(month, other)).map((row) => ({ month: row.month, ...pricedOf(row) })),
  };
}

/** What one of a unit came to, in ten-thousandths of a euro. @param amount thousandths of the base unit */
function priceOf({ amount, money }: Sum, unit: Unit): number | null {
  return amount > 0 ? Number(divideRounded(BigInt(money) * BigInt(QUANTITY_SCALE * units[unit].factor), BigInt(amount))) : null;
}

/** A change in hundredths of a percent. */
function changeOf(before: number | null, now: number | null): number | null {
  return before === null || now === null || before <= 0 ? null : Number(divideRounded(BigInt(now - before) * 10_000n, BigInt(before)));
}
