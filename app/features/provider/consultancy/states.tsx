import { useWords } from "@/app/shell/i18n/use-words";
import { appointmentMeanings, type AppointmentStatus } from "@/worker/modules/provider/appointments/status";
import { Status } from "@/app/ui/status";

/** Where an appointment stands. */
export function AppointmentState({ status }: { status: AppointmentStatus }) {
  const { t } = useWords("appointments");
  return <Status meaning={appointmentMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
