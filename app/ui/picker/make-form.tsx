import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Choice } from "../field-names";
import type { MakingAsks } from "./props";

interface MakeFormProps {
  asks: MakingAsks;
  name: string;
  /** What it is taken for until somebody says otherwise. */
  kind: string;
  onSaid(answer: { kind: string; unit: string } | null): void;
}

/**
 * Asks, below a picker, what a record is that is about to be made there: its kind, and what it is counted in. Its fields have no names:
 * the form around is another's.
 */
export function MakeForm({ asks, name, kind: first, onSaid }: MakeFormProps) {
  const { t } = useWords("shell");
  const [kind, setKind] = useState(first);
  const [unit, setUnit] = useState(asks.unit?.usual(first) ?? "");
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector("select")?.focus(), []);
  const choose = (value: string) => {
    setKind(value);
    setUnit(asks.unit?.usual(value) ?? "");
  };
  /** Enter makes it, and does not send the form around. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    if (event.target instanceof HTMLButtonElement && event.key === "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    onSaid(event.key === "Enter" ? { kind, unit } : null);
  };
  return (
    <fieldset ref={box} className="mt-2 grid gap-3 rounded-box border border-rule p-3" onKeyDown={onKeyDown}>
      <legend className="px-1 text-sm font-semibold">{t("picker.make", { word: name })}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Choose label={asks.kind.label} choices={asks.kind.choices} value={kind} onChoose={choose} />
        {asks.unit && <Choose label={asks.unit.label} choices={asks.unit.choices} value={unit} onChoose={setUnit} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-ink" onClick={() => onSaid({ kind, unit })}>
          {t("picker.makeIt")}
        </button>
        <button type="button" className="btn btn-plain" onClick={() => onSaid(null)}>
          {t("cancel")}
        </button>
      </div>
    </fieldset>
  );
}

function Choose({ label, choices, value, onChoose }: { label: string; choices: Choice[]; value: string; onChoose(value: string): void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select w-full"
        value={value}
        // What is asked here is none of the form around: it neither reckons with it nor counts as changed.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          event.stopPropagation();
          onChoose(event.target.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
