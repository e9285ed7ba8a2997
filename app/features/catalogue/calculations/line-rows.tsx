import { useWords } from "@/app/shell/i18n/use-words";
import { type Calculation, calculations } from "@/worker/modules/catalogue/calculations/contract";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

const { Field, useFieldOf } = formOf(calculations.create);

/** What goes in: an item of the catalogue, or a name and a price of one's own. */
export function LineRows({ lines }: { lines: Calculation["lines"] }) {
  const { t } = useWords("pages/calculations");
  const fieldOf = useFieldOf();
  return (
    <section className="form-part">
      <RowsField {...fieldOf("lines")} help={t("help.lines")} rows={lines} add={t("addLine")}>
        {(prefix, line) => (
          <>
            {!line && <ItemPicker {...fieldOf(`${prefix}.item`)} help={t("help.item")} />}
            <Field name={`${prefix}.name`} value={line?.name} />
            <Field name={`${prefix}.amount`} value={line?.amount} among={["kg", "g", "l", "cl", "ml", "piece"]} />
            <Field name={`${prefix}.unitPrice`} value={line?.unitPrice} />
            <Field name={`${prefix}.per`} none={t("same")} value={line?.per} />
            <Field name={`${prefix}.loss`} value={line?.loss || null} />
            <Field name={`${prefix}.kind`} value={line?.kind ?? "ingredient"} />
          </>
        )}
      </RowsField>
    </section>
  );
}
