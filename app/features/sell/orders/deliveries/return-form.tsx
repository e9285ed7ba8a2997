import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Delivery } from "@/worker/modules/sell/deliveries/contract";
import { TextField, TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";

interface ReturnFormProps {
  delivery: Delivery;
  requestKey: string;
  today: string;
}

/** What comes back, lot by lot, and why. */
export function ReturnForm({ delivery, requestKey, today }: ReturnFormProps) {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`deliveries:fields.${name}`);
  const lots = [...new Map(delivery.lines.filter(({ lotId }) => lotId).map((line) => [line.lotId, line])).values()];
  const labels = {
    "parts.amount": field("amount"),
    "parts.amount.value": field("amount"),
    reason: field("reason"),
    returnedOn: field("returnedOn"),
  };
  return (
    <section className="rounded-box border border-rule bg-base-200 p-5" aria-label={t("deliveries:operations.return.title")}>
      <h2 className="mb-1 text-lg">{t("deliveries:operations.return.title")}</h2>
      <p className="muted mb-4 text-sm">{t("return.text")}</p>
      <Form verb="return" requestKey={requestKey} labels={labels}>
        <input type="hidden" name="version" value={delivery.version} />
        <div className="grid gap-4">
          {lots.map((line, place) => (
            <div key={line.lotId}>
              <input type="hidden" name={`parts.${place}.lot`} value={line.lot} />
              <QuantityField name={`parts.${place}.amount`} label={`${line.name} · ${line.lot}`} among={[line.unit]} />
            </div>
          ))}
          <TextField name="reason" label={field("reason")} maxLength={200} required />
          <TextField name="returnedOn" type="date" label={field("returnedOn")} defaultValue={today} />
          <input type="hidden" name="hold" value="" />
          <TickField name="hold" label={field("hold")} defaultChecked />
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
