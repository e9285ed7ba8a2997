import { count, eq } from "drizzle-orm";
import { suppliers as table, tariffs } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";

/** Deletes a supplier for good. @throws Refusal `still_used` while tariffs name it: it can be archived instead */
export const remove = handle(suppliers.remove, async (context, { id, version }) => {
  const before = await fetchSupplier(context.db, id);
  const [used] = await context.db.select({ tariffs: count() }).from(tariffs).where(eq(tariffs.supplierId, before.id));
  if (used?.tariffs) throw new Refusal("still_used", { params: { uses: used.tariffs } });
  context.remove(table, before, version);
  return toSupplier(before);
});
