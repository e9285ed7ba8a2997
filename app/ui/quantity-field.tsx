import { useWords } from "@/app/shell/i18n/use-words";
import type { Quantity } from "@/worker/core/fields";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { QUANTITY_SCALE, type Unit, unitNames, units } from "@/worker/core/quantity";
import { SelectField, TextField } from "./field";

interface QuantityFieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  value?: Quantity | null;
  /** The units to choose from. */
  among?: readonly Unit[];
}

/** A number and its unit, side by side; named `name.value` and `name.unit`. */
export function QuantityField({ name, label, help, required, value, among = unitNames }: QuantityFieldProps) {
  const { t, i18n } = useWords("core");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const number = value
    ? (value.amount / QUANTITY_SCALE / units[value.unit].factor).toLocaleString(language, { maximumFractionDigits: 6, useGrouping: false })
    : "";
  return (
    <div className="quantity-field">
      <TextField name={`${name}.value`} label={label} help={help} required={required} inputMode="decimal" defaultValue={number} />
      <SelectField
        name={`${name}.unit`}
        label={t("unit")}
        choices={among.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
        defaultValue={value?.unit ?? among[0]}
      />
    </div>
  );
}
