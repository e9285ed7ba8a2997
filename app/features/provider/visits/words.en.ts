import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  sentence:
    "To help you, Cellier's team sees only what you show it. Access is given for a time, allows reading alone, and each page that is looked at is written down here.",
  list: "Access",
  none: "No access given.",
  open: "Open",
  over: "Over",
  withdrawn: "Withdrawn",
  until: "until",
  entries_one: "{{count}} entry",
  entries_other: "{{count}} entries",
  log: "See what was looked at",
  logOf: "What was looked at",
  nothing: "Nothing was looked at.",
  ask: "Ask for access to their data",
};
