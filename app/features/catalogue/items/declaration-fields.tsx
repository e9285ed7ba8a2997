import { useWords } from "@/app/shell/i18n/use-words";
import { allergens, nutrients } from "@/worker/core/trade/food";
import type { Item } from "@/worker/modules/catalogue/items/contract";
import { ChoicesField, TextField } from "@/app/ui/field";

/** What an item contains and nourishes. With an active recipe it follows from that, and is not asked. */
export function DeclarationFields({ item }: { item?: Item }) {
  const { t, i18n } = useWords("pages/items");
  const label = (field: string) => t(`items:fields.${field}`);
  const choices = allergens.map((value) => ({ value, label: t(`items:values.allergens.${value}`) }));
  const number = (value: number | undefined) =>
    value === undefined ? "" : (value / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 3, useGrouping: false });
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
      <ChoicesField
        name="allergens"
        label={label("allergens")}
        help={t("help.allergens")}
        choices={choices}
        defaultValue={item?.allergens ?? []}
      />
      <label className="mt-3 mb-5 flex min-h-8 items-center gap-2 text-sm">
        <input type="checkbox" className="checkbox checkbox-sm" name="_allergenFree" defaultChecked={item?.allergens?.length === 0} />
        {t("allergenFree")}
      </label>
      <input type="hidden" name="traces" value="" />
      <ChoicesField name="traces" label={label("traces")} choices={choices} defaultValue={item?.traces ?? []} />
      <div className="mt-5">
        <TextField name="labelName" label={label("labelName")} help={t("help.labelName")} defaultValue={item?.labelName} maxLength={300} />
      </div>
      <fieldset className="field mt-5">
        <legend className="mb-1">{label("nutrition")}</legend>
        <span className="help">{t("help.nutrition")}</span>
        <div className="form-grid mt-2">
          {nutrients.map((name) => (
            <TextField
              key={name}
              name={`nutrition.${name}`}
              label={label(name)}
              inputMode="decimal"
              defaultValue={number(item?.nutrition?.[name])}
            />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
