import { en as invoices } from "@/worker/modules/money/invoices/words.en";
import type { fr } from "./words.fr";

export const en: typeof fr = {
  title: "Recurring invoices",
  counted: { one: "recurring invoice", other: "recurring invoices" },
  operations: {
    list: { title: "List recurring invoices", examples: ["which recurring invoices do I have?"] },
    show: { title: "See a recurring invoice", examples: ["show this recurring invoice"] },
    create: {
      title: "Create a recurring invoice",
      done: "Recurring invoice created",
      examples: ["create a recurring invoice every month"],
    },
    update: { title: "Edit", done: "Changes saved", examples: ["edit this recurring invoice"] },
    pause: { title: "Pause", done: "Recurring invoice paused", examples: ["pause this recurring invoice"] },
    resume: { title: "Resume", done: "Recurring invoice resumed", examples: ["resume this recurring invoice"] },
    run: { title: "Make the invoice now", done: "Today's draft is ready", examples: ["run this recurring invoice now"] },
  },
  synonyms: { fields: { paused: ["on pause"], everyMonths: ["frequency"] } },
  fields: {
    ...invoices.fields,
    id: "Recurring invoice",
    clientName: "Client",
    everyMonths: "Every … months",
    nextOn: "Next invoice on",
    endsOn: "Last invoice on",
    paused: "Paused",
    due: "To make today",
    made: "Invoices made",
    invoiceId: "Invoice",
  },
  values: { vatReason: invoices.values.vatReason },
};
