import type { Words } from "@/worker/core/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  colon: ": ",
  none: "none",
  unset: "{{label}} not filled in",
  without: "without {{value}}",
  except: "except {{value}}",
  rows_one: "{{count}} result",
  rows_other: "{{count}} results",
  atLeast: "at least {{counted}}",
  counted: "{{counted}}.",
  countedWhere: "{{counted}} ({{conditions}}).",
  nothing: "Nothing found.",
  nothingWhere: "Nothing found for: {{conditions}}.",
  andMore: "… and {{count}} more.",
  fact: "{{name}}: {{facts}}.",
  several: "Several records have this name:",
  notFound: "I find nothing called “{{name}}”.",
  which: "Which one?",
  greeting: "Hello! Here is what you can ask me:",
  unknown: "I did not understand. Here is what you can ask me:",
  proposed: "Here is what I would do. Say yes to have it done.",
  missing: "Tell me as well: {{fields}}.",
  done: "{{done}}.",
  declined: "I cannot answer that.",
  cannot: "I cannot do that from here: {{reason}}",
};
