import { Wallet } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(invoices.allocate);

interface OnAccountFormProps {
  record: { due: number; version: number };
  /** What its client or supplier has on account, in ten-thousandths of a euro. */
  onAccount: number;
  requestKey: string;
}

/** Pays an invoice of what was paid ahead: all that can be, unless one says otherwise. */
export function OnAccountForm({ record: { due, version }, onAccount, requestKey }: OnAccountFormProps) {
  const { t } = useWords("pages/invoices");
  const summary = (
    <>
      <Wallet aria-hidden="true" />
      {t("onAccount.open", { amount: formatMoney(onAccount, 2) })}
    </>
  );
  return (
    <Disclosure form="allocate" className="grid" look="btn btn-plain w-full list-none" summary={summary}>
      <Form
        verb="allocate"
        version={version}
        className="mt-3 grid gap-3"
        labels={{ amount: t("invoices:fields.paidAmount") }}
        requestKey={requestKey && `${requestKey}-allocate`}
      >
        <Field name="amount" value={Math.min(due, onAccount)} />
        <SubmitButton>{t("onAccount.do")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
