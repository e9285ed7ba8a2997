import { statusTable } from "@/worker/core/contract/status";

export const appointmentStatuses = ["pending", "accepted", "rejected", "cancelled", "rescheduled", "completed", "no_show"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
export type AppointmentMove = "accept" | "reject" | "cancel" | "reschedule" | "complete" | "noShow";

/** An appointment (domain: status machines). One that is moved ends here and goes on as a new, linked one. */
export const appointmentStatus = statusTable<AppointmentStatus, AppointmentMove>({
  pending: { accept: "accepted", reject: "rejected" },
  accepted: { cancel: "cancelled", reschedule: "rescheduled", complete: "completed", noShow: "no_show" },
  rejected: {},
  cancelled: {},
  rescheduled: {},
  completed: {},
  no_show: {},
});

const customerMoves: readonly AppointmentMove[] = ["cancel", "reschedule"];

/** What somebody of that side may do now: customers cancel and move, the rest is the staff's. */
export function movesOf(status: AppointmentStatus, isStaff: boolean): AppointmentMove[] {
  return appointmentStatus.movesFrom(status).filter((move) => isStaff || customerMoves.includes(move));
}
