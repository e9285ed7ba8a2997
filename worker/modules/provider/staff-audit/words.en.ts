import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "The team's log",
  operations: {
    list: { title: "See what the team did", examples: ["what did the team do today?", "the team's log"] },
    export: { title: "Export the team's log", examples: ["export the team's log"] },
    people: { title: "See who is of the team", examples: ["who is of the team?"] },
  },
  fields: {
    ...core.common,
    id: "Entry",
    at: "When",
    name: "Who",
    email: "Email",
    person: "Person",
    door: "Door",
    operation: "Operation",
    text: "What",
    record: "Kind",
    recordId: "Record",
    changes: "Changes",
    from: "From",
    until: "Until",
    fileName: "File",
    nextCursor: "Next",
  },
};
