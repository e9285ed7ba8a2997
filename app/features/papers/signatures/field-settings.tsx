import { Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Signature } from "@/worker/modules/papers/signatures/contract";
import type { PlacedField } from "./field-box";

interface FieldSettingsProps {
  field: PlacedField;
  signatories: Signature["signatories"];
  change(part: Partial<PlacedField>): void;
  remove(): void;
}

/** What is said of the chosen field: whose it is, what it asks for, whether it must be filled in. */
export function FieldSettings({ field, signatories, change, remove }: FieldSettingsProps) {
  const { t } = useWords("pages/signatures");
  const isAsked = field.kind === "text" || field.kind === "tick";
  return (
    <fieldset className="mb-3 flex flex-wrap items-end gap-3 rounded-box border border-rule p-3 text-sm">
      <legend className="sr-only">{t("chosenField", { kind: t(`signatures:values.kind.${field.kind}`) })}</legend>
      <label className="grid gap-1">
        {t("signatures:fields.signatory")}
        <select className="select" value={field.signatory} onChange={({ target }) => change({ signatory: Number(target.value) })}>
          {signatories.map(({ place, name }) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isAsked && (
        <label className="grid gap-1">
          {t("signatures:fields.label")}
          <span className="input">
            <input value={field.label} maxLength={80} onChange={({ target }) => change({ label: target.value })} />
          </span>
        </label>
      )}
      {isAsked && (
        <label className="flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={field.required}
            onChange={({ target }) => change({ required: target.checked })}
          />
          {t("signatures:fields.required")}
        </label>
      )}
      <button type="button" className="btn btn-quiet" onClick={remove}>
        <Trash2 aria-hidden="true" />
        {t("removeField")}
      </button>
    </fieldset>
  );
}
