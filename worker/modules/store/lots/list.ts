import { and, count, eq, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { items, levels, lots as table, suppliers } from "@/db/business";
import { civilDate, addDays } from "@/worker/core/figures/dates";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { foundBy } from "@/worker/modules/catalogue/items";
import { placesCalled } from "@/worker/modules/store/locations";
import { isCalled } from "@/worker/modules/buy/suppliers";
import { lots } from "./contract";
import { selectLots, toLot } from "./records";
import { type Freshness, SOON } from "./rules";

type Question = Parsed<typeof lots.list>;

/** A page of lots, what must go first at the top, with the number that match. */
export const list = handle(lots.list, async ({ db, now }, question) => {
  const isNewest = question.sort === "createdAt";
  const column = isNewest ? table.createdAt : table.useBy;
  const page = inOrder({ ...question, column, tieBreaker: table.id, direction: isNewest ? "desc" : "asc" });
  const matching = conditionOf(question, civilDate(now));
  const [rows, [counted]] = await db.batch([
    selectLots(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db
      .select({ total: count() })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .leftJoin(suppliers, eq(suppliers.id, table.supplierId))
      .where(matching),
  ]);
  const placeOf = ({ lot }: (typeof rows)[number]) => ({ value: isNewest ? lot.createdAt : lot.useBy, tie: lot.id });
  return { ...page.pageOf(rows, placeOf, (row) => toLot(row, now)), total: counted?.total ?? 0 };
});

function conditionOf(question: Question, today: string): SQL | undefined {
  const { state, item, location, supplier, freshness, expiringWithin, date, search } = question;
  return and(
    isStocked(question),
    state && eq(table.state, state),
    item ? or(eq(items.id, item), eq(items.sku, item.toUpperCase())) : undefined,
    location ? liesIn(location) : undefined,
    supplier ? isCalled(supplier) : undefined,
    freshness && freshnessCondition(freshness, today),
    expiringWithin === undefined ? undefined : lte(table.useBy, addDays(today, expiringWithin)),
    date ? eq(table.useBy, date) : undefined,
    search ? searched(search) : undefined,
  );
}

/** What is used up or thrown away is only looked at when one asks for it. */
function isStocked({ stocked, state, search }: Question): SQL | undefined {
  const isAsked = state === "consumed" || state === "scrapped" || Boolean(search);
  const isInStock = stocked ?? (isAsked ? undefined : true);
  return isInStock === undefined ? undefined : eq(table.stocked, isInStock);
}

const liesIn = (location: string) =>
  sql`exists (select 1 from ${levels} where ${levels.lotId} = ${table.id} and ${levels.amount} > 0 and ${levels.locationId} in ${placesCalled(location)})`;

/** The same as `freshnessOf`, for the database (a test keeps them equal). */
function freshnessCondition(freshness: Freshness, today: string): SQL | undefined {
  const [dlc, ddm] = [addDays(today, SOON.dlc), addDays(today, SOON.ddm)];
  if (freshness === "expired") return lt(table.dlc, today);
  if (freshness === "past_best") return lt(table.ddm, today);
  if (freshness === "soon") return or(and(gte(table.dlc, today), lte(table.dlc, dlc)), and(gte(table.ddm, today), lte(table.ddm, ddm)));
  if (freshness === "good") return or(sql`${table.dlc} > ${dlc}`, sql`${table.ddm} > ${ddm}`);
  return and(sql`${table.dlc} is null`, sql`${table.ddm} is null`);
}

/** By its number, the supplier's, or what it is of. */
function searched(search: string): SQL | undefined {
  const begins = `${search.toUpperCase()}%`;
  return or(
    sql`upper(${table.number}) like ${begins}`,
    sql`upper(${table.supplierLot}) like ${begins}`,
    sql`${table.itemId} in (select ${items.id} from ${items} where ${foundBy(search)})`,
  );
}
