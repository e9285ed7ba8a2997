import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Credits",
  counted: { one: "credit", other: "credits" },
  operations: {
    balance: { title: "Show my credits", examples: ["how many credits do I have left?", "my credit balance"] },
    history: { title: "History of credits", examples: ["which movements of credits did I have?", "what were my credits used for?"] },
    grant: { title: "Give credits", done: "Credits given", examples: ["give 2 credits to this business"] },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    type: "Movement",
    credits: "Credits",
    held: "Held",
    cause: "Origin",
    causeId: "Record it comes from",
    reason: "Reason",
    expiresAt: "Valid until",
    createdAt: "Date",
  },
  values: {
    type: {
      grant: "Given",
      purchase: "Bought",
      hold: "Held",
      capture: "Used",
      release: "Given back",
      expire: "Expired",
    },
    cause: {
      payment: "Payment",
      plan_month: "Monthly credit of the plan",
      gift: "A gift of Cellier's",
      service_request: "Service request",
      appointment: "Appointment",
      expiry: "End of validity",
    },
  },
};
