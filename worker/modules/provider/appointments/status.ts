import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const appointmentStatuses = ["pending", "accepted", "rejected", "cancelled", "rescheduled", "completed", "no_show"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
/** What each means, whatever shows it. */
export const appointmentMeanings = {
  pending: "soon",
  accepted: "good",
  rejected: "ended",
  cancelled: "ended",
  rescheduled: "idle",
  completed: "ended",
  no_show: "loss",
} satisfies Record<(typeof appointmentStatuses)[number], Meaning>;
export type AppointmentMove = "accept" | "reject" | "cancel" | "reschedule" | "complete" | "noShow";

/**
 * An appointment (domain: status machines). One that is moved ends here and goes on as a new, linked one. What nobody has
 * confirmed yet is taken back by whoever asked: their credits would wait otherwise.
 */
export const appointmentStatus = statusTable<AppointmentStatus, AppointmentMove>({
  pending: { accept: "accepted", reject: "rejected", cancel: "cancelled" },
  accepted: { cancel: "cancelled", reschedule: "rescheduled", complete: "completed", noShow: "no_show" },
  rejected: {},
  cancelled: {},
  rescheduled: {},
  completed: {},
  no_show: {},
});

/** Those with which files are handed over: what is to take place, and what took place. */
export const takesFiles = (status: AppointmentStatus): boolean => ["pending", "accepted", "completed"].includes(status);

const customerMoves: readonly AppointmentMove[] = ["cancel", "reschedule"];

/** What somebody of that side may do now: customers cancel and move, the rest is the staff's, who rejects what is not confirmed. */
export function movesOf(status: AppointmentStatus, isStaff: boolean): AppointmentMove[] {
  const isOffered = (move: AppointmentMove) => (isStaff ? move !== "cancel" || status !== "pending" : customerMoves.includes(move));
  return appointmentStatus.movesFrom(status).filter(isOffered);
}
