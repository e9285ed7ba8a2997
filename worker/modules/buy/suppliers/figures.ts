import { eq, type SQLWrapper } from "drizzle-orm";
import { suppliers } from "@/db/business";
import { type Axis, choicesOf, type Dimension } from "@/worker/engine/figures/measure";
import { en } from "./words.en";
import { fr } from "./words.fr";

const supplier: Dimension = {
  names: { fr: ["Fournisseur", "fournisseurs"], en: ["Supplier", "suppliers", "vendor", "vendors"] },
  members: { table: suppliers, id: suppliers.id, label: suppliers.name, folded: suppliers.sortName, reference: suppliers.reference },
  path: "/customer/suppliers/",
};
const supplierType: Dimension = {
  names: { fr: ["Type de fournisseur", "types de fournisseurs"], en: ["Type of supplier", "supplier type", "supplier types"] },
  choices: choicesOf({ fr: fr.values.type, en: en.values.type }),
};

/** What a supplier divides figures by. @param id where the supplier's identifier stands */
export function bySupplier(id: SQLWrapper) {
  const joins = [{ table: suppliers, on: eq(suppliers.id, id) }];
  return {
    supplier: { dimension: supplier, key: id, label: suppliers.name, joins },
    supplierType: { dimension: supplierType, key: suppliers.type, joins },
  } satisfies Record<string, Axis>;
}
