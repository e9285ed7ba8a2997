import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Till closings",
  one: "Till closing",
  till: "Till",
  count_one: "{{count}} closing",
  count_other: "{{count}} closings",
  new: "Close the till",
  sentence: "Count what is in the cash box: its difference with cash sales shows, then goes to the treasury.",
  empty: {
    title: "The till was never closed",
    text: "At the end of a market or a day, count the cash: the sales, the difference and the float stay on record here.",
  },
  even: "Even",
  since: "Since the closing of",
  sinceEver: "Since the first sale",
  sums: "Sales of the period",
  coins: "Count by notes and coins",
  help: {
    opening: "The change that you had put into the box.",
    counted: "All the cash, float included.",
    taken: "What you take out; the rest is the next float.",
  },
};
