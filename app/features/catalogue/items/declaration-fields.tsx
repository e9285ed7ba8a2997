import { useWords } from "@/app/shell/i18n/use-words";
import { nutrients } from "@/worker/core/trade/food";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { useTicks } from "@/app/ui/field";
import { formOf } from "@/app/ui/form-of";

const { Field } = formOf(items.create);

/** What an item contains and nourishes. With an active recipe it follows from that, and is not asked. */
export function DeclarationFields({ item }: { item?: Item }) {
  const { t } = useWords("pages/items");
  const isTicked = useTicks("_allergenFree");
  if (item?.recipeId) {
    return (
      <section className="form-part">
        <h2>{t("parts.declared")}</h2>
        <p className="muted text-sm">{t("help.fromRecipe")}</p>
      </section>
    );
  }
  return (
    <section className="form-part">
      <h2>{t("parts.declared")}</h2>
      <input type="hidden" name="_declares" value="1" />
      <Field name="allergens" help={t("help.allergens")} value={item?.allergens ?? []} />
      <label className="mt-3 mb-5 flex min-h-8 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          name="_allergenFree"
          defaultChecked={isTicked("on", item?.allergens?.length === 0)}
        />
        {t("allergenFree")}
      </label>
      <input type="hidden" name="traces" value="" />
      <Field name="traces" value={item?.traces} />
      <div className="mt-5">
        <Field name="labelName" help={t("help.labelName")} value={item?.labelName} />
      </div>
      <fieldset className="field mt-5">
        <legend className="mb-1">{t("items:fields.nutrition")}</legend>
        <span className="help">{t("help.nutrition")}</span>
        <div className="form-grid mt-2">
          {nutrients.map((name) => (
            <Field key={name} name={`nutrition.${name}`} value={item?.nutrition?.[name]} />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
