import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { paymentTerms } from "@/worker/core/trade/trade";
import type { Invoice } from "@/worker/modules/money/invoices/contract";
import { MoneyField } from "@/app/ui/money-field";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { LineFields } from "./line-fields";
import { VatReasonField } from "./vat-reason-field";

interface InvoiceFormProps {
  /** Who it is for, when a new one is written; its name chooses among these. */
  clients?: string[];
  chosen?: string;
  /** The draft to change. */
  invoice?: Invoice;
  requestKey: string;
  back: string;
}

/** The form of a draft. Lines that come of orders stay as the orders say. */
export function InvoiceForm({ clients = [], chosen, invoice, requestKey, back }: InvoiceFormProps) {
  const { t, i18n } = useWords("pages/invoices");
  const decimal = i18n.language === "fr" ? "," : ".";
  const field = (name: string) => t(`invoices:fields.${name}`);
  const names = ["client", "lines", "reference", "description", "soldOn", "paymentTerms", "vatReason", "notes", "type", "discountAmount"];
  const lineNames = ["item", "amount", "price", "discount", "vatRate"];
  const labels = {
    ...Object.fromEntries(names.map((name) => [name, field(name)])),
    ...Object.fromEntries(lineNames.map((name) => [`lines.${name}`, field(name)])),
    "lines.description": t("description"),
    discount: t("wholeDiscount"),
  };
  const isOfOrders = invoice?.lines.some(({ orderId }) => orderId !== null) ?? false;
  const terms = paymentTerms.map((value) => ({ value, label: t(`invoices:values.paymentTerms.${value}`) }));
  const types = (["client", "proforma"] as const).map((value) => ({ value, label: t(`invoices:values.type.${value}`) }));
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      {invoice ? (
        <input type="hidden" name="version" value={invoice.version} />
      ) : (
        <div className="form-grid mb-6">
          <TextField
            name="client"
            label={field("client")}
            help={t("help.client")}
            suggestions={clients}
            defaultValue={chosen}
            maxLength={120}
            required
          />
          <SelectField name="type" label={field("type")} choices={types} />
        </div>
      )}
      {isOfOrders ? <p className="muted">{t("ofOrders")}</p> : <LineFields lines={invoice?.lines ?? []} />}
      <section className="form-part">
        <div className="form-grid">
          <TextField
            name="reference"
            label={field("reference")}
            help={t("help.reference")}
            defaultValue={invoice?.reference}
            maxLength={60}
          />
          <TextField name="description" label={field("description")} defaultValue={invoice?.description} maxLength={200} />
          <TextField name="soldOn" type="date" label={field("soldOn")} help={t("help.soldOn")} defaultValue={invoice?.soldOn} />
          <TextField
            name="discount"
            label={t("wholeDiscount")}
            help={t("help.wholeDiscount")}
            unit="%"
            inputMode="decimal"
            defaultValue={invoice?.discount ? String(invoice.discount / 100).replace(".", decimal) : ""}
          />
          <MoneyField name="discountAmount" label={field("discountAmount")} amount={invoice?.discountAmount || undefined} />
          <SelectField
            name="paymentTerms"
            label={field("paymentTerms")}
            choices={invoice ? terms : [{ value: "", label: t("termsOfClient") }, ...terms]}
            defaultValue={invoice?.paymentTerms ?? ""}
          />
          <VatReasonField reason={invoice?.vatReason} />
        </div>
        <div className="mt-5">
          <NoteField name="notes" label={field("notes")} help={t("help.notes")} rows={3} maxLength={2_000} defaultValue={invoice?.notes} />
        </div>
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t(invoice ? "save" : "write")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}
