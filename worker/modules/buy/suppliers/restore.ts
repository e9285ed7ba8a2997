import { suppliers as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";

/** Brings an archived supplier back into the lists. */
export const restore = handle(suppliers.restore, async (context, { id, version }) => {
  const before = await fetchSupplier(context.db, id);
  if (!before.archived) return toSupplier(before);
  return toSupplier(context.update(table, before, { archivedAt: null }, version));
});
