import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Delivery, deliveries } from "@/worker/modules/sell/deliveries/contract";
import { SubmitButton, useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(deliveries.correct);

/** Lots that left and were not entered: as many as one forgets in a day's work. */
const MORE = 2;

/** What really left, lot by lot, and when: what was entered is there already. */
export function CorrectForm({ delivery, requestKey }: { delivery: Delivery; requestKey: string }) {
  const { t } = useWords("pages/orders");
  const goods = delivery.lines.filter(({ lotId }) => lotId);
  const labels = { "parts.lot": t("deliveries:fields.lot"), "parts.amount": t("deliveries:fields.amount") };
  return (
    <section
      id="form"
      className="scroll-mt-20 rounded-box border border-rule bg-base-200 p-5"
      aria-label={t("deliveries:operations.correct.title")}
    >
      <h2 className="mb-1 text-lg">{t("deliveries:operations.correct.title")}</h2>
      <p className="muted mb-4 text-sm">{t("correct.text")}</p>
      <Form verb="correct" version={delivery.version} labels={labels} requestKey={requestKey}>
        <div className="grid gap-4">
          {goods.map((line, place) => (
            <fieldset key={`${line.orderLineId} ${line.lotId} ${line.locationId}`} className="field">
              <legend className="mb-1 font-semibold">{line.name}</legend>
              <input type="hidden" name={`parts.${place}.line`} value={line.orderLineId} />
              <div className="form-grid">
                <Field name={`parts.${place}.lot`} value={line.lot} />
                <Field name={`parts.${place}.amount`} value={line.amount} among={[line.unit]} />
              </div>
            </fieldset>
          ))}
          <OtherLots lines={goods} />
          <div className="form-grid">
            <Field name="shippedOn" value={delivery.shippedOn} />
            <Field name="carrier" value={delivery.carrier} />
          </div>
          <div className="form-end flex flex-wrap items-center gap-3">
            <SubmitButton>{t("deliveries:operations.correct.title")}</SubmitButton>
            <Link className="btn btn-plain" to="?" preventScrollReset>
              {t("shell:cancel")}
            </Link>
          </div>
        </div>
      </Form>
    </section>
  );
}

/** Lots that left besides. */
function OtherLots({ lines }: { lines: Delivery["lines"] }) {
  const { t } = useWords("pages/orders");
  const { values } = useFormState();
  const places = Array.from({ length: MORE }, (_, more) => lines.length + more);
  const choices = [...new Map(lines.map(({ orderLineId, name }) => [orderLineId, { value: orderLineId, label: name }])).values()];
  return (
    <details open={places.some((place) => values[`parts.${place}.lot`])}>
      <summary className="btn btn-plain">{t("correct.otherLot")}</summary>
      <div className="mt-4 grid gap-4">
        {places.map((place) => (
          <div key={place} className="form-grid">
            <Field name={`parts.${place}.line`} choices={choices} />
            <Field name={`parts.${place}.lot`} required={false} />
            <Field name={`parts.${place}.amount`} required={false} among={lines.map(({ unit }) => unit).slice(0, 1)} />
          </div>
        ))}
      </div>
    </details>
  );
}
