import { Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { labelFormatNames } from "@/worker/core/files/paper";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { lots } from "@/worker/modules/store/lots/contract";
import { useRefusedPaper } from "@/app/shell/refused-paper";
import { SelectField, TextField } from "@/app/ui/field";
import { fillSheet } from "@/app/ui/label-copies";

/** The labels of a lot, on its own sheet. */
export function LotLabels({ id }: { id: string }) {
  const { t } = useWords("pages/inventory");
  const refused = useRefusedPaper();
  return (
    <details className="no-print" open={refused !== null}>
      <summary className="btn btn-plain w-full">
        <Printer aria-hidden="true" />
        {t("lot.labels")}
      </summary>
      <LabelForm id={id} />
    </details>
  );
}

/** The form that prints the labels of a lot on a page of the browser's own: a refusal is shown on the screen that has it. */
export function LabelForm({ id }: { id: string }) {
  const { t } = useWords("pages/inventory");
  const label = (field: string) => t(`lots:fields.${field}`);
  const choices = labelFormatNames.map((value) => ({ value, label: t(`lots:values.format.${value}`) }));
  const refused = useRefusedPaper();
  return (
    <form method="get" action={sheetPath(lots.labels, { id })} className="mt-3 grid gap-3" onChange={fillSheet}>
      <SelectField name="format" label={label("format")} choices={choices} defaultValue={refused?.get("format") ?? undefined} />
      <TextField name="copies" type="number" label={label("copies")} defaultValue={refused?.get("copies") ?? "24"} inputMode="numeric" />
      <button type="submit" className="btn btn-ink">
        {t("lot.print")}
      </button>
    </form>
  );
}
