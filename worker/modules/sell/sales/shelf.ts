import { and, asc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { itemPrices, items, itemStocks, levels, lots } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { foundBy, pricesAround } from "@/worker/modules/catalogue/items";
import { sales } from "./contract";
import { shelfPriceOf } from "./rules";

/**
 * What lies on the stall, by name: products that have a price, at what a passer-by pays today, with what may be sold of each now: what is
 * held, promised or past its DLC is not. What is there comes first.
 */
export const shelf = handle(sales.shelf, async (context, { search, limit }) => {
  const { db, now } = context;
  const today = civilDate(now);
  const free = sql<number>`coalesce((select sum(${levels.amount} - ${levels.reserved}) from ${lots} join ${levels} on ${levels.lotId} = ${lots.id}
    where ${lots.itemId} = ${items.id} and ${lots.stocked} = 1 and ${lots.decision} = 'available' and (${lots.dlc} is null or ${lots.dlc} >= ${today})), 0)`;
  const isSold = and(
    eq(items.archived, false),
    eq(items.status, "active"),
    inArray(items.section, ["catalogue", "services"]),
    or(
      isNotNull(items.price),
      sql`${items.id} in (select ${itemPrices.itemId} from ${itemPrices} where ${itemPrices.category} = 'particulier')`,
    ),
    search ? foundBy(search) : undefined,
  );
  const [company, [rows, [counted]]] = await Promise.all([
    fetchCompany(context),
    db.batch([
      db
        .select({ item: items, free: free.as("free") })
        .from(items)
        .innerJoin(itemStocks, eq(itemStocks.id, items.id))
        .where(isSold)
        .orderBy(sql`${gt(itemStocks.amount, 0)} desc`, asc(items.sortName), asc(items.seq))
        .limit(limit),
      db.select({ total: sql<number>`count(*)` }).from(items).where(isSold),
    ]),
  ]);
  const ids = rows.map(({ item }) => item.id);
  const prices = await db
    .select()
    .from(itemPrices)
    .where(and(inArray(itemPrices.itemId, ids), eq(itemPrices.category, "particulier")));
  const bearsTax = company.vatRegime !== "franchise";
  const priced = rows.flatMap(({ item, free: available }) => {
    const own = prices.filter(({ itemId }) => itemId === item.id);
    const price = pricesAround(own, today).current?.price ?? item.price;
    if (price === null) return [];
    const withTax = shelfPriceOf({ price, discount: 0, vatRate: bearsTax ? item.vatRate : 0 });
    const { id: itemId, sku, barcode, name, unit } = item;
    const left = item.kind === "service" ? null : { amount: Math.max(0, available), unit };
    return [{ itemId, sku, barcode, name, unit, price: withTax, available: left }];
  });
  return { items: priced, nextCursor: null, total: counted?.total ?? 0 };
});
