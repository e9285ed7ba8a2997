import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Audit templates",
  counted: { one: "audit template", other: "audit templates" },
  operations: {
    list: { title: "List audit templates", examples: ["which audit templates do we have?", "how many audit templates?"] },
    export: { title: "Export audit templates", examples: ["export the audit templates"] },
    show: { title: "Show an audit template", examples: ["show the audit template Workshop hygiene"] },
    create: {
      title: "Create an audit template",
      done: "Template saved: the next audits may follow it",
      examples: ["create a supplier audit template for farmers"],
    },
    update: { title: "Change an audit template", done: "Changes saved", examples: [] },
    retire: {
      title: "Retire an audit template",
      button: "Retire the template",
      done: "Template retired: audits under way keep it",
      examples: ["retire the audit template Workshop hygiene"],
    },
    restore: {
      title: "Take an audit template back into use",
      button: "Take back into use",
      done: "Template back in use",
      examples: ["take the audit template Workshop hygiene back into use"],
    },
  },
  fields: {
    ...core.common,
    id: "Identifier or name",
    name: "Name",
    status: "Status",
    kind: "Kind",
    passMark: "Score to reach (%)",
    size: "Questions",
    questions: "Questions",
    chapter: "Heading",
    text: "Question",
    weight: "Weight",
    createdAt: "Created on",
    updatedAt: "Changed on",
  },
  values: {
    status: { in_use: "In use", retired: "Retired" },
    kind: { hygiene: "Hygiene self-audit", authority: "Authority inspection", supplier: "Supplier audit" },
  },
};
