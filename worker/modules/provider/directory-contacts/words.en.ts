import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Messages of the directory",
  counted: { one: "message", other: "messages" },
  operations: {
    list: {
      title: "See the messages of the directory",
      examples: ["which messages of the directory wait for an answer?", "who answered me in the directory?"],
    },
    show: { title: "See a message of the directory", examples: ["show this message of the directory"] },
    answer: {
      title: "Write down an entry's answer",
      button: "Pass the answer on",
      done: "Answer passed on",
      examples: ["write down the answer to this message of the directory"],
    },
    letter: { title: "Read the message received through the directory", examples: ["read the message of the directory's link"] },
    reply: {
      title: "Answer by the link of a message",
      button: "Send the answer",
      done: "Answer sent",
      examples: ["answer by the link of the directory's message"],
    },
  },
  errors: {
    link_wrong: "This is not the right link: take the one of the message",
    answered_already: "This message has an answer already",
  },
  synonyms: { values: {} },
  fields: {
    ...core.common,
    id: "Message",
    link: "Link",
    entry: "Entry",
    entryId: "Entry",
    entryName: "Entry",
    businessName: "Business",
    message: "Message",
    answer: "Answer",
    answeredBy: "Answered by",
    answeredAt: "Answered on",
    waiting: "Unanswered",
    createdAt: "Written on",
    updatedAt: "Changed on",
  },
};
