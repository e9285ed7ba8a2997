import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Jobs to do",
  operations: {
    list: { title: "See the jobs to do", examples: ["which jobs failed?"] },
    replay: { title: "Run a job again", done: "Job back on the queue", examples: ["run the failed job again"] },
    discard: { title: "Give a job up", done: "Job given up", examples: ["give up the failed job"] },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    type: "Job",
    content: "Content",
    state: "State",
    tries: "Tries",
    replayed: "Run again already",
    replayedAt: "Run again on",
    age: "Age, in minutes",
    createdAt: "Asked for on",
  },
  values: {
    state: {
      waiting: "Waiting",
      failed: "Every attempt failed",
      unreadable: "Unreadable message",
    },
    type: {
      mail_send: "Send a letter",
      business_open: "Open a business's database",
      business_daily: "A business's daily upkeep",
      costs_refresh: "Recompute unit costs",
      scans_read: "Read a document",
      documents_read: "Read the text of a document",
      documents_sweep: "Erase files nobody needs",
      signatures_seal: "Seal a signed document",
      signatures_withdraw: "Withdraw a changed quote from signing",
      imports_write: "Write an imported file",
      papers_print: "Print several papers",
      quality_pack: "Make a visit pack",
    },
  },
};
