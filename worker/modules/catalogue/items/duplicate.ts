import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { addItem } from "./create";
import { fetchItem, toItem } from "./records";
import { copyName } from "./rules";

/** Copies an item under a new name and SKU; a barcode names one article only, so the copy has none. */
export const duplicate = handle(items.duplicate, async (context, { id }) => {
  const { kind, name, ...item } = toItem(await fetchItem(context.db, id));
  const { sku, recipeId, pictureId, section, margin, archived, version, createdAt, updatedAt, ...facts } = item;
  return addItem(context, { ...facts, kind, name: copyName(name), barcode: null });
});
