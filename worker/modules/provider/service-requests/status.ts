import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

/** What customers ask the provider's experts for. */
export const serviceKinds = [
  "recipe_development",
  "label_check",
  "nutrition_analysis",
  "packaging",
  "certification",
  "co_packing_search",
  "other",
] as const;

export const serviceRequestStatuses = [
  "draft",
  "submitted",
  "reviewed",
  "quoted",
  "accepted",
  "in_progress",
  "delivered",
  "closed",
  "rejected",
  "cancelled",
] as const;
export type ServiceRequestStatus = (typeof serviceRequestStatuses)[number];
/** What each means, whatever shows it. */
export const serviceRequestMeanings = {
  draft: "idle",
  submitted: "flow",
  reviewed: "flow",
  quoted: "soon",
  accepted: "flow",
  in_progress: "flow",
  delivered: "good",
  closed: "ended",
  rejected: "ended",
  cancelled: "ended",
} satisfies Record<(typeof serviceRequestStatuses)[number], Meaning>;
export type ServiceMove = "submit" | "review" | "quote" | "accept" | "start" | "deliver" | "close" | "reject" | "cancel";

/** A service request (domain: status machines). A quote may be made anew until it is accepted; what has begun is no longer cancelled. */
export const serviceRequestStatus = statusTable<ServiceRequestStatus, ServiceMove>({
  draft: { submit: "submitted", cancel: "cancelled" },
  submitted: { review: "reviewed", reject: "rejected", cancel: "cancelled" },
  reviewed: { quote: "quoted", reject: "rejected", cancel: "cancelled" },
  quoted: { accept: "accepted", quote: "quoted", reject: "rejected", cancel: "cancelled" },
  accepted: { start: "in_progress", cancel: "cancelled" },
  in_progress: { deliver: "delivered" },
  delivered: { close: "closed" },
  closed: {},
  rejected: {},
  cancelled: {},
});

const staffMoves: readonly ServiceMove[] = ["review", "quote", "reject", "start", "deliver", "close", "cancel"];
const customerMoves: readonly ServiceMove[] = ["submit", "accept", "close", "cancel"];

/** What somebody of that side may do now. */
export function movesOf(status: ServiceRequestStatus, isStaff: boolean): ServiceMove[] {
  const mine = isStaff ? staffMoves : customerMoves;
  return serviceRequestStatus.movesFrom(status).filter((move) => mine.includes(move));
}

/** Those that were bought: orders, as customers call them. */
export const orderedStatuses = ["accepted", "in_progress", "delivered", "closed"] as const satisfies readonly ServiceRequestStatus[];

/** Those in which both sides write to each other. */
const spoken: readonly ServiceRequestStatus[] = ["submitted", "reviewed", "quoted", "accepted", "in_progress", "delivered"];
export const isOpenToMessages = (status: ServiceRequestStatus): boolean => spoken.includes(status);
/** Those with which files are handed over: a draft takes what will go with it. */
export const takesFiles = (status: ServiceRequestStatus): boolean => status === "draft" || isOpenToMessages(status);
