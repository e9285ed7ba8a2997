import { statusTable } from "@/worker/core/contract/status";

export const productionRequestStatuses = ["pending", "accepted", "in_progress", "completed", "cancelled", "rejected"] as const;
export type ProductionRequestStatus = (typeof productionRequestStatuses)[number];

export type ProductionRequestMove = "accept" | "reject" | "start" | "complete" | "cancel";

/** What a customer asks the provider to make (domain: status machines): who asked may give it up until it is begun. */
export const productionRequestStatus = statusTable<ProductionRequestStatus, ProductionRequestMove>({
  pending: { accept: "accepted", reject: "rejected", cancel: "cancelled" },
  accepted: { start: "in_progress", cancel: "cancelled" },
  in_progress: { complete: "completed" },
  completed: {},
  cancelled: {},
  rejected: {},
});

export const urgencies = ["low", "normal", "high", "urgent"] as const;
