import { type Column, columnsOf } from "@/worker/core/files/cells";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { ImportTarget } from "@/worker/engine/lists/importing";
import { clientImports } from "@/worker/modules/sell/clients";
import { itemImports } from "@/worker/modules/catalogue/items";
import { supplierImports } from "@/worker/modules/buy/suppliers";
import { tariffImports } from "@/worker/modules/buy/tariffs";
import type { ImportTargetName } from "./status";

/** How each kind of file is brought in, one line a module that declares it. */
const targets: Record<ImportTargetName, ImportTarget> = { ...itemImports, ...clientImports, ...supplierImports, ...tariffImports };

/** A kind of file: how it is brought in, and the columns it may have. */
export interface Target extends ImportTarget {
  name: ImportTargetName;
  columns: Column[];
}

/** The target of this name. */
export function targetOf(name: ImportTargetName): Target {
  const target = targets[name];
  return { ...target, name, columns: columnsOf(fieldsOf(target.create)) };
}
