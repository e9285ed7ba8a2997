import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedNonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<ListedNonConformity["status"], Meaning> = { registered: "soon", in_progress: "flow", closed: "good" };

/** How far it has come. */
export function NonConformityStatusText({ status }: Pick<ListedNonConformity, "status">) {
  const { t } = useWords("nonConformities");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
