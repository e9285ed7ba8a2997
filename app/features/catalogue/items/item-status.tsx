import { useWords } from "@/app/shell/i18n/use-words";
import type { ItemStatus as Name } from "@/worker/modules/catalogue/items/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Name, Meaning> = {
  active: "good",
  inactive: "idle",
  discontinued: "ended",
  out_of_stock: "soon",
  rnd: "rnd",
};

/** The status of an item; an archived one says so instead. */
export function ItemStatus({ status, archived }: { status: Name; archived: boolean }) {
  const { t } = useWords("items");
  if (archived) return <Status meaning="ended">{t("fields.archived")}</Status>;
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
