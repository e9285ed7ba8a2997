import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Saved views",
  counted: { one: "view", other: "views" },
  operations: {
    list: { title: "See the saved views", examples: ["show my saved views", "which views did I save?"] },
    show: { title: "Saved view", examples: ["open the saved view late restaurants"] },
    create: { title: "Save a view", button: "Save this view", done: "View saved", examples: ["save this view"] },
    update: { title: "Rename a view", button: "Rename", done: "View renamed", examples: ["rename the saved view"] },
    remove: {
      title: "Delete a view",
      button: "Delete",
      done: "View deleted",
      ask: { title: "Delete this view?", text: "The saved filter disappears; the list and its records stay." },
      examples: ["delete the saved view"],
    },
  },
  fields: {
    id: "Identifier",
    name: "Name of the view",
    screen: "List",
    search: "Filters and order",
    version: "Version",
    createdAt: "Saved",
    updatedAt: "Changed",
    limit: "Number of rows",
    cursor: "Next page",
  },
};
