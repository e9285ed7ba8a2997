import { Link } from "@/app/ui/link";
import { useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type Recipe, recipes } from "@/worker/modules/catalogue/recipes/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { CostInSight, LiveCost, useLiveCost } from "./live-cost";

interface RecipeFormProps {
  /** The draft to change; without one, a new recipe is written. */
  recipe?: Recipe;
  /** What a new recipe makes. */
  item?: { sku: string; name: string };
  requestKey: string;
  back: string;
}

/** What goes into a recipe. */
const inRecipes = ["ingredient", "packaging", "component"] as const;

const { Form, Field, useFieldOf } = formOf(recipes.create);

/** The form of a recipe, with its cost beside it as one writes. */
export function RecipeForm({ recipe, item, requestKey, back }: RecipeFormProps) {
  const { t } = useWords("pages/recipes");
  const form = useRef<HTMLDivElement>(null);
  const [unit, setUnit] = useState<Unit>();
  const live = useLiveCost(form, recipe?.sku);
  return (
    <div className="document" ref={form}>
      <Form version={recipe?.version} labels={{ method: t("parts.method") }} requestKey={requestKey} guarded>
        <section>
          <h2 className="mb-4 text-xl">{t("parts.makes")}</h2>
          <div className="form-grid">
            {recipe ? <input type="hidden" name="_item" value={recipe.sku} /> : <OutputItemField item={item} onUnit={setUnit} />}
            <Field name="output" value={recipe?.output} among={["piece", "kg", "g", "l", "cl", "ml"]} usual={unit} />
            <Field name="waterLoss" help={t("help.waterLoss")} value={recipe?.waterLoss || null} />
            <Field name="yield" help={t("help.yield")} value={recipe?.yield ?? 100 * RATE_SCALE} />
          </div>
        </section>
        <section className="form-part">
          <RowsField name="lines" label={t("parts.lines")} help={t("help.line")} rows={recipe?.lines ?? []} add={t("addLine")}>
            {(prefix, line) => <LineFields prefix={prefix} line={line} />}
          </RowsField>
        </section>
        <section className="form-part">
          <h2>{t("parts.work")}</h2>
          <div className="form-grid">
            <Field name="labourMinutes" unit="min" value={recipe?.labourMinutes || null} />
            <Field name="hourlyRate" value={recipe?.hourlyRate || null} />
            <Field name="overhead" value={recipe?.overhead || null} />
          </div>
        </section>
        <section className="form-part">
          <Field name="method" value={recipe?.method} rows={6} />
        </section>
        <FormEnd back={back} above={<CostInSight previewed={live.last} />}>
          {t(recipe ? "save" : "write")}
        </FormEnd>
      </Form>
      <LiveCost around={form} live={live} />
    </div>
  );
}

function OutputItemField({ item, onUnit }: Pick<RecipeFormProps, "item"> & { onUnit: (unit: Unit) => void }) {
  const { t } = useWords("pages/recipes");
  return (
    <div>
      <ItemPicker {...useFieldOf()("item")} help={t("help.item")} chosen={item} makes="product" onUnit={onUnit} />
      {!item && (
        <Link className="link-ink mt-1 inline-block min-h-6 text-sm" to="/customer/products/new?then=recipe">
          {t("newProduct")}
        </Link>
      )}
    </div>
  );
}

function LineFields({ prefix, line }: { prefix: `lines.${number}`; line: Recipe["lines"][number] | undefined }) {
  const { t } = useWords("pages/recipes");
  const fieldOf = useFieldOf();
  const [unit, setUnit] = useState<Unit>();
  return (
    <>
      <ItemPicker
        {...fieldOf(`${prefix}.item`)}
        chosen={line}
        makes="ingredient"
        among={inRecipes.map((value) => ({ value, label: t(`inRecipes.${value}`) }))}
        onUnit={setUnit}
      />
      <Field name={`${prefix}.amount`} value={line?.amount} among={["kg", "g", "l", "cl", "ml", "piece"]} usual={unit} />
      <Field name={`${prefix}.loss`} help={line ? undefined : t("help.loss")} value={line?.loss} />
      <Field name={`${prefix}.quid`} label={t("help.quid")} value={line?.quid} />
    </>
  );
}
