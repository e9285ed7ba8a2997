import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  sentence: "What subscribers paid, what they still owe, and what was given back to them.",
  nothing: "Nothing matches.",
  rail: "In short",
  lines: "Details",
  noRefund: "Nothing was refunded.",
  client: "See the business",
  rest: "Without an amount, all that is left is given back: {{rest}}.",
  refund: "Refund and issue the credit note",
  credits_one: "{{count}} credit taken back",
  credits_other: "{{count}} credits taken back",
  subscriptions: {
    title: "Subscriptions",
    sentence: "Each business, its plan, what it brings and when it is due.",
    due: "Due",
  },
};
