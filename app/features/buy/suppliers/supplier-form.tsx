import { useWords } from "@/app/shell/i18n/use-words";
import { type Supplier, suppliers } from "@/worker/modules/buy/suppliers/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PeopleField } from "@/app/ui/people";
import { CertificateRows } from "./certificate-rows";

interface SupplierFormProps {
  /** The supplier to change; without one, a new one is made. */
  supplier?: Supplier;
  /** What a new one begins with. */
  sample?: Partial<Record<string, string>>;
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(suppliers.create);

/** The form of a supplier, for a new one and for changes. */
export function SupplierForm({ supplier, sample = {}, requestKey, back }: SupplierFormProps) {
  const { t } = useWords("pages/suppliers");
  return (
    <Form version={supplier?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="name" value={supplier?.name ?? sample.name} autoFocus={!supplier} />
        <Field name="type" value={supplier?.type ?? "supplier"} />
      </div>
      <section className="form-part">
        <h2>{t("parts.reach")}</h2>
        <div className="form-grid mb-5">
          <Field name="contactName" value={supplier?.contactName ?? sample.contactName} />
          <Field name="email" value={supplier?.email ?? sample.email} />
          <Field name="phone" value={supplier?.phone ?? sample.phone} />
          <Field name="website" help={t("help.website")} value={supplier?.website} />
        </div>
        <AddressFields name="address" address={supplier?.address} />
      </section>
      <section className="form-part">
        <h2>{t("parts.terms")}</h2>
        <div className="form-grid">
          <Field name="paymentTerms" none={t("notSaid")} value={supplier?.paymentTerms} />
          <Field name="leadTimeDays" value={supplier?.leadTimeDays ?? sample.leadTimeDays} />
          <Field name="minimumOrder" help={t("help.minimumOrder")} value={supplier?.minimumOrder ?? sample.minimumOrder} />
        </div>
      </section>
      <section className="form-part">
        <h2>{t("parts.legal")}</h2>
        <div className="form-grid">
          <Field name="siret" help={t("help.siret")} value={supplier?.siret} />
          <Field name="vatNumber" help={t("help.vatNumber")} value={supplier?.vatNumber} />
          <Field name="iban" value={supplier?.iban} />
        </div>
      </section>
      <section className="form-part">
        <PeopleField people={supplier?.contacts ?? []} help={t("help.contacts")} add={t("addContact")} />
      </section>
      <section className="form-part">
        <CertificateRows certificates={supplier?.certificates ?? []} />
      </section>
      <section className="form-part">
        <Field name="notes" value={supplier?.notes} />
      </section>
      <FormEnd back={back}>{t(supplier ? "save" : "add")}</FormEnd>
    </Form>
  );
}
