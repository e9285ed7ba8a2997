import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Schedule",
  counted: { one: "due amount", other: "due amounts" },
  operations: {
    list: {
      title: "Show the payment schedule",
      examples: [
        "show my payment schedule",
        "what is due?",
        "what is late?",
        "what do I have to pay?",
        "what do I owe?",
        "how much do I owe my suppliers?",
        "what falls due this week?",
        "what must I pay this week?",
        "what is due this week?",
        "what am I to receive?",
        "what is to be paid this week?",
        "which payments are to be paid?",
        "which invoices are to be paid soon?",
        "which supplier invoices are to be paid this week?",
      ],
    },
    export: { title: "Export the schedule", examples: ["export the schedule"] },
  },
  synonyms: {
    fields: { amount: ["amount"], dueOn: ["date"] },
    values: {
      direction: {
        to_receive: ["receive", "collect", "clients", "owed to us", "due to us", "owe us", "owes us"],
        to_pay: ["pay", "paid", "owe", "suppliers"],
      },
    },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    kind: "Kind",
    direction: "Direction",
    dueOn: "Due date",
    daysLate: "Days late",
    label: "Reference",
    partyName: "Client or supplier",
    amount: "Amount incl. tax",
    disputed: "In dispute",
    toReceive: "To receive",
    toPay: "To pay",
    late: "Late",
    week: "Within 7 days",
    month: "Within 30 days",
    later: "Later",
    total: "Total",
  },
  values: {
    direction: { to_receive: "To receive", to_pay: "To pay" },
    kind: {
      invoice: "Client invoice",
      supplier_invoice: "Supplier invoice",
      credit: "Credit owed",
      supplier_credit: "Supplier credit note",
      carried: "Client's balance beside invoices",
      supplier_carried: "Supplier's balance beside invoices",
      plan: "Planned",
    },
  },
};
