import { useWords } from "@/app/shell/i18n/use-words";
import { lots } from "@/worker/modules/store/lots/contract";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { lotPath } from "../addresses";

const { Form, Field } = formOf(lots.update);

/** The form of the facts of a lot. */
export function LotForm({ lot, requestKey }: { lot: Lot; requestKey: string }) {
  const { t } = useWords("pages/inventory");
  return (
    <Form version={lot.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="dlc" help={t("form.oneDate")} value={lot.dlc} />
        <Field name="ddm" value={lot.ddm} />
        <Field name="supplierLot" value={lot.supplierLot} />
        <Field name="temperature" value={lot.temperature} />
      </div>
      <div className="mt-5">
        <Field name="notes" value={lot.notes} />
      </div>
      <FormEnd back={lotPath(lot.id)}>{t("lot.save")}</FormEnd>
    </Form>
  );
}
