import { useWords } from "@/app/shell/i18n/use-words";
import type { RecallStatus } from "@/worker/modules/safety/recalls/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<RecallStatus, Meaning> = {
  assessing: "soon",
  active: "loss",
  notified: "loss",
  reconciling: "flow",
  closed: "good",
  dismissed: "ended",
  stopped: "ended",
};

/** How far a recall has come. */
export function RecallStatusText({ status }: { status: RecallStatus }) {
  const { t } = useWords("recalls");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
