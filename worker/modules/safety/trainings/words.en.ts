import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import { en as documents } from "@/worker/modules/papers/documents/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Training",
  counted: { one: "training", other: "trainings" },
  operations: {
    list: {
      title: "List trainings",
      examples: ["who was trained in hygiene?", "which trainings are over?", "how many trainings?"],
    },
    export: { title: "Export trainings", examples: ["export the trainings"] },
    show: { title: "Show a training", examples: [] },
    create: {
      title: "Write a training down",
      done: "Training written down",
      examples: ["write down the hygiene training of Camille Martin"],
    },
    update: { title: "Change a training", done: "Changes saved", examples: [] },
    remove: {
      title: "Remove a training",
      button: "Remove",
      done: "Training removed",
      examples: [],
      ask: {
        title: "Remove this training?",
        text: "It leaves the register; its documents stay among the others.",
        button: "Remove",
      },
    },
  },
  synonyms: { values: { validity: { over: ["over", "expired"], soon: ["ending soon", "to be renewed"] } } },
  fields: {
    ...core.common,
    id: "Identifier",
    person: "Person",
    subject: "Subject",
    trainer: "Trainer",
    heldOn: "Given on",
    validUntil: "Valid until",
    validity: "Validity",
    proofs: "Proofs",
    note: "Remark",
    createdAt: "Created on",
    updatedAt: "Changed on",
  },
  values: { validity: documents.values.validity },
};
