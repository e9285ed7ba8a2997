import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { type Recipe, recipes } from "@/worker/modules/catalogue/recipes/contract";
import { recipeStatus } from "@/worker/modules/catalogue/recipes/status";
import { Actions } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { MarginBar, Rate } from "@/app/ui/rate";
import { RecipeCostBar } from "./cost-bar";
import { RecipeStatus } from "./recipe-status";

/** Beside a recipe: its state and what can be done, its cost and what is earned, its dates. */
export function RecipeRail({ recipe, requestKey, today }: { recipe: Recipe; requestKey: string; today: string }) {
  const { t } = useWords("pages/recipes");
  const field = (name: string) => t(`recipes:fields.${name}`);
  const { amount, unit } = recipe.output;
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="text-base">
        <RecipeStatus status={recipe.status} />
      </div>
      <div className="grid gap-2">
        <RailLine label={t("cost.perUnit", { cost: field("unitCost"), unit: t(`core:units.${recipe.unit}`) })}>
          <span className="text-xl">
            <Money value={recipe.unitCost} />
          </span>
        </RailLine>
        <RailLine label={field("price")}>
          <Money value={recipe.price} />
        </RailLine>
        <RailLine label={field("margin")}>
          <MarginBar value={recipe.margin} />
        </RailLine>
        <RailLine label={field("salesMargin")}>
          <Rate value={recipe.salesMargin} decimals={1} />
        </RailLine>
      </div>
      <div className="grid gap-3">
        <RailLine label={field("output")}>
          <Quantity value={amount} unit={unit} />
        </RailLine>
        <RailLine label={field("total")}>{formatMoney(recipe.cost.total, 2)}</RailLine>
        <RecipeCostBar cost={recipe.cost} />
        <RailLine label={field("yield")}>
          <Rate value={recipe.yield} />
        </RailLine>
        {recipe.labourMinutes > 0 && <RailLine label={field("labourMinutes")}>{recipe.labourMinutes}</RailLine>}
      </div>
      <div className="moves no-print">
        <Actions
          of={recipes}
          moves={[...recipeStatus.movesFrom(recipe.status), "revise"]}
          next="activate"
          version={recipe.version}
          requestKey={requestKey}
        />
        <Link className="btn btn-quiet" to={`/customer/products/${recipe.itemId}`}>
          {t("product")}
        </Link>
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={recipe.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={recipe.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}
