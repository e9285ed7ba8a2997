import { useWords } from "@/app/shell/i18n/use-words";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import type { Complaint } from "@/worker/modules/safety/complaints/shapes";
import { FormEnd } from "@/app/ui/form";
import { ItemField } from "@/app/features/catalogue/items/item-picker";
import { ClientField } from "@/app/features/sell/clients/client-picker";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { formOf } from "@/app/ui/form-of";

interface ComplaintFormProps {
  /** The one to change; without it, a new one is written down. */
  complaint?: Complaint;
  /** The lot or the item that it is about, as an address named it. */
  about?: { lot: string; item: string };
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(complaints.create);

/** The form of a complaint: only what it is about must be said. */
export function ComplaintForm({ complaint, about, requestKey, back }: ComplaintFormProps) {
  const { t } = useWords("pages/audits");
  return (
    <Form version={complaint?.version} requestKey={requestKey} guarded>
      <div className="grid gap-5">
        <Field name="subject" value={complaint?.subject} autoFocus />
        <div className="form-grid">
          <Field name="category" value={complaint?.category ?? "other"} />
          <Field name="severity" value={complaint?.severity ?? "minor"} />
          <Field name="receivedOn" value={complaint?.receivedOn} />
          <LotField name="lot" chosen={named(complaint?.lot ?? about?.lot)} help={t("complaint.lotHelp")} />
          <ItemField name="item" chosen={named(complaint?.itemId ?? about?.item, complaint?.itemName ?? "")} />
          <ClientField name="client" chosen={named(complaint?.clientId, complaint?.clientName ?? "")} help={t("complaint.clientHelp")} />
          <Field name="contact" value={complaint?.contact} help={t("complaint.contactHelp")} />
        </div>
        <Field name="description" value={complaint?.description} rows={4} />
      </div>
      <FormEnd back={back}>{t(complaint ? "complaint.keep" : "complaint.save")}</FormEnd>
    </Form>
  );
}

/** What is chosen already. @param name what it is called, where its code does not say it */
const named = (sku: string | null | undefined, name = sku ?? "") => (sku ? { sku, name } : undefined);
