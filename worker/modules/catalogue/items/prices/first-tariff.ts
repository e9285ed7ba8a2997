import { and, eq } from "drizzle-orm";
import { suppliers, tariffs } from "@/db/business";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { fold } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { ItemRow } from "../records";

/**
 * Makes the cost that a person types for an item the tariff of its main supplier, in the write of that item, where the supplier is
 * known and the item has no tariff yet: from then on its cost follows what that supplier asks.
 */
export async function addFirstTariff(
  context: CommandContext,
  { id: itemId, unit, cost, supplierName, recipeId }: Pick<ItemRow, "id" | "unit" | "cost" | "supplierName" | "recipeId">,
): Promise<void> {
  if (!cost || !supplierName || recipeId) return;
  const [[supplier], [other]] = await context.db.batch([
    context.db
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(eq(suppliers.sortName, fold(supplierName)), eq(suppliers.archived, false))),
    context.db.select({ id: tariffs.id }).from(tariffs).where(eq(tariffs.itemId, itemId)),
  ]);
  if (!supplier || other) return;
  const stamp = { version: 1, createdAt: context.now, updatedAt: context.now };
  const pack = { pack: "", packAmount: units[unit].factor * QUANTITY_SCALE, packUnit: unit };
  context.insert(tariffs, {
    id: newId(),
    itemId,
    supplierId: supplier.id,
    supplierCode: "",
    ...pack,
    price: cost,
    preferred: true,
    ...stamp,
  });
}
