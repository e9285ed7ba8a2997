import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en = {
  title: "Search",
  operations: {
    everything: {
      title: "Search everything",
      examples: ["search everywhere for “rillettes”", "find everything about Etxe Ona"],
    },
    named: { title: "Recognise names", examples: ["what are “etxe rillettes” the names of?"] },
  },
  fields: {
    ...core.common,
    name: "Name",
    words: "Words searched for",
    limit: "Results at most",
    kind: "Kind",
    about: "Detail",
    page: "Page",
    isNear: "Similar",
    range: "Range",
  },
  values: {
    kind: {
      product: "Product",
      ingredient: "Ingredient",
      client: "Client",
      supplier: "Supplier",
      order: "Order",
      delivery: "Delivery note",
      production: "Production order",
      restock: "Restock",
      lot: "Lot",
      invoice: "Invoice",
      invoiceDraft: "Draft invoice",
      credit: "Credit note",
      proforma: "Pro forma",
      supplierInvoice: "Supplier invoice",
      scan: "Scanned document",
      document: "Document",
      recall: "Recall",
      count: "Count",
      location: "Location",
    },
  },
} satisfies Words<typeof fr>;
