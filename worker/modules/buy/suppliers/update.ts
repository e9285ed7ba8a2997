import { and, eq } from "drizzle-orm";
import { items, suppliers as table, tariffs } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type ItemRow, reprice } from "@/worker/modules/catalogue/costing";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";
import { derive } from "./rules";

/** Changes what is said of a supplier; what is left out stays. The items it is the main supplier of follow its name. */
export const update = handle(suppliers.update, async (context, { id, version, ...changes }) => {
  const before = await fetchSupplier(context.db, id);
  const facts = { ...before, ...changes };
  const after = context.update(table, before, { ...changes, ...derive(facts) }, version);
  if (facts.name !== before.name) {
    const followers = await itemsPreferring(context.db, before.id);
    await reprice(
      context,
      followers.map((item) => ({ item, cost: item.cost, supplierName: facts.name })),
    );
  }
  return toSupplier(after);
});

/** The items whose preferred tariff is this supplier's. */
async function itemsPreferring(db: BusinessDatabase, supplierId: string): Promise<ItemRow[]> {
  const rows = await db
    .select({ item: items })
    .from(tariffs)
    .innerJoin(items, eq(items.id, tariffs.itemId))
    .where(and(eq(tariffs.supplierId, supplierId), eq(tariffs.preferred, true)));
  return rows.map(({ item }) => item);
}
