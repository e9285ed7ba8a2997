import { statusTable } from "@/worker/core/contract/status";

export const complaintStatuses = ["received", "closed"] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** A complaint is looked into until it is answered. */
export const complaintStatus = statusTable<ComplaintStatus, "update" | "openIssue" | "openRecall" | "close">({
  received: { update: "received", openIssue: "received", openRecall: "received", close: "closed" },
  closed: {},
});

/** What people complain about. */
export const complaintCategories = ["illness", "foreign_body", "taste", "packaging", "label", "shelf_life", "delivery", "other"] as const;
