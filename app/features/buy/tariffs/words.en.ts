import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "{{item}}: suppliers",
  sentence_one: "{{count}} offer",
  sentence_other: "{{count}} offers, from {{low}} to {{high}} per {{unit}}",
  none: "No prices yet",
  noneText: "Note what your suppliers ask: offers are compared, and the item's cost follows the one you prefer.",
  add: "Add a price",
  save: "Save",
  change: "Change the price of {{supplier}}",
  edit: "Edit",
  prefer: "Prefer",
  preferThis: "Prefer the offer of {{supplier}}",
  remove: "Delete",
  actionsFor: "Actions for the offer of {{supplier}}",
  actions: "Actions",
  confirm: { title: "Delete this price?", text: "The price of {{supplier}} and its past prices are gone for good." },
  offers: "Offers",
  perUnit: "Price per {{unit}} excl. tax",
  cheapest: "Cheapest",
  preferred: "Preferred",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  holds: "{{name}} of {{quantity}}",
  help: {
    supplier: "Its name or its reference",
    packName: "Bag, bucket, box…",
    pack: "What a pack holds",
    price: "For a pack, excluding tax",
  },
  history: { title: "Prices over time", stable: "No price has changed.", rose: "{{supplier}}: {{rate}} since {{date}}.", date: "Date" },
};
