import { useWords } from "@/app/shell/i18n/use-words";
import type { PlanStatus } from "@/worker/modules/safety/control-plans/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<PlanStatus, Meaning> = { draft: "idle", active: "good", replaced: "ended", retired: "ended" };

/** How far an edition has come. */
export function PlanStatusText({ status }: { status: PlanStatus }) {
  const { t } = useWords("controlPlans");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
