import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const orderStatuses = [
  "draft",
  "confirmed",
  "in_preparation",
  "ready",
  "shipped",
  "delivered",
  "completed",
  "on_hold",
  "cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** What each means, whatever shows it. */
export const orderMeanings = {
  draft: "idle",
  confirmed: "flow",
  in_preparation: "flow",
  ready: "good",
  shipped: "flow",
  delivered: "good",
  completed: "ended",
  on_hold: "soon",
  cancelled: "ended",
} satisfies Record<(typeof orderStatuses)[number], Meaning>;

/** What one may do with an order. */
export const orderMoves = [
  "update",
  "confirm",
  "promise",
  "prepare",
  "pack",
  "ship",
  "deliver",
  "complete",
  "end",
  "hold",
  "resume",
  "cancel",
] as const;
export type OrderMove = (typeof orderMoves)[number];

/**
 * A client's order (domain: status machines). A part that is shipped leaves it ready until the rest is; what is held goes
 * back to where it was (`heldFrom`), which `resume` cannot say here. Once something has left it is not cancelled, but ended.
 */
export const orderStatus = statusTable<OrderStatus, OrderMove>({
  draft: { update: "draft", confirm: "confirmed", hold: "on_hold", cancel: "cancelled" },
  confirmed: { prepare: "in_preparation", promise: "confirmed", update: "confirmed", hold: "on_hold", cancel: "cancelled" },
  in_preparation: { pack: "ready", promise: "in_preparation", update: "in_preparation", hold: "on_hold", cancel: "cancelled" },
  ready: { ship: "shipped", end: "shipped", promise: "ready", update: "ready", hold: "on_hold", cancel: "cancelled" },
  shipped: { deliver: "delivered", hold: "on_hold" },
  delivered: { complete: "completed", hold: "on_hold" },
  completed: {},
  on_hold: { resume: "draft", cancel: "cancelled" },
  cancelled: {},
});

/** Orders that a client waits for and that still keep stock. */
export const waitingStatuses = ["confirmed", "in_preparation", "ready"] as const satisfies readonly OrderStatus[];

/** Orders whose goods are still to leave, wholly or in part: those on hold too. */
export const unshippedStatuses = [...waitingStatuses, "on_hold"] as const;

/** What becomes of a deposit that was paid, when its order is cancelled: given back, kept for what the client buys next, or kept for good. */
export const depositFates = ["refund", "credit", "keep"] as const;
export type DepositFate = (typeof depositFates)[number];

/** What a list of orders can be sorted by. */
export const sortableFields = ["createdAt", "dueOn"] as const;
