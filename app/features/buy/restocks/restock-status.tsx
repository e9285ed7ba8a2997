import { useWords } from "@/app/shell/i18n/use-words";
import type { RestockStatus as Name } from "@/worker/modules/buy/restocks/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Name, Meaning> = { draft: "idle", ordered: "flow", partly_received: "rnd", received: "good", cancelled: "ended" };

/** Where a restock stands; what is late says so. */
export function RestockStatus({ status, late }: { status: Name; late: boolean }) {
  const { t } = useWords("restocks");
  const name = t(`values.status.${status}`);
  return <Status meaning={late ? "soon" : meanings[status]}>{late ? `${name} · ${t("fields.late").toLowerCase()}` : name}</Status>;
}
