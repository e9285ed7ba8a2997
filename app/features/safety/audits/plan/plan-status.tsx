import { useWords } from "@/app/shell/i18n/use-words";
import { planMeanings, type PlanStatus } from "@/worker/modules/safety/control-plans/status";
import { Status } from "@/app/ui/status";

/** How far an edition has come. */
export function PlanStatusText({ status }: { status: PlanStatus }) {
  const { t } = useWords("controlPlans");
  return <Status meaning={planMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
