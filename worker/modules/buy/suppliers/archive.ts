import { suppliers as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";

/** Takes a supplier out of the lists; its tariffs stay. Archiving twice changes nothing. */
export const archive = handle(suppliers.archive, async (context, { id, version }) => {
  const before = await fetchSupplier(context.db, id);
  if (before.archived) return toSupplier(before);
  return toSupplier(context.update(table, before, { archivedAt: context.now }, version));
});
