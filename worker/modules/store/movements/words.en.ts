import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import { en as lots } from "@/worker/modules/store/lots/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Stock movements",
  counted: { one: "movement", other: "movements" },
  operations: {
    list: {
      title: "List movements",
      examples: [
        "what are the latest stock movements?",
        "what was thrown away this month?",
        "how much was wasted this month?",
        "which receipts today?",
      ],
    },
    show: { title: "Show a movement", examples: [] },
    export: { title: "Export movements", examples: ["export the stock movements as CSV"] },
    reverse: { title: "Put a movement right", done: "Movement put right", examples: [] },
  },
  synonyms: {
    values: {
      type: {
        receipt: ["receipts", "received", "came in"],
        scrap: ["losses", "wasted", "waste", "thrown away", "scrapped"],
        shipment: ["shipments", "shipped", "delivered"],
        consumption: ["consumed", "used"],
      },
    },
  },
  errors: {
    reversed: "This movement is already corrected",
    is_reversal: "This movement is itself a correction",
    gone_on:
      "There is not enough of lot {{lot}} in that place any more: {{missing}} short. Put right or undo {{where}} first, or book the difference by a count",
    gone_promised: "Lot {{lot}} is reserved for {{where}}: {{missing}} short. Lift that reservation first",
    not_by_hand: "Only movements made by hand, and those of a count, are corrected here",
  },
  fields: {
    ...core.common,
    id: "Identifier",
    at: "Written",
    day: "Day",
    type: "Movement",
    item: "Item",
    itemId: "Item identifier",
    itemName: "Item",
    sku: "SKU",
    lot: "Lot",
    lotId: "Lot identifier",
    location: "Location",
    locationId: "Location identifier",
    locationName: "Location",
    amount: "Quantity",
    unitCost: "Unit cost excl. tax",
    value: "Value excl. tax",
    cause: "Origin",
    causeId: "Origin identifier",
    causeReference: "Record",
    reason: "Reason",
    note: "Details",
    who: "By",
    reverses: "Puts right",
    reversedBy: "Put right by",
    reversible: "Can be put right",
    correctable: "Put right as an entry",
    since: "From",
    until: "Until",
  },
  values: {
    type: {
      receipt: "Receipt",
      consumption: "Consumption",
      output: "Output",
      shipment: "Shipment",
      return: "Return",
      transfer: "Transfer",
      count: "Count",
      scrap: "Loss",
    },
    cause: lots.values.cause,
    reason: lots.values.reason,
  },
};
