import { en as core } from "@/worker/core/words.en";
import { en as treasury } from "@/worker/modules/money/treasury/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Planned money",
  counted: { one: "planned entry", other: "planned entries" },
  operations: {
    list: {
      title: "List planned money",
      examples: ["what payments are planned?", "list my recurring costs", "which expenses are planned?"],
    },
    show: { title: "Show a planned payment" },
    create: { title: "Plan a payment", done: "Payment planned", examples: ["plan a rent of €900 every month from 1 December"] },
    update: { title: "Change the plan", done: "Changes saved" },
    settle: { title: "Mark as done", done: "Written into the treasury" },
    remove: {
      title: "Delete the plan",
      ask: { title: "Delete this plan?", text: "“{{name}}” is no longer expected. Entries noted already stay." },
      done: "Plan deleted",
    },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    type: "Direction",
    category: "Category",
    description: "Description",
    amount: "Amount incl. tax",
    rhythm: "Rhythm",
    nextOn: "Next date",
    endsOn: "Until",
    day: "Date",
    createdAt: "Created on",
    updatedAt: "Changed on",
  },
  values: {
    type: { income: "Income", expense: "Expense" },
    rhythm: { weekly: "Every week", monthly: "Every month", quarterly: "Every quarter", yearly: "Every year" },
    category: treasury.values.category,
  },
};
