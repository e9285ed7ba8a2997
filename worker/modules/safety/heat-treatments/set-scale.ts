import { eq } from "drizzle-orm";
import { heatScales as table } from "@/db/business";
import { mustExist, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { heatTreatments } from "./contract";
import { toScale } from "./scale";
import { references } from "./status";

/**
 * Says what the cycles of a product must reach; what was said before is replaced, and cycles that are written keep theirs. No scale
 * takes the one that is there away.
 * @throws Refusal `invalid_input` naming the `item` that nobody knows, `scale` or `z` of nothing
 */
export const setScale = handle(heatTreatments.setScale, async (context, { item: name, scale, ...input }) => {
  if (scale !== null && scale <= 0) refuseField("scale", "scale_positive");
  const usual = references[input.kind];
  const details = { ...input, referenceTemperature: input.referenceTemperature ?? usual.temperature, z: input.z ?? usual.z };
  if (details.z <= 0) refuseField("z", "z_positive");
  const item = await mustExist("item", fetchItem(context.db, name));
  const [before] = await context.db.select().from(table).where(eq(table.itemId, item.id));
  const named = { itemName: item.name, sku: item.sku };
  if (scale === null) {
    if (before) context.remove(table, before);
    return { ...details, ...named, itemId: item.id, scale, id: before?.id ?? "", version: before?.version ?? 0 };
  }
  if (before) return toScale({ row: context.update(table, before, { ...details, scale }), ...named });
  const row = { ...details, scale, id: newId(), itemId: item.id, version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(table, row);
  return toScale({ row, ...named });
});
