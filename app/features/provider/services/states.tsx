import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequestMeanings, type ServiceRequestStatus } from "@/worker/modules/provider/service-requests/status";
import { Status } from "@/app/ui/status";

/** Where a service request stands. */
export function RequestState({ status }: { status: ServiceRequestStatus }) {
  const { t } = useWords("serviceRequests");
  return <Status meaning={serviceRequestMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
