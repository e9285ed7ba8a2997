import { useWords } from "@/app/shell/i18n/use-words";
import { ClosedByPlan } from "@/app/ui/plan-link";

/** What a plan without the finances shows in their place. */
export function Closed() {
  const { t } = useWords("pages/treasury");
  return <ClosedByPlan feature="finance" title={t("closed.title")} text={t("closed.text")} />;
}
