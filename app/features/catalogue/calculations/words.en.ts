import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

/** Texts of the cost calculator. */
export const en: Words<typeof fr> = {
  title: "Cost calculator",
  sentence: "Put figures on an idea before you make it: cost, prices by category, break-even.",
  parts: { work: "Labour, energy and charges", channels: "Prices by client category" },
  help: {
    name: "For example: Apricot jam, 320 g jar, summer.",
    output: "What this batch gives, once losses are taken off.",
    lines: "Take an item of the catalogue, at today's cost, or name it and give its price.",
    item: "Leave blank for an ingredient that is not in the catalogue.",
    yield: "The share that is left after cooking and filling.",
    fixedCosts: "Rent, salaries, insurance: what is due even if nothing sells. Used for the break-even.",
    channels: "For each category give the markup (on cost), the margin (on price) or the price.",
  },
  same: "The quantity's unit",
  choose: "Choose…",
  addLine: "Add a line",
  addChannel: "Add a category",
  keep: "Keep this calculation",
  save: "Save",
  newOne: "New calculation",
  outcome: "What it comes to",
  waiting: "Give the quantity made and at least one line: the cost shows here.",
  stale: "A line is not finished: this is the last one that could be worked out.",
  breakEven: "Break-even",
  perMonth_one: "{{units}} a month",
  perMonth_other: "{{units}} a month",
  never: "At this price, no sale pays the fixed costs.",
  product: {
    title: "Carry over to a product",
    text: "On a product that exists, prices apply from today. Without one, it is created in R&D at this cost.",
    help: "Leave blank to create the product.",
    do: "Carry over",
  },
  kept: { title: "Kept calculations", choose: "Compare {{name}}", compare: "Compare those ticked", more: "The next ones" },
  compared: "Side by side",
  closeComparison: "Close the comparison",
};
