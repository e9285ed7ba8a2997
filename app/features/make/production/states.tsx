import { useWords } from "@/app/shell/i18n/use-words";
import {
  priorityMeanings,
  productionMeanings,
  type Priority,
  type ProductionStatus as State,
} from "@/worker/modules/make/production/status";
import type { ProductionRequestStatus as RequestState, WorkStage } from "@/worker/modules/make/production-requests/status";
import { type Meaning, Status } from "@/app/ui/status";

const ofRequests: Record<RequestState, Meaning> = { ...productionMeanings, accepted: "soon", rejected: "loss" };

/** How far an order is. */
export function OrderStatus({ status }: { status: State }) {
  const { t } = useWords("production");
  return <Status meaning={productionMeanings[status]}>{t(`production:values.status.${status}`)}</Status>;
}

/** How far a request is; of one that is accepted, whether its day is agreed. */
export function RequestStatus({ status, stage }: { status: RequestState; stage?: WorkStage | null }) {
  const { t } = useWords("productionRequests");
  if (stage === "to_agree") return <Status meaning="soon">{t("productionRequests:values.stage.to_agree")}</Status>;
  return <Status meaning={ofRequests[status]}>{t(`productionRequests:values.status.${status}`)}</Status>;
}

/** How much something presses; the usual is not shown. */
export function Pressing({ level, label }: { level: Priority; label: string }) {
  return level === "high" || level === "urgent" ? <Status meaning={priorityMeanings[level]}>{label}</Status> : null;
}
