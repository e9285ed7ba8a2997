import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Saved views",
  sentence: "Your lists as you filtered and sorted them, one click away.",
  none: "Filter or sort the list, then save it here under a name.",
  all: "All views",
  changes: "Change",
  empty: {
    title: "No saved view",
    text: "In a list, choose filters or an order, then “Views”: the list is kept under the name you give it.",
  },
};
