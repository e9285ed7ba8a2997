import { statusTable } from "@/worker/core/contract/status";

export const productionRequestStatuses = ["pending", "accepted", "in_progress", "completed", "cancelled", "rejected"] as const;
export type ProductionRequestStatus = (typeof productionRequestStatuses)[number];

export type ProductionRequestMove = "accept" | "reject" | "propose" | "agree" | "start" | "complete" | "cancel";

/**
 * What a customer asks the provider to make (domain: status machines): who asked may give it up until it is begun. Its day is
 * proposed and agreed while it is accepted.
 */
export const productionRequestStatus = statusTable<ProductionRequestStatus, ProductionRequestMove>({
  pending: { accept: "accepted", reject: "rejected", cancel: "cancelled" },
  accepted: { propose: "accepted", agree: "accepted", start: "in_progress", cancel: "cancelled" },
  in_progress: { complete: "completed" },
  completed: {},
  cancelled: {},
  rejected: {},
});

export const urgencies = ["low", "normal", "high", "urgent"] as const;

/** Who proposes a day. */
export const sides = ["customer", "staff"] as const;
export type Side = (typeof sides)[number];

/** How far the work of an accepted request is: its day waits for an agreement, is agreed, it is under way, or done. */
export const workStages = ["to_agree", "planned", "in_progress", "done"] as const;
export type WorkStage = (typeof workStages)[number];
