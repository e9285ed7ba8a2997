import { useWords } from "@/app/shell/i18n/use-words";
import type { Recipe } from "@/worker/modules/catalogue/recipes/contract";
import { CostBar } from "@/app/ui/cost-bar";

const parts = ["materials", "packaging", "labour", "overhead"] as const;

/** What the cost of a recipe is made of. */
export function RecipeCostBar({ cost }: { cost: Recipe["cost"] }) {
  const { t } = useWords("recipes");
  return <CostBar parts={parts.map((part) => ({ part, label: t(`fields.${part}`), value: cost[part] }))} />;
}
