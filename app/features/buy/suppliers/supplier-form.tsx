import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { paymentTerms } from "@/worker/core/trade/trade";
import type { Supplier } from "@/worker/modules/buy/suppliers/contract";
import { supplierTypes } from "@/worker/modules/buy/suppliers/status";
import { AddressFields } from "@/app/ui/address-fields";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { CertificateRows, ContactRows } from "./supplier-rows";

interface SupplierFormProps {
  /** The supplier to change; without one, a new one is made. */
  supplier?: Supplier;
  /** What a new one begins with. */
  sample?: Partial<Record<string, string>>;
  requestKey: string;
  back: string;
}

/** The form of a supplier, for a new one and for changes. */
export function SupplierForm({ supplier, sample = {}, requestKey, back }: SupplierFormProps) {
  const { t } = useWords("pages/suppliers");
  const label = (field: string) => t(`suppliers:fields.${field}`);
  return (
    <Form labels={useLabels()} requestKey={requestKey} guarded>
      {supplier && <input type="hidden" name="version" value={supplier.version} />}
      <div className="form-grid">
        <TextField
          name="name"
          label={label("name")}
          defaultValue={supplier?.name ?? sample.name}
          maxLength={120}
          required
          autoFocus={!supplier}
        />
        <SelectField
          name="type"
          label={label("type")}
          choices={supplierTypes.map((value) => ({ value, label: t(`suppliers:values.type.${value}`) }))}
          defaultValue={supplier?.type ?? "supplier"}
        />
      </div>
      <section className="form-part">
        <h2>{t("parts.reach")}</h2>
        <div className="form-grid mb-5">
          <TextField
            name="contactName"
            label={label("contactName")}
            defaultValue={supplier?.contactName ?? sample.contactName}
            maxLength={120}
          />
          <TextField name="email" type="email" label={label("email")} defaultValue={supplier?.email ?? sample.email} maxLength={254} />
          <TextField name="phone" type="tel" label={label("phone")} defaultValue={supplier?.phone ?? sample.phone} maxLength={30} />
          <TextField name="website" label={label("website")} help={t("help.website")} defaultValue={supplier?.website} maxLength={200} />
        </div>
        <AddressFields name="address" address={supplier?.address} />
      </section>
      <section className="form-part">
        <h2>{t("parts.terms")}</h2>
        <div className="form-grid">
          <SelectField
            name="paymentTerms"
            label={label("paymentTerms")}
            choices={[
              { value: "", label: t("notSaid") },
              ...paymentTerms.map((value) => ({ value, label: t(`suppliers:values.paymentTerms.${value}`) })),
            ]}
            defaultValue={supplier?.paymentTerms ?? ""}
          />
          <TextField
            name="leadTimeDays"
            label={label("leadTimeDays")}
            inputMode="numeric"
            defaultValue={supplier?.leadTimeDays?.toString() ?? sample.leadTimeDays}
          />
          <MoneyField
            name="minimumOrder"
            label={label("minimumOrder")}
            help={t("help.minimumOrder")}
            amount={supplier?.minimumOrder}
            sample={sample.minimumOrder}
          />
        </div>
      </section>
      <section className="form-part">
        <h2>{t("parts.legal")}</h2>
        <div className="form-grid">
          <TextField name="siret" label={label("siret")} help={t("help.siret")} defaultValue={supplier?.siret} maxLength={30} />
          <TextField
            name="vatNumber"
            label={label("vatNumber")}
            help={t("help.vatNumber")}
            defaultValue={supplier?.vatNumber}
            maxLength={30}
          />
          <TextField name="iban" label={label("iban")} defaultValue={supplier?.iban} maxLength={42} />
        </div>
      </section>
      <section className="form-part">
        <ContactRows contacts={supplier?.contacts ?? []} />
      </section>
      <section className="form-part">
        <CertificateRows certificates={supplier?.certificates ?? []} />
      </section>
      <section className="form-part">
        <NoteField name="notes" label={label("notes")} defaultValue={supplier?.notes} maxLength={2_000} />
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t(supplier ? "save" : "add")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

/** What each field is called, in the summary of errors. */
function useLabels(): Record<string, string> {
  const { t } = useWords("suppliers");
  return Object.fromEntries(
    fieldNames.map((name) => [name, t(name.startsWith("address.") ? `core:${name}` : `fields.${name.split(".").at(-1)}`)]),
  );
}

const fieldNames = [
  "name",
  "type",
  "contactName",
  "email",
  "phone",
  "website",
  "address.street",
  "address.postcode",
  "address.city",
  "address.country",
  "paymentTerms",
  "leadTimeDays",
  "minimumOrder",
  "siret",
  "vatNumber",
  "iban",
  "contacts.name",
  "contacts.role",
  "contacts.email",
  "contacts.phone",
  "certificates.name",
  "certificates.number",
  "certificates.expiresOn",
  "notes",
];
