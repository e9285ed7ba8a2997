import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { RecurringInvoice } from "@/worker/modules/money/recurring-invoices/contract";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { LineFields } from "../line-fields";
import { VatReasonField } from "../vat-reason-field";

interface RecurringFormProps {
  /** The one to change; without it, a new one is made. */
  recurring?: RecurringInvoice;
  requestKey: string;
  today: string;
  back: string;
}

/** The form of an invoice that comes back. */
export function RecurringForm({ recurring, requestKey, today, back }: RecurringFormProps) {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`recurringInvoices:fields.${name}`);
  const names = ["client", "description", "everyMonths", "nextOn", "endsOn", "lines", "vatReason"];
  const lineNames = ["item", "amount", "price", "discount", "vatRate"];
  const labels = {
    ...Object.fromEntries(names.map((name) => [name, field(name)])),
    ...Object.fromEntries(lineNames.map((name) => [`lines.${name}`, field(name)])),
    "lines.description": t("description"),
  };
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      {recurring && <input type="hidden" name="version" value={recurring.version} />}
      <section className="form-grid">
        {!recurring && (
          <ItemPicker name="client" label={field("client")} help={t("recurring.clientHelp")} from="/customer/find-clients" required />
        )}
        <TextField
          name="description"
          label={field("description")}
          help={t("recurring.descriptionHelp")}
          defaultValue={recurring?.description}
          maxLength={200}
          required
        />
        <TextField
          name="everyMonths"
          label={t("recurring.every")}
          unit={t("recurring.months")}
          inputMode="numeric"
          defaultValue={String(recurring?.everyMonths ?? 1)}
          required
        />
        <TextField name="nextOn" type="date" label={field("nextOn")} defaultValue={recurring?.nextOn ?? today} required />
        <TextField name="endsOn" type="date" label={field("endsOn")} help={t("recurring.endsHelp")} defaultValue={recurring?.endsOn} />
      </section>
      <section className="form-part">
        <LineFields lines={recurring?.lines ?? []} />
        <div className="form-grid mt-5">
          <VatReasonField reason={recurring?.vatReason} />
        </div>
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t("save")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}
