import { asc, eq } from "drizzle-orm";
import { tariffPrices } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { tariffs } from "./contract";
import { fetchTariff, toPastPrice, toTariff } from "./records";

/** What a tariff has asked over time, the oldest first. */
export const history = handle(tariffs.history, async ({ db }, { id }) => {
  const tied = await fetchTariff(db, id);
  const { itemName, supplierName, itemUnit } = toTariff(tied);
  const rows = await db.select().from(tariffPrices).where(eq(tariffPrices.tariffId, id)).orderBy(asc(tariffPrices.at));
  return { itemName, supplierName, itemUnit, items: rows.map((row) => toPastPrice(row, tied)) };
});
