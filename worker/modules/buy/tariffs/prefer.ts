import { and, eq } from "drizzle-orm";
import { tariffs as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { tariffs } from "./contract";
import { fetchTariff, toTariff } from "./records";
import { follow, requireUnitPrice } from "./terms";

/** Makes a tariff the one that gives its item its cost and main supplier. Preferring it twice changes nothing. */
export const prefer = handle(tariffs.prefer, async (context, { id, version }) => {
  const tied = await fetchTariff(context.db, id);
  const { tariff, item, supplier } = tied;
  if (tariff.preferred) return toTariff(tied);
  const { pack } = toTariff(tied);
  const cost = requireUnitPrice({ price: tariff.price, pack }, item);
  const [before] = await context.db
    .select()
    .from(table)
    .where(and(eq(table.itemId, item.id), eq(table.preferred, true)));
  // One at a time: the table refuses two preferred ones, even for a moment.
  if (before) context.update(table, before, { preferred: false });
  const after = context.update(table, tariff, { preferred: true }, version);
  await follow(context, item, { cost, supplierName: supplier.name });
  return toTariff({ tariff: after, item, supplier });
});
