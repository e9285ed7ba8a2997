import { useId } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ImportedField, ImportedFile } from "@/worker/modules/business/imports/contract";
import { TickField } from "@/app/ui/field";
import { Form, SubmitButton, useFormState } from "@/app/ui/form";

/** What each column of a file is taken for, to be changed; what nobody knows is open at once. */
export function ColumnsForm({ file, fields }: { file: ImportedFile; fields: ImportedField[] }) {
  const { t } = useWords("pages/imports");
  // Of two columns of the same name, the first is read.
  const named = file.columns.filter(
    ({ heading }, place, all) => heading && all.findIndex((column) => column.heading === heading) === place,
  );
  const ignored = file.columns.filter(({ heading, field }) => heading && !field);
  const missing = fields.filter(({ required, field }) => required && !file.columns.some((column) => column.field === field));
  const hasKey = fields.some(({ key, field }) => key && file.columns.some((column) => column.field === field));
  const keys = fields.filter(({ key }) => key).map(({ label }) => label);
  return (
    <details className="mb-8" open={missing.length > 0 || ignored.length > 0}>
      <summary className="min-h-6 cursor-pointer">
        <h2 className="inline text-lg">{t("columns.title")}</h2>
        <span className="muted ml-3 text-sm">{ignored.length ? t("columns.ignored", { count: ignored.length }) : t("columns.all")}</span>
      </summary>
      {!hasKey && <p className="st-soon mt-3 text-sm">{t("columns.noKey", { keys: keys.join(", ") })}</p>}
      <Form name="columns" className="mt-4">
        <input type="hidden" name="version" value={file.version} />
        <div className="grid gap-4">
          {named.map((column, place) => (
            <OneColumn key={column.heading} column={column} place={place} fields={fields} />
          ))}
        </div>
        <div className="mt-4">
          <TickField name="clearEmpty" label={t("imports:fields.clearEmpty")} defaultChecked={file.clearEmpty} />
          <p className="muted text-sm">{t("columns.clears")}</p>
        </div>
        <div className="mt-5">
          <SubmitButton className="btn btn-plain">{t("columns.save")}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}

interface OneColumnProps {
  column: ImportedFile["columns"][number];
  /** Its place among the columns that are asked for. */
  place: number;
  fields: ImportedField[];
}

function OneColumn({ column, place, fields }: OneColumnProps) {
  const { t } = useWords("pages/imports");
  const id = useId();
  const { heading, field, samples } = column;
  const typed = useFormState().values.field?.split(",")[place];
  return (
    <div className="grid items-center gap-x-6 gap-y-1 border-b border-rule pb-3 md:grid-cols-[minmax(0,1fr)_16rem]">
      <label htmlFor={id} className="min-w-0">
        <strong className="font-semibold">{heading}</strong>
        <span className="muted block truncate text-sm">{samples.join(" · ") || t("columns.empty")}</span>
      </label>
      <input type="hidden" name="heading" value={heading} />
      <select id={id} name="field" className="select" defaultValue={typed ?? field ?? ""} key={field}>
        <option value="">{t("columns.none")}</option>
        {fields.map(({ field: value, label, required }) => (
          <option key={value} value={value}>
            {required ? `${label} *` : label}
          </option>
        ))}
      </select>
    </div>
  );
}
