import { eq } from "drizzle-orm";
import { tariffs as table } from "@/db/business";
import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { tariffs } from "./contract";
import { toTariff } from "./records";
import { follow, refuseTwin, requireUnitPrice } from "./terms";

/** Adds a tariff; the first of an item is preferred, and gives it its cost. */
export const create = handle(tariffs.create, async (context, input) => {
  const [item, supplier] = await Promise.all([
    mustExist("item", fetchItem(context.db, input.item)),
    mustExist("supplier", fetchSupplier(context.db, input.supplier)),
  ]);
  const others = await context.db.select().from(table).where(eq(table.itemId, item.id));
  const cost = requireUnitPrice(input, item);
  refuseTwin(supplier.id, input, others);
  const preferred = !others.some((other) => other.preferred);
  const tariff = {
    id: newId(),
    itemId: item.id,
    supplierId: supplier.id,
    supplierCode: input.supplierCode,
    pack: input.packName,
    packAmount: input.pack.amount,
    packUnit: input.pack.unit,
    price: input.price,
    preferred,
    importId: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, tariff);
  if (preferred) await follow(context, item, { cost, supplierName: supplier.name });
  return toTariff({ tariff, item, supplier });
});
