import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Delivery, deliveries } from "@/worker/modules/sell/deliveries/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

interface ReturnFormProps {
  delivery: Delivery;
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(deliveries.return);

/** What comes back, lot by lot, and why. */
export function ReturnForm({ delivery, requestKey, today }: ReturnFormProps) {
  const { t } = useWords("pages/orders");
  const lots = [...new Map(delivery.lines.filter(({ lotId }) => lotId).map((line) => [line.lotId, line])).values()];
  return (
    <section className="rounded-box border border-rule bg-base-200 p-5" aria-label={t("deliveries:operations.return.title")}>
      <h2 className="mb-1 text-lg">{t("deliveries:operations.return.title")}</h2>
      <p className="muted mb-4 text-sm">{t("return.text")}</p>
      <Form verb="return" version={delivery.version} requestKey={requestKey}>
        <div className="grid gap-4">
          {lots.map((line, place) => (
            <div key={line.lotId}>
              <input type="hidden" name={`parts.${place}.lot`} value={line.lot} />
              <Field name={`parts.${place}.amount`} label={`${line.name} · ${line.lot}`} among={[line.unit]} />
            </div>
          ))}
          <Field name="reason" />
          <Field name="returnedOn" value={today} />
          <input type="hidden" name="hold" value="" />
          <Field name="hold" value />
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{t("deliveries:operations.return.title")}</SubmitButton>
            <Link className="btn btn-plain" to="?" preventScrollReset>
              {t("shell:cancel")}
            </Link>
          </div>
        </div>
      </Form>
    </section>
  );
}
