import { useWords } from "@/app/shell/i18n/use-words";
import { recallMeanings, type RecallStatus } from "@/worker/modules/safety/recalls/status";
import { Status } from "@/app/ui/status";

/** How far a recall has come. */
export function RecallStatusText({ status }: { status: RecallStatus }) {
  const { t } = useWords("recalls");
  return <Status meaning={recallMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
