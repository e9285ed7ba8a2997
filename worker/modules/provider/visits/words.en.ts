import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Cellier's access",
  counted: { one: "access", other: "accesses" },
  operations: {
    list: { title: "See what Cellier may look at", examples: ["who of Cellier may see my data?"] },
    log: { title: "See what was looked at", examples: ["what did Cellier look at here?"] },
    grant: {
      title: "Let Cellier look",
      button: "Grant access",
      done: "Access granted",
      examples: ["let Cellier look at my data for 24 hours"],
    },
    withdraw: {
      title: "Withdraw Cellier's access",
      button: "Withdraw",
      done: "Access withdrawn",
      examples: ["withdraw Cellier's access to my data"],
    },
    request: {
      title: "Ask for access",
      button: "Ask for access",
      done: "Request sent",
      examples: ["ask this client for access to their data"],
    },
    enter: { title: "Visit a client", button: "Look", done: "You are visiting", examples: ["visit this client"] },
    leave: { title: "End the visit", button: "End the visit", done: "Visit ended", examples: ["end the visit"] },
  },
  errors: { visit_over: "This access is over" },
  fields: {
    ...core.common,
    id: "Access",
    client: "Client",
    businessId: "Business",
    businessName: "Business",
    hours: "Hours it lasts",
    reason: "What for",
    endsAt: "Until",
    withdrawnAt: "Withdrawn",
    isOpen: "Open",
    entries: "Entries",
    enteredAt: "Last entry",
    name: "Who",
    text: "What",
    recordId: "Record",
    at: "When",
    accepted: "Received",
    createdAt: "Granted",
  },
};
