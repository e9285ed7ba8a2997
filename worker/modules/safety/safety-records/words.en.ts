import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Safety file",
  counted: { one: "entry of the safety file", other: "entries of the safety file" },
  operations: {
    about: {
      title: "See the safety file of a product, a lot, a supplier or a batch",
      examples: [
        "safety file of the lot LOT-2026-0001",
        "what does quality know of the rillettes?",
        "safety file of the product RIL-CAN-180",
      ],
    },
  },
  fields: {
    ...core.common,
    subject: "Of what",
    record: "Identifier or reference",
    items: "Entries",
    part: "Kind",
    reference: "Reference",
    title: "Subject",
    standing: "State",
    day: "Day",
    scale: "Scale",
    plan: "Plan of analyses",
  },
  values: {
    subject: { items: "Product", lots: "Lot", suppliers: "Supplier", production: "Batch" },
    part: {
      nonConformity: "Non-conformity",
      check: "Lot check",
      sample: "Laboratory",
      treatment: "Heat treatment",
      study: "Shelf life",
      netContent: "Net content",
      complaint: "Complaint",
      certificate: "Certificate",
      audit: "Audit",
    },
    standing: { open: "Open", waiting: "Waiting", good: "Conforms", bad: "Does not conform", over: "Closed" },
  },
};
