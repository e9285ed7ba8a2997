import { useWords } from "@/app/shell/i18n/use-words";
import type { Complaint } from "@/worker/modules/safety/complaints/shapes";
import { Status } from "@/app/ui/status";

/** Is it answered? */
export function ComplaintStatusText({ status }: Pick<Complaint, "status">) {
  const { t } = useWords("complaints");
  return <Status meaning={status === "closed" ? "good" : "soon"}>{t(`values.status.${status}`)}</Status>;
}
