import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedChecklist } from "@/worker/modules/safety/checklists/shapes";

/** Whom a list is for, in a line. */
export function useScopeText() {
  const { t } = useWords("pages/audits");
  return ({ families, itemCount }: Pick<ListedChecklist, "families" | "itemCount">) => {
    const named = itemCount ? [`${t("checklists:fields.items")} : ${itemCount}`] : [];
    return [...families, ...named].join(", ") || t("checklist.forAll");
  };
}
