import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Till",
  sentence: "Tap what is sold, then how it is paid: stock, ticket and treasury follow.",
  stall: "Stall",
  seek: "Search, or scan an EAN code",
  unknownCode: "No item of the stall bears the code {{code}}.",
  left: "Left:",
  less: "One less: {{name}}",
  howMany: "Quantity of {{name}}",
  more: "{{count}} more items: look for them by name in Products, or scan them.",
  toPay: "To pay",
  buyer: {
    title: "Client, invoice",
    help: "Leave empty for a passer-by.",
    usual: "Ticket, or invoice for a business",
  },
  sold: { title: "Last sale", sentence: "{{total}} taken · {{method}}", see: "See, or undo" },
  empty: {
    title: "Nothing to sell yet",
    text: "An active product with a sale price stands here, with what is left of it.",
    action: "See the products",
  },
  day: {
    title: "Till journal",
    sentence_zero: "No sale",
    sentence_one: "{{count}} sale",
    sentence_other: "{{count}} sales",
    show: "Show this day",
    none: "No sale on that day",
    noneText: "What you take at the till stands here.",
    sums: "Sums of the day",
    sealed: "Records intact: none was changed or removed.",
    broken: "Records of this day were changed outside the till.",
    law: "Each sale is sealed with the one before it (French tax code, art. 286, I, 3° bis). Nothing is edited: a mistake is undone by a credit note.",
  },
  rail: "State, sums and papers",
  print: { ticket: "Print the ticket", invoice: "Print the invoice" },
  order: "See the order",
  invoice: "See the accounting document",
};
