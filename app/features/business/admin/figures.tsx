import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { planNames, type SubscriptionStatus } from "@/worker/core/contract/plans";
import type { businesses } from "@/worker/modules/business/businesses/contract";

type Groups = Result<typeof businesses.summary>["groups"];

/** What each figure counts. */
const figures = {
  active: ["active"],
  trialing: ["trialing"],
  past_due: ["past_due"],
  ended: ["cancelled", "expired"],
} as const satisfies Record<string, readonly SubscriptionStatus[]>;

/** How many businesses are in each state: figures side by side, split by hairlines. */
export function Figures({ groups }: { groups: Groups }) {
  const { t } = useWords("pages/admin");
  return (
    <dl aria-label={t("figures.label")} className="grid grid-cols-2 gap-y-4 md:grid-cols-4 md:divide-x md:divide-rule">
      {Object.entries(figures).map(([name, statuses]) => (
        <div key={name} className="flex flex-col md:px-6 md:first:pl-0">
          <dt className="muted text-xs">{t(`figures.${name}`)}</dt>
          <dd className="tnum text-xl font-semibold">
            {countOf(groups, (group) => (statuses as readonly string[]).includes(group.planStatus))}
          </dd>
          <dd className="muted text-xs">{t(`figures.${name}Help`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many businesses have each plan, as bars with their numbers. */
export function Plans({ groups }: { groups: Groups }) {
  const { t } = useWords("pages/admin");
  const all = Math.max(
    1,
    countOf(groups, () => true),
  );
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("plans.title")}</h2>
      <ul aria-label={t("plans.label")} className="grid gap-2 text-sm">
        {planNames.map((plan) => {
          const count = countOf(groups, (group) => group.plan === plan);
          return (
            <li key={plan} className="grid grid-cols-[6rem_1fr_2rem] items-center gap-3">
              <span>{t(`core:plans.${plan}`)}</span>
              <span className="h-1 bg-base-300" aria-hidden="true">
                <span className="block h-full bg-success" style={{ width: `${(count / all) * 100}%` }} />
              </span>
              <span className="tnum text-right">{count}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function countOf(groups: Groups, isOne: (group: Groups[number]) => boolean): number {
  return groups.filter(isOne).reduce((sum, group) => sum + group.count, 0);
}
