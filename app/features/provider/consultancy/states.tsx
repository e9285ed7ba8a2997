import { useWords } from "@/app/shell/i18n/use-words";
import type { AppointmentStatus } from "@/worker/modules/provider/appointments/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<AppointmentStatus, Meaning> = {
  pending: "soon",
  accepted: "good",
  rejected: "ended",
  cancelled: "ended",
  rescheduled: "idle",
  completed: "ended",
  no_show: "loss",
};

/** Where an appointment stands. */
export function AppointmentState({ status }: { status: AppointmentStatus }) {
  const { t } = useWords("appointments");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
