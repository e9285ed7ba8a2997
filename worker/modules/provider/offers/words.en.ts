import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Appointments on offer",
  counted: { one: "appointment on offer", other: "appointments on offer" },
  operations: {
    list: {
      title: "List appointments on offer",
      examples: ["which consultancy appointments do you offer?", "which advice costs one credit?"],
    },
    create: { title: "Offer a consultancy appointment", done: "Offer added", examples: ["offer a consultancy appointment of an hour"] },
    update: { title: "Change an appointment on offer", done: "Changes saved", examples: ["change an appointment on offer"] },
  },
  fields: {
    ...core.common,
    id: "Offer",
    name: "Name",
    topic: "Subject",
    description: "Presentation",
    minutes: "Length (minutes)",
    credits: "Credits",
    forVisitors: "Open to visitors without an account",
    active: "On offer",
    createdAt: "Created",
    updatedAt: "Changed",
  },
  values: {
    topic: {
      recipes: "Recipes and processes",
      labelling: "Labelling",
      hygiene: "Hygiene and HACCP",
      costs: "Costs and prices",
      packaging: "Packaging and preservation",
      sales: "Sales and distribution",
    },
  },
};
