import { statusTable } from "@/worker/core/contract/status";

export const checkStatuses = ["weighing", "decided", "cancelled"] as const;
type CheckStatus = (typeof checkStatuses)[number];

/** A check is weighed until its verdict is known; then it changes no more. */
export const checkStatus = statusTable<CheckStatus, "weigh" | "takeBack" | "cancel">({
  weighing: { weigh: "weighing", takeBack: "weighing", cancel: "cancelled" },
  decided: {},
  cancelled: {},
});

/** What a batch comes to. */
export const verdicts = ["pending", "accepted", "refused"] as const;
export type Verdict = (typeof verdicts)[number];

/** How much a pack lacks: within what is tolerated, more than that, or more than twice as much. */
export const shortages = ["none", "defective", "excessive"] as const;
export type Shortage = (typeof shortages)[number];

/** What a nominal quantity may be written in. */
export const nominalUnits = ["g", "kg", "ml", "cl", "l"] as const;
