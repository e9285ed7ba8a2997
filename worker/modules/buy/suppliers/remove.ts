import { suppliers as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { requireUnused } from "@/worker/engine/writing/uses";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";

/** Deletes a supplier for good. @throws Refusal `still_used` while tariffs, invoices or anything else name it: it can be archived instead */
export const remove = handle(suppliers.remove, async (context, { id, version }) => {
  const before = await fetchSupplier(context.db, id);
  await requireUnused(context, table, before.id);
  context.remove(table, before, version);
  return toSupplier(before);
});
