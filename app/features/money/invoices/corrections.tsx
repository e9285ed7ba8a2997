import { Ban, MessageCircleWarning, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Invoice, invoices } from "@/worker/modules/money/invoices/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

interface CorrectionProps {
  invoice: Invoice;
  requestKey: string;
}

const credit = formOf(invoices.credit);
const cancel = formOf(invoices.cancel);
const dispute = formOf(invoices.dispute);

/** One of them behind its button. */
function Correction({ verb, icon, label, children }: { verb: string; icon: ReactNode; label: string; children: ReactNode }) {
  const summary = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <Disclosure form={verb} className="grid" look="btn btn-quiet w-full list-none" summary={summary}>
      <div className="mt-3 mb-2">{children}</div>
    </Disclosure>
  );
}

/** Takes back part of an invoice: how much of each line, and why. */
export function CreditForm({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  return (
    <Correction verb="credit" icon={<Undo2 aria-hidden="true" />} label={t("credit.open")}>
      <credit.Form verb="credit" className="grid gap-3" requestKey={requestKey && `${requestKey}-credit`}>
        <p className="muted text-xs">{t("credit.help")}</p>
        {invoice.lines.map(({ id, description, amount }, place) =>
          amount.amount > 0 ? (
            <div key={id}>
              <input type="hidden" name={`lines.${place}.line`} value={id} />
              <credit.Field name={`lines.${place}.amount`} label={description} among={[amount.unit]} />
            </div>
          ) : null,
        )}
        <credit.Field name="reason" />
        <credit.Field name="goodwill" />
        <SubmitButton>{t("credit.do")}</SubmitButton>
      </credit.Form>
    </Correction>
  );
}

/** Takes all of it back, and says why. */
export function ReasonForm({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  return (
    <Correction verb="cancel" icon={<Ban aria-hidden="true" />} label={t("cancel.open")}>
      <cancel.Form verb="cancel" version={invoice.version} className="grid gap-3" requestKey={requestKey && `${requestKey}-cancel`}>
        <p className="muted text-xs">{t("cancel.help")}</p>
        <cancel.Field name="reason" />
        <SubmitButton>{t("cancel.do")}</SubmitButton>
      </cancel.Form>
    </Correction>
  );
}

/** Notes that the client disputes it, or that this is over. */
export function DisputeForm({ invoice, requestKey }: CorrectionProps) {
  const { t } = useWords("pages/invoices");
  return (
    <Correction
      verb="dispute"
      icon={<MessageCircleWarning aria-hidden="true" />}
      label={t(invoice.dispute ? "dispute.change" : "dispute.open")}
    >
      <dispute.Form verb="dispute" version={invoice.version} className="grid gap-3" requestKey={requestKey && `${requestKey}-dispute`}>
        <dispute.Field name="dispute" help={t("dispute.help")} rows={3} value={invoice.dispute} />
        <SubmitButton>{t("save")}</SubmitButton>
      </dispute.Form>
    </Correction>
  );
}
