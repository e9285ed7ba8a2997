import { useWords } from "@/app/shell/i18n/use-words";
import type { Quantity } from "@/worker/core/contract/fields";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import { type FieldProps, Frame, useField } from "./field";
import { useFormState } from "./form";
import { typedQuantity } from "./typed-text";

interface QuantityFieldProps extends FieldProps {
  value?: Quantity | null;
  /** The units to choose from, the usual one first. */
  among?: readonly Unit[];
}

/** A number and, within the same field, its unit; named `name.value` and `name.unit`. */
export function QuantityField({ name, label, help, required, value, among = unitNames }: QuantityFieldProps) {
  const { t, i18n } = useWords("core");
  const { values, errors } = useFormState();
  const { id, problem, submitted, aria } = useField(`${name}.value`, help);
  const number = value && typedQuantity(value, i18n.language);
  return (
    <Frame id={id} name={name} label={label} help={help} required={required} problem={problem ?? errors[name]}>
      <span className="input">
        <input
          {...aria}
          id={id}
          name={`${name}.value`}
          inputMode="decimal"
          autoComplete="off"
          required={required}
          defaultValue={submitted ?? number ?? ""}
        />
        <select
          className="unit-choice"
          name={`${name}.unit`}
          aria-label={t("unitOf", { label })}
          defaultValue={values[`${name}.unit`] ?? value?.unit ?? among[0]}
        >
          {among.map((unit) => (
            <option key={unit} value={unit}>
              {t(`units.${unit}`)}
            </option>
          ))}
        </select>
      </span>
    </Frame>
  );
}
