import { Link } from "@/app/ui/link";
import type { MouseEvent } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Quantity } from "@/worker/core/contract/fields";
import { quantityText } from "@/worker/core/text/format-value";
import { type Delivery, deliveries } from "@/worker/modules/sell/deliveries/contract";
import { SubmitButton } from "@/app/ui/form";
import { typedQuantity } from "@/app/ui/typed-text";
import { formOf } from "@/app/ui/form-of";

interface ReturnFormProps {
  delivery: Delivery;
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(deliveries.return);

/** Fills in that all of a lot that the client holds comes back; needs scripts, and without them one types it. */
function AllOfIt({ place, of }: { place: number; of: Quantity }) {
  const { t, i18n } = useWords("pages/orders");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const input = currentTarget.form?.querySelector<HTMLInputElement>(`[name="parts.${place}.amount.value"]`);
    if (!input) return;
    input.value = typedQuantity(of, language);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <button type="button" className="chip justify-self-start" onClick={fill}>
      {t("return.all", { amount: quantityText(of, language) })}
    </button>
  );
}

/** What comes back, lot by lot, and why. */
export function ReturnForm({ delivery, requestKey, today }: ReturnFormProps) {
  const { t, i18n } = useWords("pages/orders");
  const lots = [...new Map(delivery.lines.filter(({ lotId }) => lotId).map((line) => [line.lotId, line])).values()];
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  /** What the client still has of a lot, whatever lines it left for. */
  const heldOf = (id: string) => {
    const lines = delivery.lines.filter(({ lotId }) => lotId === id);
    const amount = lines.reduce((sum, line) => sum + line.amount.amount - line.returned.amount, 0);
    return { amount, unit: lines[0]?.unit ?? "piece" };
  };
  return (
    <section
      id="form"
      className="scroll-mt-20 rounded-box border border-rule bg-base-200 p-5"
      aria-label={t("deliveries:operations.return.title")}
    >
      <h2 className="mb-1 text-lg">{t("deliveries:operations.return.title")}</h2>
      <p className="muted mb-4 text-sm">{t("return.text")}</p>
      <Form verb="return" version={delivery.version} requestKey={requestKey}>
        <div className="grid gap-4">
          {lots.map((line, place) => (
            <div key={line.lotId} className="grid gap-1">
              <input type="hidden" name={`parts.${place}.lot`} value={line.lot} />
              <Field
                name={`parts.${place}.amount`}
                label={`${line.name} · ${line.lot}`}
                help={t("return.left", { amount: quantityText(heldOf(line.lotId), language) })}
                among={[line.unit]}
                // Of one lot all of it comes back, most often; of several one says which.
                value={lots.length === 1 ? heldOf(line.lotId) : undefined}
              />
              {lots.length > 1 && <AllOfIt place={place} of={heldOf(line.lotId)} />}
            </div>
          ))}
          <Field name="reason" />
          <Field name="returnedOn" value={today} />
          <input type="hidden" name="hold" value="" />
          <Field name="hold" value />
          <div className="form-end flex flex-wrap items-center gap-3">
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
