import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Invoice, invoices } from "@/worker/modules/money/invoices/contract";
import { FormEnd } from "@/app/ui/form";
import { ClientField } from "@/app/features/sell/clients/client-picker";
import { formOf } from "@/app/ui/form-of";
import { DeliveryFields } from "./delivery-fields";
import { LineFields } from "./line-fields";
import { LiveTotals } from "./live-totals";
import { OrderLineFields } from "./order-line-fields";
import { VatReasonField } from "./vat-reason-field";

interface InvoiceFormProps {
  /** Who a new one is for. */
  chosen?: { sku: string; name: string };
  /** The draft to change. */
  invoice?: Invoice;
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(invoices.create);

/** The form of a draft. Lines that come of orders stay as the orders say. */
export function InvoiceForm({ chosen, invoice, requestKey, back }: InvoiceFormProps) {
  const { t } = useWords("pages/invoices");
  const labels = {
    "lines.description": t("description"),
    discount: t("wholeDiscount"),
    "deliveries.day": t("deliveredOn"),
    "deliveries.reference": t("deliveryNote"),
  };
  const around = useRef<HTMLDivElement>(null);
  const isOfOrders = invoice?.lines.some(({ orderId }) => orderId !== null) ?? false;
  return (
    <div className="document" ref={around}>
      <Form version={invoice?.version} labels={labels} requestKey={requestKey} guarded>
        {!invoice && (
          <div className="form-grid mb-6">
            <ClientField name="client" help={t("help.client")} chosen={chosen} />
            <Field name="type" />
          </div>
        )}
        {isOfOrders ? <OrderLineFields lines={invoice?.lines ?? []} /> : <LineFields lines={invoice?.lines ?? []} />}
        <section className="form-part">
          <DeliveryFields deliveries={invoice?.deliveries ?? []} />
        </section>
        <section className="form-part">
          <div className="form-grid">
            <Field name="reference" help={t("help.reference")} value={invoice?.reference} />
            <Field name="description" value={invoice?.description} />
            <Field name="soldOn" help={t("help.soldOn")} value={invoice?.soldOn} />
            <Field name="discount" help={t("help.wholeDiscount")} value={invoice?.discount || null} />
            <Field name="discountAmount" value={invoice?.discountAmount || null} />
            <Field name="paymentTerms" none={invoice ? undefined : t("termsOfClient")} value={invoice?.paymentTerms} />
            <VatReasonField reason={invoice?.vatReason} />
          </div>
          <div className="mt-5">
            <Field name="notes" help={t("help.notes")} rows={3} value={invoice?.notes} />
          </div>
        </section>
        <noscript>
          <button type="submit" name="_verb" value="preview" className="btn btn-plain mt-4">
            {t("live.calculate")}
          </button>
        </noscript>
        <FormEnd back={back}>{t(invoice ? "save" : "write")}</FormEnd>
      </Form>
      <LiveTotals around={around} draft={invoice?.id} />
    </div>
  );
}
