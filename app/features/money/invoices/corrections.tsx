import { Ban, MessageCircleWarning, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Invoice } from "@/worker/modules/money/invoices/contract";
import { AskFirst } from "@/app/ui/ask-first";
import { Behind } from "@/app/ui/behind";
import { NoteField, TextField } from "@/app/ui/field";
import { Form as OwnForm, RequestKey, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";

interface CorrectionProps {
  invoice: Invoice;
  requestKey: string;
}

/** One of them behind its button. */
function Correction({ verb, icon, label, children }: { verb: string; icon: ReactNode; label: string; children: ReactNode }) {
  const summary = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <Behind form={verb} className="grid" look="btn btn-quiet w-full list-none" summary={summary}>
      <div className="mt-3 mb-2">{children}</div>
    </Behind>
  );
}

/** Takes back part of an invoice: how much of each line, and why. */
export function CreditForm({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  const reason = t("invoices:fields.reason");
  return (
    <Correction verb="credit" icon={<Undo2 aria-hidden="true" />} label={t("credit.open")}>
      <OwnForm
        verb="credit"
        className="grid gap-3"
        labels={{ reason, "lines.amount": t("invoices:fields.amount") }}
        requestKey={requestKey && `${requestKey}-credit`}
      >
        <p className="muted text-xs">{t("credit.help")}</p>
        {invoice.lines.map(({ id, description, amount }, place) =>
          amount.amount > 0 ? (
            <div key={id}>
              <input type="hidden" name={`lines.${place}.line`} value={id} />
              <QuantityField name={`lines.${place}.amount`} label={description} among={[amount.unit]} />
            </div>
          ) : null,
        )}
        <TextField name="reason" label={reason} maxLength={200} required />
        <SubmitButton>{t("credit.do")}</SubmitButton>
      </OwnForm>
    </Correction>
  );
}

/** Takes all of it back, and says why. */
export function ReasonForm({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  const reason = t("invoices:fields.reason");
  return (
    <Correction verb="cancel" icon={<Ban aria-hidden="true" />} label={t("cancel.open")}>
      <OwnForm verb="cancel" className="grid gap-3" labels={{ reason }} requestKey={requestKey && `${requestKey}-cancel`}>
        <input type="hidden" name="version" value={invoice.version} />
        <p className="muted text-xs">{t("cancel.help")}</p>
        <TextField name="reason" label={reason} maxLength={200} required />
        <SubmitButton>{t("cancel.do")}</SubmitButton>
      </OwnForm>
    </Correction>
  );
}

/** Notes that the client disputes it, or that this is over. */
export function DisputeForm({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  const label = t("invoices:fields.dispute");
  return (
    <Correction
      verb="dispute"
      icon={<MessageCircleWarning aria-hidden="true" />}
      label={t(invoice.dispute ? "dispute.change" : "dispute.open")}
    >
      <OwnForm verb="dispute" className="grid gap-3" labels={{ dispute: label }} requestKey={requestKey && `${requestKey}-dispute`}>
        <input type="hidden" name="version" value={invoice.version} />
        <NoteField name="dispute" label={label} help={t("dispute.help")} rows={3} maxLength={200} defaultValue={invoice.dispute} />
        <SubmitButton>{t("save")}</SubmitButton>
      </OwnForm>
    </Correction>
  );
}

/** A draft leaves no trace: it asks first. */
export function RemoveDraft({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  const label = (
    <>
      <Trash2 aria-hidden="true" />
      {t("remove.open")}
    </>
  );
  return (
    <AskFirst label={label} title={t("remove.title")} text={t("remove.text")} action={t("remove.do")}>
      <RequestKey value={requestKey && `${requestKey}-remove`} />
      <input type="hidden" name="_verb" value="remove" />
      <input type="hidden" name="version" value={invoice.version} />
    </AskFirst>
  );
}
