import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  sentence: "Their plan, their credits, what they asked for. A business's data stays its own.",
  search: "Search for a client",
  nothing: "No client matches.",
  none: "Nothing yet.",
  rail: "In short",
  give: "Give credits",
  credits_one: "{{count}} credit",
  credits_other: "{{count}} credits",
};
