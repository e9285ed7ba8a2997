import { useWords } from "@/app/shell/i18n/use-words";
import type { ServiceRequestStatus } from "@/worker/modules/provider/service-requests/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<ServiceRequestStatus, Meaning> = {
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
};

/** Where a service request stands. */
export function RequestState({ status }: { status: ServiceRequestStatus }) {
  const { t } = useWords("serviceRequests");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
