import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Paper templates",
  operations: {
    list: { title: "See my paper templates", examples: ["show my paper templates"] },
    show: { title: "See a paper template", examples: ["show the template of my invoices"] },
    update: {
      title: "Change a paper template",
      done: "Template saved",
      button: "Save the template",
      examples: ["add a sentence at the foot of my quotes", "change the colour of my invoices"],
    },
  },
  errors: {
    too_pale: "This colour is too pale to be read on white paper",
    no_such_column: "This paper has no such column",
  },
  fields: {
    ...core.common,
    id: "Paper",
    accent: "Colour of titles and rules",
    titles: "Letters of titles",
    columns: "Optional columns",
    openingFr: "Text above, in French",
    openingEn: "Text above, in English",
    closingFr: "Text below, in French",
    closingEn: "Text below, in English",
  },
  values: {
    id: {
      quote: "Quote",
      order_confirmation: "Order confirmation",
      invoice: "Invoice, credit note or pro forma",
      delivery_note: "Delivery note",
      purchase_order: "Purchase order",
      batch_sheet: "Batch sheet",
      technical_sheet: "Technical sheet of a product",
      price_list: "Price list of a category",
      conformity: "Certificate of conformity",
      statement: "Client statement",
    },
    titles: { serif: "With serifs", sans: "Without serifs" },
    columns: {
      sku: "Item code",
      vatRate: "VAT rate",
      date: "Use-by or best-before date",
      per: "Unit",
      barcode: "Barcode",
      netWeight: "Net weight",
    },
  },
};
