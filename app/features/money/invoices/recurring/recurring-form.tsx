import { useWords } from "@/app/shell/i18n/use-words";
import { type RecurringInvoice, recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { ClientPicker } from "@/app/features/sell/clients/client-picker";
import { LineFields } from "../line-fields";
import { VatReasonField } from "../vat-reason-field";

interface RecurringFormProps {
  /** The one to change; without it, a new one is made. */
  recurring?: RecurringInvoice;
  requestKey: string;
  today: string;
  back: string;
}

const { Form, Field, useFieldOf } = formOf(recurringInvoices.create);

/** The form of an invoice that comes back. */
export function RecurringForm({ recurring, requestKey, today, back }: RecurringFormProps) {
  const { t } = useWords("pages/invoices");
  const labels = { "lines.description": t("description"), everyMonths: t("recurring.every") };
  return (
    <Form version={recurring?.version} labels={labels} requestKey={requestKey} guarded>
      <section className="form-grid">
        {!recurring && <ClientField />}
        <Field name="description" help={t("recurring.descriptionHelp")} value={recurring?.description} />
        <Field name="everyMonths" unit={t("recurring.months")} value={recurring?.everyMonths ?? 1} />
        <Field name="nextOn" value={recurring?.nextOn ?? today} />
        <Field name="endsOn" help={t("recurring.endsHelp")} value={recurring?.endsOn} />
      </section>
      <section className="form-part">
        <LineFields lines={recurring?.lines ?? []} />
        <div className="form-grid mt-5">
          <VatReasonField reason={recurring?.vatReason} />
        </div>
      </section>
      <FormEnd back={back}>{t("save")}</FormEnd>
    </Form>
  );
}

function ClientField() {
  const { t } = useWords("pages/invoices");
  return <ClientPicker {...useFieldOf()("client")} help={t("recurring.clientHelp")} />;
}
