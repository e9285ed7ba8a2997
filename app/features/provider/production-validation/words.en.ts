import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Production validation",
  sentence: "What businesses ask to have made: accept with a date, or reject and say why.",
  sections: "Requests by status",
  works: "Work",
  waitsForCustomer: "The date is with the customer: work begins once they agree.",
  plannedHelp: "A date other than the one asked for waits for the business to agree; they hear of it by e-mail.",
  empty: { title: "Nothing here", text: "No production request in this state." },
};
