import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Accounting",
  operations: {
    list: { title: "Closed periods", examples: ["which periods are closed?", "until when are my books closed?"] },
    close: { title: "Close a period", done: "Period closed", examples: ["close the books on 31 October 2026"] },
    export: { title: "Export the accounting entries (FEC)", examples: ["export the FEC"] },
    vat: { title: "VAT of the period", examples: ["how much VAT do I owe?", "VAT of last month", "what VAT did I collect?"] },
  },
  errors: {
    not_over: "This period is not over",
    month_end: "Choose the last day of a month",
  },
  fields: {
    ...core.common,
    id: "Identifier",
    until: "Closed until",
    from: "From",
    to: "To",
    format: "Format",
    collected: "VAT collected",
    deductible: "VAT deductible",
    due: "VAT to pay",
    rate: "Rate",
    base: "Base excl. tax",
    tax: "VAT",
    createdAt: "Closed on",
  },
  values: { format: { fec: "FEC (tax audit)", csv: "CSV (spreadsheet)" } },
};
