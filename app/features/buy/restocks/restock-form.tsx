import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Restock, restocks } from "@/worker/modules/buy/restocks/contract";
import type { Supplier } from "@/worker/modules/buy/suppliers/contract";
import type { Tariff } from "@/worker/modules/buy/tariffs/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { LineRows } from "./line-rows";
import { LiveSubtotal } from "./live-subtotal";

interface RestockFormProps {
  supplier: Pick<Supplier, "id" | "name" | "minimumOrder" | "leadTimeDays">;
  tariffs: Tariff[];
  /** The draft to change; without one, a new one is written. */
  restock?: Restock;
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(restocks.create);

/** The form of a restock: all that the supplier sells with room for how many, and what it comes to beside it. */
export function RestockForm({ supplier, tariffs, restock, requestKey, back }: RestockFormProps) {
  const { t } = useWords("pages/restocks");
  const around = useRef<HTMLDivElement>(null);
  return (
    <div className="document" ref={around}>
      <Form version={restock?.version} labels={{ "lines.price": t("packPrice") }} requestKey={requestKey} guarded>
        {!restock && <input type="hidden" name="supplier" value={supplier.id} />}
        {/* Sends an empty list when every line is left blank. */}
        <input type="hidden" name="lines" value="" />
        <LineRows tariffs={tariffs} lines={restock?.lines ?? []} />
        <section className="form-part">
          <h2>{t("parts.delivery")}</h2>
          <div className="form-grid">
            <Field
              name="expectedOn"
              help={supplier.leadTimeDays === null || restock ? undefined : t("help.expectedOn", { count: supplier.leadTimeDays })}
              value={restock?.expectedOn}
            />
            <Field name="fees" help={t("help.fees")} value={restock?.fees || null} />
          </div>
          <div className="mt-5">
            <Field name="notes" help={t("help.notes")} rows={3} value={restock?.notes} />
          </div>
        </section>
        <FormEnd back={back}>{t(restock ? "save" : "write")}</FormEnd>
      </Form>
      <LiveSubtotal around={around} minimum={supplier.minimumOrder} start={restock?.subtotal ?? 0} />
    </div>
  );
}
