import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Failed jobs",
  operations: {
    list: { title: "See the failed jobs", examples: ["which jobs failed?"] },
    replay: { title: "Run a job again", done: "Job back on the queue", examples: ["run the failed job again"] },
    discard: { title: "Give a job up", done: "Job given up", examples: ["give up the failed job"] },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    type: "Job",
    content: "Content",
    reason: "Reason",
    replayed: "Run again already",
    replayedAt: "Run again on",
    createdAt: "Set aside on",
  },
  values: {
    reason: {
      failed: "Every attempt failed",
      not_queued: "The queue did not answer",
      unreadable: "Unreadable message",
    },
    type: {
      mail_send: "Send a letter",
      business_open: "Open a business's database",
      business_daily: "A business's daily upkeep",
      costs_refresh: "Recompute unit costs",
      scans_read: "Read a document",
      imports_write: "Write an imported file",
      invoices_print: "Print several invoices",
    },
  },
};
