import { handle } from "@/worker/engine/handler";
import { suppliers } from "./contract";
import { fetchSupplier, toSupplier } from "./records";

/** One supplier, by identifier or reference. */
export const show = handle(suppliers.show, async ({ db }, { id }) => toSupplier(await fetchSupplier(db, id)));
