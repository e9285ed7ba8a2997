import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Businesses",
  operations: {
    list: { title: "List businesses", examples: ["which businesses signed up?"] },
    summary: { title: "Count businesses", examples: ["how many businesses per plan?"] },
  },
  fields: {
    ...core.common,
    id: "Identifier",
    name: "Name",
    plan: "Plan",
    planStatus: "Subscription",
    people: "People",
    period: "Rhythm",
    monthly: "A month excl. tax",
    trialEndsAt: "End of the trial",
    renewsOn: "Next due date",
    dueSince: "Unpaid since",
    isEnding: "Cancelled",
    createdAt: "Signed up",
    groups: "By plan and subscription",
    count: "Number",
  },
  values: {
    period: { monthly: "By the month", yearly: "By the year" },
    planStatus: {
      trialing: "On trial",
      active: "Active",
      past_due: "Payment late",
      cancelled: "Cancelled",
      expired: "Trial over",
    },
  },
};
