import { useWords } from "@/app/shell/i18n/use-words";
import { restockMeanings, type RestockStatus as Name } from "@/worker/modules/buy/restocks/status";
import { Status } from "@/app/ui/status";

/** Where a restock stands; what is late says so. */
export function RestockStatus({ status, late }: { status: Name; late: boolean }) {
  const { t } = useWords("restocks");
  const name = t(`values.status.${status}`);
  return <Status meaning={late ? "soon" : restockMeanings[status]}>{late ? `${name} · ${t("fields.late").toLowerCase()}` : name}</Status>;
}
