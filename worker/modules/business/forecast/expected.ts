import { sql } from "drizzle-orm";
import { civilDate, daysBetween, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { bulkOf, QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";
import { bucketsOf } from "@/worker/engine/figures/days";
import { bases, groupsOf } from "@/worker/engine/figures/plan";
import type { QueryContext } from "@/worker/engine/handler";
import { foresee } from "./rules";
import type { Method } from "./status";

/** Whole months that a forecast learns from: two years tell a season, a third how well it is known. */
const MONTHS = 36;
/** Products that are foreseen: those that were ordered in most months of the last year. Each takes a fifth of a millisecond. */
const MOST = 1_000;
const MOST_MONTHS = 200_000;
/** What demand is read from: what clients ordered, by the day of the order, whether it could be delivered or not. */
const MEASURE = "quantityOrdered";

/** What clients may order of a product. Amounts are thousandths of the base unit. */
export interface Expected {
  id: string;
  name: string;
  unit: Unit;
  /** Whole months of its past. */
  months: number;
  /** Ordered in the last whole month, and in this one so far. */
  last: number;
  sofar: number;
  /** This whole month, then those after it. */
  next: number[];
  method: Method;
  error: number | null;
}

/**
 * What may be ordered of each product in this month and those after it, learned from its whole months; one statement. What nobody ordered
 * for a year is not expected.
 * @param ahead months to foresee, this one the first
 */
export async function expectedSales(
  { db, now, figures }: Pick<QueryContext, "db" | "now" | "figures">,
  ahead: number,
): Promise<Expected[]> {
  const today = civilDate(now);
  const source = figures.measures.get(MEASURE)?.source;
  if (!source) throw new Error(`Nothing is called ${MEASURE}`);
  const [from, last] = [firstOfMonth(today, -MONTHS), lastOfMonth(today, -1)];
  const by = ["product", "month"];
  const monthly = groupsOf({ source, measures: [MEASURE], by, narrowed: [], period: { from, to: today }, today, most: MOST_MONTHS });
  const amounts = bases.map((base) => sql.identifier(`${MEASURE}.${base}`));
  const year = firstOfMonth(today, -12).slice(0, 7);
  const rows = await db.all<{ id: string; name: string; months: string }>(
    sql`select k0 as id, max(l0) as name, json_group_object(k1, json_array(${sql.join(amounts, sql`, `)})) as months
      from (${monthly}) group by k0 having max(k1) >= ${year} order by sum(k1 >= ${year}) desc, k0 limit ${MOST}`,
  );
  const all = bucketsOf(from, last, "month");
  return rows.flatMap(({ id, name, months: text }) => {
    const months = JSON.parse(text) as Record<string, (number | null)[]>;
    // What is measured in two ways is foreseen in the one it was ordered in last.
    const newest = Object.keys(months).sort().at(-1) ?? "";
    const place = (months[newest] ?? []).findIndex((amount) => amount !== null);
    const base = bases[place];
    if (!base) return [];
    const of = (month: string) => months[month]?.[place] ?? 0;
    // A product's past begins with its first order.
    const since = all.slice(all.findIndex((month) => month in months));
    const foreseen = all.some((month) => month in months) ? foresee(since.map(of), ahead) : null;
    if (!foreseen) return [];
    const unit = bulkOf(base);
    const past = { months: since.length, last: of(since.at(-1) ?? ""), sofar: of(today.slice(0, 7)) };
    return [{ ...{ id, name, unit }, ...past, ...foreseen, next: foreseen.next.map((amount) => wholeOf(amount, unit)) }];
  });
}

/** How many days are left of this month after a day, then how many the months after it have. */
export const daysOfMonths = (today: string, months: number): number[] =>
  Array.from({ length: months }, (_, place) =>
    place === 0 ? daysBetween(today, lastOfMonth(today)) : daysBetween(firstOfMonth(today, place), firstOfMonth(today, place + 1)),
  );

/**
 * What is still to be ordered of it within some days from tomorrow on: of this month what is expected beyond what was ordered so far, of
 * those after it all, in equal parts a day.
 * @param within days; what lies beyond the months that were foreseen is not counted
 * @param lengths of the months, as `daysOfMonths` says
 */
export function openWithin(
  { sofar, next, unit }: Pick<Expected, "sofar" | "next" | "unit">,
  within: number,
  lengths: readonly number[],
): number {
  let [left, sum] = [within, 0];
  for (const [place, month] of next.entries()) {
    const length = lengths[place] ?? 0;
    const counted = Math.min(left, length);
    if (counted > 0) sum += ((place === 0 ? Math.max(0, month - sofar) : month) * counted) / length;
    left -= counted;
  }
  return wholeOf(Math.round(sum), unit);
}

/** Pieces are sold whole. */
const wholeOf = (amount: number, unit: Unit) => (unit === "piece" ? Math.round(amount / QUANTITY_SCALE) * QUANTITY_SCALE : amount);
