import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Restock } from "@/worker/modules/buy/restocks/contract";
import type { Supplier } from "@/worker/modules/buy/suppliers/contract";
import type { Tariff } from "@/worker/modules/buy/tariffs/contract";
import { NoteField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
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

/** The form of a restock: all that the supplier sells with room for how many, and what it comes to beside it. */
export function RestockForm({ supplier, tariffs, restock, requestKey, back }: RestockFormProps) {
  const { t } = useWords("pages/restocks");
  const around = useRef<HTMLDivElement>(null);
  const field = (name: string) => t(`restocks:fields.${name}`);
  const labels = {
    ...Object.fromEntries(["supplier", "lines", "fees", "expectedOn", "notes"].map((name) => [name, field(name)])),
    ...Object.fromEntries(["item", "packs", "pack", "packName", "price"].map((name) => [`lines.${name}`, field(name)])),
  };
  return (
    <div className="document" ref={around}>
      <Form labels={labels} requestKey={requestKey} guarded>
        {restock ? (
          <input type="hidden" name="version" value={restock.version} />
        ) : (
          <input type="hidden" name="supplier" value={supplier.id} />
        )}
        {/* Says that nothing is asked when every line is left blank. */}
        <input type="hidden" name="lines" value="" />
        <LineRows tariffs={tariffs} lines={restock?.lines ?? []} />
        <section className="form-part">
          <h2>{t("parts.delivery")}</h2>
          <div className="form-grid">
            <TextField
              name="expectedOn"
              type="date"
              label={field("expectedOn")}
              help={supplier.leadTimeDays === null || restock ? undefined : t("help.expectedOn", { count: supplier.leadTimeDays })}
              defaultValue={restock?.expectedOn}
            />
            <MoneyField name="fees" label={field("fees")} help={t("help.fees")} amount={restock?.fees || null} />
          </div>
          <div className="mt-5">
            <NoteField
              name="notes"
              label={field("notes")}
              help={t("help.notes")}
              rows={3}
              maxLength={2_000}
              defaultValue={restock?.notes}
            />
          </div>
        </section>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t(restock ? "save" : "write")}</SubmitButton>
          <Link className="btn btn-plain" to={back}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
      <LiveSubtotal around={around} minimum={supplier.minimumOrder} start={restock?.subtotal ?? 0} />
    </div>
  );
}
