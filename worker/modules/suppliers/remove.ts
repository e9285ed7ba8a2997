import { count, eq } from "drizzle-orm";
import { lots, restocks, suppliers as table, tariffs } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";

/** Deletes a supplier for good. @throws Refusal `still_used` while tariffs, restocks or lots name it: it can be archived instead */
export const remove = handle(suppliers.remove, async (context, { id, version }) => {
  const before = await fetchSupplier(context.db, id);
  const [tariffed, asked, brought] = await context.db.batch([
    context.db.select({ uses: count() }).from(tariffs).where(eq(tariffs.supplierId, before.id)),
    context.db.select({ uses: count() }).from(restocks).where(eq(restocks.supplierId, before.id)),
    context.db.select({ uses: count() }).from(lots).where(eq(lots.supplierId, before.id)),
  ]);
  const uses = [...tariffed, ...asked, ...brought].reduce((total, row) => total + row.uses, 0);
  if (uses) throw new Refusal("still_used", { params: { uses } });
  context.remove(table, before, version);
  return toSupplier(before);
});
