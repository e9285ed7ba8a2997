import { and, eq, ne } from "drizzle-orm";
import { tariffs as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { units } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { tariffs } from "./contract";
import { fetchTariff, toTariff } from "./records";
import { follow, refuseTwin, requireUnitPrice } from "./terms";

/**
 * Changes a tariff; the cost of its item follows when it is the preferred one. A pack stays in its measure: the prices it
 * had are told in it.
 */
export const update = handle(tariffs.update, async (context, { id, version, ...input }) => {
  const { tariff, item, supplier } = await fetchTariff(context.db, id);
  const pack = input.pack ?? { amount: tariff.packAmount, unit: tariff.packUnit };
  if (units[pack.unit].base !== units[tariff.packUnit].base) refuseField("pack", "same_measure");
  const terms = { pack, packName: input.packName ?? tariff.pack, price: input.price ?? tariff.price };
  const others = await context.db
    .select()
    .from(table)
    .where(and(eq(table.itemId, item.id), ne(table.id, tariff.id)));
  const cost = requireUnitPrice(terms, item);
  refuseTwin(supplier.id, terms, others);
  const changes = {
    supplierCode: input.supplierCode ?? tariff.supplierCode,
    pack: terms.packName,
    packAmount: pack.amount,
    packUnit: pack.unit,
    price: terms.price,
  };
  const after = context.update(table, tariff, changes, version);
  if (tariff.preferred) await follow(context, item, { cost, supplierName: supplier.name });
  return toTariff({ tariff: after, item, supplier });
});
