import { useWords } from "@/app/shell/i18n/use-words";
import { itemMeanings, type ItemStatus as Name } from "@/worker/modules/catalogue/items/status";
import { Status } from "@/app/ui/status";

/** The status of an item; an archived one says so instead. */
export function ItemStatus({ status, archived }: { status: Name; archived: boolean }) {
  const { t } = useWords("items");
  if (archived) return <Status meaning="ended">{t("fields.archived")}</Status>;
  return <Status meaning={itemMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
