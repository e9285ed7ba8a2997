import { HandCoins } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type PaymentMethod, paymentMethods } from "@/worker/modules/money/invoices/status";
import { Behind } from "@/app/ui/behind";
import { SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";

interface PayFormProps {
  record: { due: number; version: number };
  requestKey: string;
  today: string;
  /** What paying is called from this side. */
  label: string;
  method?: PaymentMethod;
}

/** Money that came in or went out: all that is due, today, by transfer, unless one says otherwise. */
export function PayForm({ record, requestKey, today, label, method = "transfer" }: PayFormProps) {
  const { t } = useWords("invoices");
  const methods = paymentMethods.map((value) => ({ value, label: t(`values.method.${value}`) }));
  const labels = { amount: t("fields.paidAmount"), paidOn: t("fields.paidOn"), method: t("fields.method") };
  const summary = (
    <>
      <HandCoins aria-hidden="true" />
      {label}
    </>
  );
  return (
    <Behind form="markPaid" className="grid" look="btn btn-primary w-full list-none" summary={summary}>
      <Form verb="markPaid" className="mt-3 grid gap-3" labels={labels} requestKey={requestKey && `${requestKey}-pay`}>
        <input type="hidden" name="version" value={record.version} />
        <MoneyField name="amount" label={labels.amount} amount={record.due} />
        <TextField name="paidOn" type="date" label={labels.paidOn} defaultValue={today} />
        <SelectField name="method" label={labels.method} choices={methods} defaultValue={method} />
        <TextField name="note" label={t("fields.note")} maxLength={200} />
        <SubmitButton>{label}</SubmitButton>
      </Form>
    </Behind>
  );
}
