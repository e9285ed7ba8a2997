import { useWords } from "@/app/shell/i18n/use-words";
import { planThatOpens } from "@/worker/core/contract/plans";
import { PlanLink } from "@/app/ui/plan-link";
import { EmptyState } from "@/app/ui/empty-state";

/** What a plan without the finances shows in their place. */
export function Closed() {
  const { t } = useWords("pages/treasury");
  return (
    <EmptyState drawing="door" isScreen title={t("closed.title")} text={t("closed.text")}>
      <PlanLink plan={planThatOpens("finance")} />
    </EmptyState>
  );
}
