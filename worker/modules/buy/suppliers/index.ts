import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { archive } from "./archive";
import { suppliers } from "./contract";
import { create } from "./create";
import { facets } from "./facets";
import { list } from "./list";
import { remove } from "./remove";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";

export { bySupplier } from "./figures";
export { supplierQuota } from "./quota";
export { addSupplier } from "./create";
export { fetchSupplier, isCalled, type SupplierRow } from "./records";
export { supplierImports } from "./import";

export const supplierHandlers = {
  list,
  export: exportFrom(suppliers.export, list),
  show,
  facets,
  create,
  update,
  archive,
  restore,
  remove,
} satisfies Handlers<typeof suppliers>;
