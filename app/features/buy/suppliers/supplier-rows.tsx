import { useWords } from "@/app/shell/i18n/use-words";
import type { Certificate, Contact } from "@/worker/core/trade/parties";
import { TextField } from "@/app/ui/field";
import { RowsField } from "@/app/ui/rows-field";

/** The people of a supplier, a row each. */
export function ContactRows({ contacts }: { contacts: Contact[] }) {
  const { t } = useWords("pages/suppliers");
  const label = (field: string) => t(`suppliers:fields.${field}`);
  return (
    <RowsField name="contacts" label={label("contacts")} help={t("help.contacts")} rows={contacts} add={t("addContact")}>
      {(prefix, contact) => (
        <>
          <TextField name={`${prefix}.name`} label={label("name")} defaultValue={contact?.name} maxLength={120} />
          <TextField name={`${prefix}.role`} label={label("role")} defaultValue={contact?.role} maxLength={80} />
          <TextField name={`${prefix}.email`} type="email" label={label("email")} defaultValue={contact?.email} maxLength={254} />
          <TextField name={`${prefix}.phone`} type="tel" label={label("phone")} defaultValue={contact?.phone} maxLength={30} />
        </>
      )}
    </RowsField>
  );
}

/** The certificates of a supplier, a row each. */
export function CertificateRows({ certificates }: { certificates: Certificate[] }) {
  const { t } = useWords("pages/suppliers");
  const label = (field: string) => t(`suppliers:fields.${field}`);
  return (
    <RowsField
      name="certificates"
      label={label("certificates")}
      help={t("help.certificates")}
      rows={certificates}
      add={t("addCertificate")}
    >
      {(prefix, certificate) => (
        <>
          <TextField name={`${prefix}.name`} label={label("name")} defaultValue={certificate?.name} maxLength={120} />
          <TextField name={`${prefix}.number`} label={label("number")} defaultValue={certificate?.number} maxLength={60} />
          <TextField name={`${prefix}.expiresOn`} type="date" label={label("expiresOn")} defaultValue={certificate?.expiresOn} />
        </>
      )}
    </RowsField>
  );
}
