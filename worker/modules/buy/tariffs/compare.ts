import { asc, eq, getTableColumns } from "drizzle-orm";
import { tariffPrices, tariffs as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { tariffs } from "./contract";
import { selectTied, toPastPrice, toTariff } from "./records";
import { cheapestFirst, difference } from "./rules";

/** Every tariff of an item with what it asked before, the cheapest first, and how much dearer the others are. */
export const compare = handle(tariffs.compare, async ({ db }, { id }) => {
  const item = await fetchItem(db, id);
  const ofItem = eq(table.itemId, item.id);
  const [tiedRows, past] = await db.batch([
    selectTied(db, ofItem),
    db
      .select(getTableColumns(tariffPrices))
      .from(tariffPrices)
      .innerJoin(table, eq(table.id, tariffPrices.tariffId))
      .where(ofItem)
      .orderBy(asc(tariffPrices.at)),
  ]);
  const offers = tiedRows.map((tied) => ({
    ...toTariff(tied),
    prices: past.filter(({ tariffId }) => tariffId === tied.tariff.id).map((row) => toPastPrice(row, tied)),
  }));
  const sorted = cheapestFirst(offers);
  const cheapest = sorted[0]?.unitPrice ?? null;
  return {
    itemId: item.id,
    itemName: item.name,
    sku: item.sku,
    itemUnit: item.unit,
    items: sorted.map((offer) => ({ ...offer, difference: difference(offer.unitPrice, cheapest) })),
  };
});
