import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Production validation",
  sentence: "What businesses ask to have made: accept with a date, or reject and say why.",
  sections: "Requests by status",
  plannedHelp: "The business is told by e-mail.",
  empty: { title: "Nothing here", text: "No production request in this state." },
};
