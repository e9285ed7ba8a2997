import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "PDFs of several invoices",
  operations: {
    list: { title: "See the sets of PDFs", examples: ["which sets of invoice PDFs did I prepare?"] },
    show: { title: "Follow a set of PDFs", examples: ["how far is my set of PDFs?"] },
    file: { title: "Download a set of PDFs", examples: ["download the ZIP of my invoices"] },
    print: {
      title: "Prepare the PDFs of several invoices",
      done: "PDFs being prepared",
      examples: ["prepare the PDFs of all the invoices of March", "print all my invoices of this year"],
    },
  },
  errors: {
    not_sent: "This invoice does not exist or is not sent yet",
  },
  byItself: { printPart: "Invoices printed", giveUp: "Printing given up" },
  fields: {
    ...core.common,
    id: "Identifier",
    fileName: "File",
    state: "State",
    printed: "Ready",
    total: "Invoices",
    size: "Size (bytes)",
    invoices: "Invoices",
    type: "Kind",
    status: "Status",
    client: "Client",
    from: "From",
    to: "To",
    mediaType: "Kind of file",
    content: "Content",
    createdAt: "Asked on",
    updatedAt: "Changed on",
  },
  values: {
    state: { running: "Being prepared", done: "Ready", failed: "Failed" },
    type: { client: "Invoice", credit: "Credit note", proforma: "Proforma" },
    status: { draft: "Draft", to_pay: "To pay", sent: "Sent", paid: "Paid", overdue: "Overdue", cancelled: "Cancelled" },
  },
};
