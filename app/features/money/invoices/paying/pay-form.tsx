import { HandCoins } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { invoices } from "@/worker/modules/money/invoices/contract";
import type { PaymentMethod } from "@/worker/modules/money/invoices/status";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

interface PayFormProps {
  record: { due: number; version: number };
  requestKey: string;
  today: string;
  /** What paying is called from this side. */
  label: string;
  method?: PaymentMethod;
  /** What is done: an invoice is paid, a credit note given back. */
  verb?: "markPaid" | "refund";
}

const { Form, Field } = formOf(invoices.markPaid);

/** Money that came in or went out: all that is due, today, by transfer, unless one says otherwise. */
export function PayForm({ record, requestKey, today, label, method = "transfer", verb = "markPaid" }: PayFormProps) {
  const { t } = useWords("invoices");
  const labels = { amount: t("fields.paidAmount") };
  const summary = (
    <>
      <HandCoins aria-hidden="true" />
      {label}
    </>
  );
  return (
    <Disclosure form={verb} className="grid" look="btn btn-primary w-full list-none" summary={summary}>
      <Form verb={verb} version={record.version} className="mt-3 grid gap-3" labels={labels} requestKey={requestKey && `${requestKey}-pay`}>
        <Field name="amount" value={record.due} />
        <Field name="paidOn" value={today} />
        <Field name="method" value={method} />
        <Field name="note" />
        {verb === "markPaid" && <Field name="onAccount" />}
        <SubmitButton>{label}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
