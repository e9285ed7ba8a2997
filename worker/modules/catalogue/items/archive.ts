import { eq, sql } from "drizzle-orm";
import { items as table, itemStocks } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { quantityText } from "@/worker/core/text/format-value";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { fetchItem, toItem } from "./records";

/**
 * Takes an item out of the lists; its history stays. Archiving twice changes nothing.
 * @throws Refusal `not_allowed_now` while some of it is in stock: it would be out of sight
 */
export const archive = handle(items.archive, async (context, { id, version }) => {
  const before = await fetchItem(context.db, id);
  if (before.archived) return toItem(before);
  const ofItem = eq(itemStocks.id, before.id);
  const [stock] = await context.db.select({ amount: itemStocks.amount }).from(itemStocks).where(ofItem);
  if (stock?.amount) {
    refuseState("id", "in_stock", { amount: quantityText({ amount: stock.amount, unit: before.unit }, context.caller.language) });
  }
  context.assumes(sql`not exists (select 1 from ${itemStocks} where ${ofItem} and ${itemStocks.amount} > 0)`);
  const after = context.update(table, before, { archivedAt: context.now }, version);
  return { ...toItem(after), archived: true };
});
