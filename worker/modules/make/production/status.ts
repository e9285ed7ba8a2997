import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const productionStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export type ProductionStatus = (typeof productionStatuses)[number];
/** What each means, whatever shows it. */
export const productionMeanings = { pending: "idle", in_progress: "flow", completed: "good", cancelled: "ended" } satisfies Record<
  (typeof productionStatuses)[number],
  Meaning
>;

/** What is not over yet: it takes from the stock when it is completed. */
export const openStatuses = ["pending", "in_progress"] as const satisfies readonly ProductionStatus[];

/**
 * A production order; what is begun may still be given up until it is completed, and what was completed by mistake is corrected
 * or begun again (domain: status machines).
 */
export const productionStatus = statusTable<ProductionStatus, "update" | "start" | "complete" | "correct" | "takeBack" | "cancel">({
  pending: { update: "pending", start: "in_progress", cancel: "cancelled" },
  in_progress: { complete: "completed", cancel: "cancelled" },
  completed: { correct: "completed", takeBack: "in_progress" },
  cancelled: {},
});

export const priorities = ["low", "normal", "high", "urgent"] as const;
export type Priority = (typeof priorities)[number];
/** What each means, whatever shows it. */
export const priorityMeanings = { low: "idle", normal: "idle", high: "soon", urgent: "soon" } satisfies Record<
  (typeof priorities)[number],
  Meaning
>;

/** Why less came out than went in. */
export const lossReasons = ["trimming", "evaporation", "breakage", "spill", "quality", "sample", "other"] as const;
export type LossReason = (typeof lossReasons)[number];
