import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Supplier prices",
  counted: { one: "tariff", other: "tariffs" },
  operations: {
    list: { title: "List supplier prices", examples: ["what are the supplier prices of Moulin de Barbaste?", "how many supplier prices?"] },
    show: { title: "Show a supplier price", examples: ["show the supplier price of the butter"] },
    compare: {
      title: "Compare the supplier prices of an item",
      examples: [
        "which supplier is the cheapest for butter?",
        "compare the supplier prices of sugar",
        "compare the suppliers for sugar",
        "who supplies butter?",
        "which supplier sells the cheapest butter?",
      ],
    },
    history: { title: "Follow a supplier price over time", examples: ["history of the supplier price of butter"] },
    create: {
      title: "Add a supplier price",
      done: "Supplier price added",
      examples: ["add a supplier price of Laiterie de Castelmoron for the butter"],
    },
    update: {
      title: "Change a supplier price",
      done: "Changes saved",
      examples: ["set the price of the butter from Laiterie de Castelmoron to 88 €"],
    },
    prefer: {
      title: "Prefer a supplier price",
      done: "Price preferred: the item's cost follows",
      examples: ["prefer the supplier price of the butter from Comptoir des Épices Garonne"],
    },
    remove: {
      title: "Delete a supplier price",
      done: "Supplier price deleted",
      examples: ["delete the supplier price of the butter from Primeurs du Pont-Canal"],
    },
  },
  synonyms: {
    fields: {
      price: ["price"],
      unitPrice: ["supplier price", "unit price", "price per kilo"],
      supplierName: ["supplier"],
      pack: ["pack", "bag", "box"],
    },
    headings: {
      item: ["description", "designation", "product", "ingredient", "SKU", "product name", "item name"],
      supplierCode: ["ref", "reference", "code", "item code", "product code", "supplier code", "supplier ref"],
      pack: ["pack size", "size", "format", "weight"],
      packName: ["pack type", "container", "sales unit"],
      price: ["unit price excl. VAT", "list price", "net price", "pack price", "price per pack excl. VAT", "price excl. VAT"],
    },
  },
  errors: {
    import_no_supplier: "No supplier has this name or this reference",
    import_same: "A line above already gives the price of this pack",
  },
  fields: {
    ...core.common,
    id: "Identifier",
    item: "Item",
    itemId: "Item identifier",
    itemName: "Item",
    sku: "SKU",
    itemUnit: "Unit",
    supplier: "Supplier",
    supplierId: "Supplier identifier",
    supplierName: "Supplier",
    supplierReference: "Supplier reference",
    supplierCode: "Supplier's code",
    pack: "Pack holds",
    packName: "Packed as",
    price: "Price excl. tax",
    unitPrice: "Price per unit excl. tax",
    leadTimeDays: "Lead time (days)",
    preferred: "Preferred",
    difference: "Difference",
    prices: "Past prices",
    at: "Since",
    createdAt: "Created",
    updatedAt: "Changed",
  },
  values: { itemUnit: { g: "g", kg: "kg", ml: "ml", cl: "cl", l: "l", piece: "piece" } },
};
