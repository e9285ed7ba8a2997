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
type Sum = Pick<MonthRow, "amount" | "money">;

/**
 * What was asked for a product and how much of it was ordered, in the last whole months and in the same ones a year before, so that
 * the season is the same in both. Two stretches of the index of days are read; those that sell most now come first.
 */
export const prices = handle(figures.prices, async ({ db, now }, { months, limit }) => {
  const period = wholeMonthsBefore(now, months);
  const other = { from: firstOfMonth(period.from, -YEAR), to: lastOfMonth(period.to, -YEAR) };
  const rows = await db.all<MonthRow>(sql`
    with sold as materialized (
      select line.item_id, substr(placed.ordered_on, 1, 7) as month, sum(line.amount) as amount, sum(line.total) as money,
        placed.ordered_on >= ${period.from} as is_now
      from ${orders} as placed join ${orderLines} as line on line.order_id = placed.id and line.container is null
      where (placed.ordered_on between ${period.from} and ${period.to} or placed.ordered_on between ${other.from} and ${other.to})
        and placed.status not in ${unsold}
      group by line.item_id, month, is_now
    ), first as (
      select item_id, sum(money) as worth, count(*) over () as products from sold where is_now group by item_id
      order by worth desc, item_id limit ${limit}
    )
    select first.item_id as id, item.name, item.unit, sold.month, sold.amount, sold.money, first.products
    from first join sold on sold.item_id = first.item_id join ${items} as item on item.id = first.item_id
    order by first.worth desc, first.item_id, sold.month`);
  const ids = [...new Set(rows.map(({ id }) => id))];
  return {
    period,
    other,
    items: ids.map((id) =>
      pricingOf(
        rows.filter((row) => row.id === id),
        period.from.slice(0, 7),
      ),
    ),
    nextCursor: null,
    total: rows[0]?.products ?? 0,
  };
});

/** One product's months, and what they come to on either side of a month. */
function pricingOf(rows: readonly MonthRow[], since: string): Pricing {
  const [{ id, name, unit: own }] = rows as readonly [MonthRow];
  const unit = bulkOf(own);
  const pricedOf = (sum: Sum) => ({ price: priceOf(sum, unit), quantity: { amount: sum.amount, unit }, money: sum.money });
  const sumOf = (some: readonly MonthRow[]) => ({
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
    money: some.reduce((sum, { money }) => sum + money, 0),
  });
  const now = pricedOf(sumOf(rows.filter(({ month }) => month >= since)));
  const before = pricedOf(sumOf(rows.filter(({ month }) => month < since)));
  return {
    id,
    name,
    per: unit,
    now,
    before,
    priceChange: changeOf(before.price, now.price),
    quantityChange: changeOf(before.quantity.amount, now.quantity.amount),
    moneyChange: changeOf(before.money, now.money),
    months: rows.map((row) => ({ month: row.month, ...pricedOf(row) })),
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
