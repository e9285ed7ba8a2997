import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/money";
import type { Recipe } from "@/worker/modules/recipes/contract";

const parts = ["materials", "packaging", "labour", "overhead"] as const;

/** What a cost is made of, as one stacked bar with its legend. */
export function CostBar({ cost }: { cost: Recipe["cost"] }) {
  const { t } = useWords("recipes");
  const shown = parts.filter((part) => cost[part] > 0);
  if (cost.total === 0) return null;
  const share = (part: (typeof parts)[number]) => (cost[part] / cost.total) * 100;
  return (
    <div>
      <div className="cost-bar" aria-hidden="true">
        {shown.map((part) => (
          <i key={part} data-part={part} style={{ width: `${share(part)}%` }} />
        ))}
      </div>
      <ul className="mt-2 grid gap-1 text-sm">
        {shown.map((part) => (
          <li key={part} className="cost-legend" data-part={part}>
            <span>{t(`fields.${part}`)}</span>
            <span className="tnum">{`${formatMoney(cost[part], 2)} · ${Math.round(share(part))}\u00a0%`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
