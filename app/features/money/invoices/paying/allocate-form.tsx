import { ArrowRightLeft } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { type Invoice, invoices, type ListedInvoice } from "@/worker/modules/money/invoices/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(invoices.allocate);

interface AllocateFormProps {
  credit: Invoice;
  /** What is due of the client's invoices. */
  due: ListedInvoice[];
  requestKey: string;
}

/** Sets what is left of a credit note against another invoice of its client: all that can be, unless one says otherwise. */
export function AllocateForm({ credit, due, requestKey }: AllocateFormProps) {
  const { t } = useWords("pages/invoices");
  const summary = (
    <>
      <ArrowRightLeft aria-hidden="true" />
      {t("allocate.open")}
    </>
  );
  const choices = due.map(({ id, number, due: amount }) => {
    return { value: id, label: t("allocate.choice", { number, due: formatMoney(amount, 2) }) };
  });
  return (
    <Disclosure form="allocate" className="grid" look="btn btn-plain w-full list-none" summary={summary}>
      <Form
        verb="allocate"
        version={credit.version}
        className="mt-3 grid gap-3"
        labels={{ amount: t("invoices:fields.paidAmount") }}
        requestKey={requestKey && `${requestKey}-allocate`}
      >
        <Field name="invoice" choices={choices} />
        <Field name="amount" />
        <SubmitButton>{t("allocate.do")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
