import { eq } from "drizzle-orm";
import { items, itemStocks } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { inUnitOf, requireStocked } from "./amounts";
import { stock } from "./contract";
import { selectLevels, toLevel } from "./levels";

/** Sets the amount below which an item runs short; without an amount it is not watched. */
export const setMinimum = handle(stock.setMinimum, async (context, { id, minimum: quantity }) => {
  const item = await fetchItem(context.db, id);
  requireStocked(item, "id");
  const minimum = quantity && inUnitOf(item, quantity, "minimum");
  const [[level], [before]] = await context.db.batch([
    selectLevels(context.db, civilDate(context.now)).where(eq(items.id, item.id)),
    context.db.select().from(itemStocks).where(eq(itemStocks.id, item.id)),
  ]);
  if (!level || !before) throw new Error(`Item ${item.id} has no stock of its own: see item_stocks_insert`);
  context.update(itemStocks, before, { minimum });
  return toLevel({ ...level, minimum });
});
