import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Feedback",
  anonymous: "Anonymous",
  letter: { subject: "Feedback received" },
  operations: {
    create: { title: "Give feedback", done: "Feedback sent!", examples: ["I have a suggestion: export to PDF"] },
    list: { title: "Read the feedback", examples: ["what feedback did we get?"] },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    type: "Type",
    message: "Message",
    email: "E-mail",
    page: "Page",
    createdAt: "Received",
  },
  values: {
    type: {
      suggestion: "Suggestion",
      bug: "Problem",
      question: "Question",
      compliment: "Compliment",
      other: "Other",
    },
  },
};
