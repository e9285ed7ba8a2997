import { useEffect, useRef } from "react";
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
  /** What the thing that is measured is counted in, once one knows: chosen when it becomes known or changes. */
  usual?: Unit;
}

/** A number and, within the same field, its unit; named `name.value` and `name.unit`. */
export function QuantityField({ name, label, help, required, value, among = unitNames, usual }: QuantityFieldProps) {
  const { t, i18n } = useWords("core");
  const { values, errors } = useFormState();
  const { id, problem, submitted, aria } = useField(`${name}.value`, help);
  const number = value && typedQuantity(value, i18n.language);
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const select = choice.current;
    if (!usual || !select || select.value === usual) return;
    select.value = usual;
    // What is worked out as one types hears of it as if a hand had chosen it.
    select.dispatchEvent(new Event("input", { bubbles: true }));
  }, [usual]);
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
          ref={choice}
          defaultValue={values[`${name}.unit`] ?? value?.unit ?? usual ?? among[0]}
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
