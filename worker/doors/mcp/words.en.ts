import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  arguments: {
    month: "The month, such as 2026-10; the last one that is over otherwise",
    lot: "The lot's number; the last one shipped otherwise",
  },
  prompts: {
    month_end: {
      title: "Month end",
      description: "What is left to do to close the month, in order.",
      otherwise: "the last month that is over",
      text: "Prepare the end of the month: {{value}}. Look at orders delivered and not invoiced, draft invoices, overdue client invoices, supplier invoices to book, bank lines without a match, and the month's VAT. Give a short list in the order to do them, with the amounts read from the tools and the screen of each. Change nothing without my yes.",
    },
    recall_drill: {
      title: "Recall drill",
      description: "Follows a lot back and forth, as on the day of a recall.",
      otherwise: "the last lot shipped",
      text: "Run a recall drill on lot {{value}}. Find what went into it, what became of it, the clients who received it with quantities, and what is left in stock. Say what share was found and what is missing to reach each client. It is a drill: tell nobody and change nothing.",
    },
    morning_brief: {
      title: "The morning brief",
      description: "What the day asks for.",
      text: "Read the morning brief (cellier://brief) and tell it in a few lines, the most urgent first, with what there is to do for each.",
    },
  },
};
