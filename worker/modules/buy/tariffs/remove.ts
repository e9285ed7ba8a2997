import { and, eq, ne } from "drizzle-orm";
import { tariffs as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { tariffs } from "./contract";
import { fetchTariff, selectTied, toTariff } from "./records";
import { cheapestFirst } from "./rules";
import { follow } from "./terms";

/** Deletes a tariff and its past prices. When it was the preferred one, the cheapest that is left takes its place. */
export const remove = handle(tariffs.remove, async (context, { id, version }) => {
  const tied = await fetchTariff(context.db, id);
  const { tariff, item } = tied;
  context.remove(table, tariff, version);
  if (!tariff.preferred) return toTariff(tied);
  const remaining = await selectTied(context.db, and(eq(table.itemId, item.id), ne(table.id, tariff.id)));
  const [next] = cheapestFirst(remaining.map(toTariff));
  const row = remaining.find((other) => other.tariff.id === next?.id)?.tariff;
  if (row) context.update(table, row, { preferred: true });
  await follow(context, item, next ? { cost: next.unitPrice, supplierName: next.supplierName } : null);
  return toTariff(tied);
});
