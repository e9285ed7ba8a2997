import { archive } from "./archive";
import { create } from "./create";
import { facets } from "./facets";
import { list } from "./list";
import { remove } from "./remove";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";

export { fetchSupplier, isCalled, type SupplierRow } from "./records";

export const supplierHandlers = { list, show, facets, create, update, archive, restore, remove };
