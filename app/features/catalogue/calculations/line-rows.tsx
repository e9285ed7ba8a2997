import { useWords } from "@/app/shell/i18n/use-words";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { unitNames } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Calculation } from "@/worker/modules/catalogue/calculations/contract";
import { lineKinds } from "@/worker/modules/catalogue/calculations/status";
import { SelectField, TextField } from "@/app/ui/field";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { useLabels } from "./labels";

/** What goes in: an item of the catalogue, or a name and a price of one's own. */
export function LineRows({ lines }: { lines: Calculation["lines"] }) {
  const { t, i18n } = useWords("pages/calculations");
  const { label } = useLabels();
  const number = (value: number, scale: number) =>
    (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 4, useGrouping: false });
  return (
    <section className="form-part">
      <RowsField name="lines" label={label("lines")} help={t("help.lines")} rows={lines} add={t("addLine")}>
        {(prefix, line) => (
          <>
            {!line && <ItemPicker name={`${prefix}.item`} label={label("item")} help={t("help.item")} />}
            <TextField name={`${prefix}.name`} label={label("name")} defaultValue={line?.name} maxLength={120} />
            <QuantityField
              name={`${prefix}.amount`}
              label={label("amount")}
              value={line?.amount}
              among={["kg", "g", "l", "cl", "ml", "piece"]}
            />
            <TextField
              name={`${prefix}.unitPrice`}
              label={label("unitPrice")}
              unit="€"
              inputMode="decimal"
              defaultValue={line && number(line.unitPrice, MONEY_SCALE)}
            />
            <SelectField
              name={`${prefix}.per`}
              label={label("per")}
              choices={[{ value: "", label: t("same") }, ...unitNames.map((value) => ({ value, label: t(`core:units.${value}`) }))]}
              defaultValue={line?.per ?? ""}
            />
            <TextField
              name={`${prefix}.loss`}
              label={label("loss")}
              unit="%"
              inputMode="decimal"
              defaultValue={line?.loss ? number(line.loss, RATE_SCALE) : ""}
            />
            <SelectField
              name={`${prefix}.kind`}
              label={label("kind")}
              choices={lineKinds.map((value) => ({ value, label: t(`calculations:values.kind.${value}`) }))}
              defaultValue={line?.kind ?? "ingredient"}
            />
          </>
        )}
      </RowsField>
    </section>
  );
}
