import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { addItem } from "./create";
import { fetchItem } from "./records";
import { copyName } from "./rules";

/** Copies an item under a new name and SKU; a barcode names one article only, so the copy has none. */
export const duplicate = handle(items.duplicate, async (context, { id }) => {
  const { kind, status, category, description, unit, price, cost, vatRate, allergens, supplierName, customerName, name } = await fetchItem(
    context.db,
    id,
  );
  const facts = { kind, status, category, description, unit, price, cost, vatRate, allergens, supplierName, customerName };
  return addItem(context, { ...facts, name: copyName(name), barcode: null });
});
