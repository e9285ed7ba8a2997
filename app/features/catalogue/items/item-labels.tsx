import { Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { languages } from "@/worker/core/language";
import { labelFormatNames } from "@/worker/core/files/paper";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { useRefusedPaper } from "@/app/shell/refused-paper";
import { SelectField, TextField, TickField } from "@/app/ui/field";
import { fillSheet } from "@/app/ui/label-copies";

/** The form that prints an item's labels on a page of the browser's own: what is refused is said on this screen. */
export function ItemLabels({ item }: { item: Item }) {
  const { t, i18n } = useWords("pages/items");
  const label = (field: string) => t(`items:fields.${field}`);
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`items:values.${field}.${value}`) }));
  const refused = useRefusedPaper();
  const isTicked = (field: string) => refused?.getAll(field).includes("on") ?? false;
  const choiceOf = (field: string) => refused?.get(field) ?? undefined;
  return (
    <details className="no-print" open={refused !== null}>
      <summary className="btn btn-plain w-full">
        <Printer aria-hidden="true" />
        {t("labels.open")}
      </summary>
      <form method="get" action={sheetPath(items.labels, { id: item.id })} className="mt-3 grid gap-3" onChange={fillSheet}>
        <SelectField
          name="format"
          label={label("format")}
          choices={choices("format", labelFormatNames)}
          defaultValue={choiceOf("format")}
        />
        <TextField name="copies" type="number" label={t("labels.copies")} defaultValue={choiceOf("copies") ?? "24"} inputMode="numeric" />
        <SelectField
          name="language"
          label={label("language")}
          choices={choices("language", languages)}
          defaultValue={choiceOf("language") ?? i18n.language.slice(0, 2)}
        />
        {item.recipeId && (
          <div>
            {/* A box that is not ticked says nothing: this says no. */}
            <input type="hidden" name="withIngredients" value="false" />
            <TickField
              name="withIngredients"
              label={t("labels.withIngredients")}
              defaultChecked={!refused || isTicked("withIngredients")}
            />
          </div>
        )}
        <TickField name="withPrice" label={t("labels.withPrice")} defaultChecked={isTicked("withPrice")} />
        <button type="submit" className="btn btn-ink">
          {t("labels.print")}
        </button>
      </form>
    </details>
  );
}
