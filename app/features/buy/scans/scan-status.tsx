import { useWords } from "@/app/shell/i18n/use-words";
import { scanMeanings, type ScanStatus as State } from "@/worker/modules/buy/scans/status";
import { Status } from "@/app/ui/status";

/** Where a document stands. */
export function ScanStatus({ status }: { status: State }) {
  const { t } = useWords("scans");
  return <Status meaning={scanMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
