import { useRouteLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Feature, opens, type Plan, planThatOpens } from "@/worker/core/contract/plans";
import type { Account } from "../context";
import { EmptyState } from "./empty-state";

/** The way to the plan that opens what was refused. */
export function PlanLink({ plan }: { plan: Plan }) {
  const { t } = useWords("shell");
  return (
    <Link className="btn btn-primary mt-3" to={`/billing?plan=${plan}`}>
      {t("seePlan", { plan: t(`core:plans.${plan}`) })}
    </Link>
  );
}

/** What a screen shows instead of what its reader's plan does not open: what it is, why it is closed, and the way to the plan. */
export function ClosedByPlan({ feature, title, text }: { feature: Feature; title: string; text: string }) {
  return (
    <EmptyState drawing="door" isScreen title={title} text={text}>
      <PlanLink plan={planThatOpens(feature)} />
    </EmptyState>
  );
}

/** Does the plan of the maker who looks open this? Nothing is open where nobody is signed in as one. */
export function useOpens(feature: Feature): boolean {
  const plan = useRouteLoaderData<{ account: Account }>("shell/customer")?.account.business?.plan;
  return plan !== undefined && opens(plan, feature);
}
