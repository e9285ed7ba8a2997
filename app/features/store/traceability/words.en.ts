import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

/** Texts of the screen of traceability. */
export const en = {
  title: "Traceability",
  sentence: "From a lot to its suppliers and its clients, in seconds.",
  search: "What are you looking for?",
  hint: "Lot, supplier's lot, client, order, item, date…",
  from: "From",
  to: "To",
  go: "Search",
  left: "Left",
  graph: "Journey of the lot",
  fit: "Fit",
  hidden_one: "{{count}} more step, in the table of links.",
  hidden_other: "{{count}} more steps, in the table of links.",
  edges_one: "{{count}} link",
  edges_other: "{{count}} links",
  pdf: "Print (PDF)",
  csv: "Export (CSV)",
  cut: "The trace has more than 5,000 links: only the first are shown.",
  noOrigin: "Nothing before it.",
  noDestination: "Nothing has left from this lot yet.",
  noClient: "No client has received any.",
  noSupplier: "No supplier before it.",
  noRest: "None of it is left anywhere.",
  none: {
    title: "No lot found",
    named: "Nothing matches “{{said}}”",
    text: "Check the number. A lot is found by its number, the supplier's, an order, a delivery note, a client, a supplier, an item or a date.",
    clear: "See all lots",
  },
  empty: {
    title: "Nothing to trace yet",
    text: "As soon as goods come in, their journey reads here, from the supplier to the client.",
    action: "Take into stock",
  },
  newest: "The latest lots",
  found_one: "{{count}} lot concerned",
  found_other: "{{count}} lots concerned",
  writeAll: "Write to all {{count}}",
  letter: "Lot {{lot}}",
} satisfies Words<typeof fr>;
