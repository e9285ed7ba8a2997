import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedNonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { nonConformityMeanings } from "@/worker/modules/safety/non-conformities/status";
import { Status } from "@/app/ui/status";

/** How far it has come. */
export function NonConformityStatusText({ status }: Pick<ListedNonConformity, "status">) {
  const { t } = useWords("nonConformities");
  return <Status meaning={nonConformityMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
