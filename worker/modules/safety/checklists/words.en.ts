import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Checklists",
  counted: { one: "checklist", other: "checklists" },
  operations: {
    list: {
      title: "List checklists",
      examples: ["which checklists do we have?", "what do we check on receipt?", "how many checklists?"],
    },
    export: { title: "Export checklists", examples: ["export the checklists"] },
    show: { title: "Show a checklist", examples: ["show checklist Meat"] },
    create: {
      title: "Create a checklist",
      done: "Checklist saved: the next lots are checked",
      examples: ["create a receipt checklist for meat"],
    },
    update: { title: "Change a checklist", done: "Changes saved", examples: [] },
    retire: {
      title: "Retire a checklist",
      button: "Retire the checklist",
      done: "Checklist retired: the next lots do without it",
      examples: ["retire checklist Meat"],
    },
    restore: {
      title: "Take a checklist back into use",
      button: "Take back into use",
      done: "Checklist in use again",
      examples: ["take checklist Meat back into use"],
    },
  },
  errors: {
    no_limits: "A limit needs a figure: choose temperature, days left or measurement",
    family_on_other_list: "The family {{family}} is already on the list {{list}}",
    item_on_other_list: "One of these items is already on the list {{list}}",
    other_for_all: "The list {{list}} is for everything already: name families or items",
  },
  fields: {
    ...core.common,
    id: "Identifier or name",
    name: "Name",
    status: "Status",
    moment: "When",
    families: "Families",
    items: "Items",
    itemCount: "Items named",
    size: "Points",
    points: "Points to check",
    text: "To check",
    kind: "Answer",
    unit: "Unit",
    least: "Minimum",
    most: "Maximum",
    whenFails: "If it fails",
    sku: "SKU",
    createdAt: "Created on",
    updatedAt: "Changed on",
  },
  values: {
    status: { in_use: "In use", retired: "Retired" },
    moment: { receipt: "On receipt", release: "Before release" },
    kind: { yes_no: "Conforms or not", temperature: "Temperature (°C)", days_left: "Days left", measure: "Measurement" },
    whenFails: { hold: "Holds the lot", refuse: "Refuses the lot" },
  },
};
