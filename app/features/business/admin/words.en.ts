import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  rail: "In short",
  title: "Administration",
  sentence: "{{businesses}}, {{people}}. {{jobs}}",
  businesses_one: "{{count}} business",
  businesses_other: "{{count}} businesses",
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  noJobs: "No job waits for a decision.",
  jobs_one: "One job waits for a decision.",
  jobs_other: "{{count}} jobs wait for a decision.",
  figures: {
    label: "Businesses by subscription",
    active: "Active",
    activeHelp: "subscription running",
    trialing: "On trial",
    trialingHelp: "seven days",
    past_due: "Late",
    past_dueHelp: "payment awaited",
    ended: "Ended",
    endedHelp: "cancelled or trial over",
  },
  plans: { title: "By plan", label: "The number of businesses by plan" },
  newest: { title: "Sign-ups", none: "Nobody has signed up yet." },
  jobs: {
    title: "Failed jobs",
    none: "Everything that had to be done was done.",
    replay: "Run again",
    discard: "Give up",
    discardText: "This job will never be done. What it carried stays in the audit.",
    discardNow: "Give up for good",
    content: "Content",
    unreadable: "Unreadable message",
  },
  feedback: { title: "Latest feedback", none: "No feedback yet.", from: "from {{email}}", page: "on {{page}}" },
};
