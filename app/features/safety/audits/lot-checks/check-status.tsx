import { useWords } from "@/app/shell/i18n/use-words";
import { lotCheckMeanings, type LotCheckStatus } from "@/worker/modules/safety/lot-checks/status";
import { Status } from "@/app/ui/status";

/** How a check stands. */
export function CheckStatus({ status }: { status: LotCheckStatus }) {
  const { t } = useWords("lotChecks");
  return <Status meaning={lotCheckMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
