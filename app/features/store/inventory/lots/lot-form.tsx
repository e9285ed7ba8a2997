import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { NoteField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { lotPath } from "../addresses";

const fields = ["supplierLot", "dlc", "ddm", "temperature", "notes"] as const;

/** The form of what is said of a lot. */
export function LotForm({ lot, requestKey }: { lot: Lot; requestKey: string }) {
  const { t, i18n } = useWords("pages/inventory");
  const label = (name: string) => t(`lots:fields.${name}`);
  return (
    <Form labels={Object.fromEntries(fields.map((name) => [name, label(name)]))} requestKey={requestKey} guarded>
      <input type="hidden" name="version" value={lot.version} />
      <div className="form-grid">
        <TextField name="dlc" type="date" label={label("dlc")} help={t("form.oneDate")} defaultValue={lot.dlc} />
        <TextField name="ddm" type="date" label={label("ddm")} defaultValue={lot.ddm} />
        <TextField name="supplierLot" label={label("supplierLot")} defaultValue={lot.supplierLot} maxLength={60} />
        <TextField
          name="temperature"
          label={label("temperature")}
          unit="°C"
          inputMode="decimal"
          defaultValue={lot.temperature === null ? "" : (lot.temperature / 100).toLocaleString(i18n.language)}
        />
      </div>
      <div className="mt-5">
        <NoteField name="notes" label={label("notes")} defaultValue={lot.notes} maxLength={2_000} />
      </div>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t("lot.save")}</SubmitButton>
        <Link className="btn btn-plain" to={lotPath(lot.id)}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}
