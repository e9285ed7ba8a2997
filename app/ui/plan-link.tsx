import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Plan } from "@/worker/core/contract/plans";

/** The way to the plan that opens what was refused. */
export function PlanLink({ plan }: { plan: Plan }) {
  const { t } = useWords("shell");
  return (
    <Link className="btn btn-primary mt-3" to={`/billing?plan=${plan}`}>
      {t("seePlan", { plan: t(`core:plans.${plan}`) })}
    </Link>
  );
}
