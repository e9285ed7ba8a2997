import { useWords } from "@/app/shell/i18n/use-words";
import type { Priority, ProductionStatus as State } from "@/worker/modules/make/production/status";
import type { ProductionRequestStatus as RequestState, WorkStage } from "@/worker/modules/make/production-requests/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<State, Meaning> = { pending: "idle", in_progress: "flow", completed: "good", cancelled: "ended" };
const ofRequests: Record<RequestState, Meaning> = { ...meanings, accepted: "soon", rejected: "loss" };
const ofPriorities: Record<Priority, Meaning> = { low: "idle", normal: "idle", high: "soon", urgent: "soon" };

/** How far an order is. */
export function OrderStatus({ status }: { status: State }) {
  const { t } = useWords("production");
  return <Status meaning={meanings[status]}>{t(`production:values.status.${status}`)}</Status>;
}

/** How far a request is; of one that is accepted, whether its day is agreed. */
export function RequestStatus({ status, stage }: { status: RequestState; stage?: WorkStage | null }) {
  const { t } = useWords("productionRequests");
  if (stage === "to_agree") return <Status meaning="soon">{t("productionRequests:values.stage.to_agree")}</Status>;
  return <Status meaning={ofRequests[status]}>{t(`productionRequests:values.status.${status}`)}</Status>;
}

/** How much something presses; the usual is not shown. */
export function Pressing({ level, label }: { level: Priority; label: string }) {
  return level === "high" || level === "urgent" ? <Status meaning={ofPriorities[level]}>{label}</Status> : null;
}
