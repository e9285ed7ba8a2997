import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

/** Texts of the batch simulator. */
export const en = {
  title: "Batch simulator",
  sentence: "What a batch would take, cost and leave missing, before it is made.",
  order: "They help themselves from the same stock, in this order.",
  add: "Add a batch",
  facility: "Where it will be made: kitchen, laboratory, co-packer…",
  amount: "What comes out, or what the vessel holds; nothing when stock decides.",
  run: "Calculate",
  waiting: "Choose a product that has an active recipe, and a quantity.",
  unfinished: "A product with an active recipe is still missing, or a quantity in a unit that fits.",
  stale: "What follows is from before your last keystroke.",
  outcome: "Outcome of the simulation",
  enough: { label: "Stock", yes: "Enough", no: "Not enough", nothing: "Nothing to make" },
  lines_one: "{{count}} ingredient and its lots",
  lines_other: "{{count}} ingredients and their lots",
  short: "Missing",
  lacking: "Missing in all",
  from_one: "{{count}} pack from {{supplier}}",
  from_other: "{{count}} packs from {{supplier}}",
  nobody: "No supplier sells it",
  makeIt: "Make it first",
  produce_one: "Create the production order",
  produce_other: "Create the {{count}} production orders",
  restock: "Prepare the restocks",
} satisfies Words<typeof fr>;
