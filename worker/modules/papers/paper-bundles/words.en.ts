import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import { en as invoices } from "@/worker/modules/money/invoices/words.en";
import { en as generator } from "@/worker/modules/papers/generator/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Papers by the lot",
  operations: {
    list: { title: "See the papers by the lot", examples: ["which papers by the lot did I prepare?"] },
    show: { title: "Follow papers by the lot", examples: ["how far are my technical sheets by the lot?"] },
    file: { title: "Download papers by the lot", examples: ["download the ZIP of my technical sheets"] },
    paper: { title: "Download a paper of the ZIP", examples: ["download the first paper of the ZIP"] },
    print: {
      title: "Prepare papers by the lot",
      done: "Papers being prepared",
      button: "Prepare the ZIP",
      examples: ["prepare all technical sheets as a ZIP", "prepare the statements of all my clients"],
    },
  },
  errors: {
    not_chosen_by: "Papers of this kind are not chosen by this",
  },
  byItself: { printPart: "Papers printed", giveUp: "Printing given up" },
  ready: {
    subject: "Your papers are ready ({{count}})",
    text: "Hello,\n\nthe {{count}} papers you asked for are ready. You can download them for seven days:\n{{link}}\n\n{{lacking}}Cellier",
    lacking: "These could not be made: {{names}}.",
  },
  fields: {
    ...core.common,
    id: "Identifier",
    kind: "Paper",
    fileName: "File",
    state: "State",
    printed: "Made",
    total: "Papers",
    refused: "That could not be made",
    size: "Size (bytes)",
    papers: "Papers of the file",
    place: "Place of the paper",
    records: "Records",
    client: "Client",
    from: "From",
    to: "To",
    type: "Type",
    status: "Status",
    language: "Language",
    text: "Text added",
    mediaType: "Kind of file",
    content: "Content",
    createdAt: "Asked for on",
    updatedAt: "Changed on",
  },
  values: {
    kind: { ...generator.values.kind, visit_pack: "Visit pack" },
    language: generator.values.language,
    type: invoices.values.type,
    status: invoices.values.status,
    state: { running: "Being prepared", done: "Ready", failed: "Failed" },
  },
};
