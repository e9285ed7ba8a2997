import { useWords } from "@/app/shell/i18n/use-words";
import { nutrients } from "@/worker/core/trade/food";
import type { Recipe } from "@/worker/modules/catalogue/recipes/contract";
import { Fact, Facts } from "@/app/ui/facts";
import { Missing } from "./missing";
import { Allergens } from "./recipe-table";

/** What a recipe's output contains and nourishes, as its ingredients declare it. */
export function Declared({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useWords("pages/recipes");
  const { allergens, traces, nutrition, missing } = recipe;
  const number = (value: number) => (value / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 2 });
  return (
    <section className="parts gap-4">
      <h2 className="text-lg">{t("declared")}</h2>
      <Facts>
        <Fact label={t("recipes:fields.allergens")}>
          <Allergens allergens={allergens} />
        </Fact>
        <Fact label={t("recipes:fields.traces")}>{traces.map((name) => t(`recipes:values.allergens.${name}`)).join(", ")}</Fact>
        {nutrition &&
          nutrients.map((name) => (
            <Fact key={name} label={t(`recipes:fields.${name}`)}>
              {number(nutrition[name])}
            </Fact>
          ))}
      </Facts>
      {nutrition && <p className="muted text-xs">{t("per100")}</p>}
      <Missing missing={missing} />
    </section>
  );
}
