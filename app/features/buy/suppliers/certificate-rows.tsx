import { useWords } from "@/app/shell/i18n/use-words";
import type { Certificate } from "@/worker/core/trade/parties";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

const { Field, useFieldOf } = formOf(suppliers.create);

/** The certificates of a supplier, a row each. */
export function CertificateRows({ certificates }: { certificates: Certificate[] }) {
  const { t } = useWords("pages/suppliers");
  const list = useFieldOf()("certificates");
  return (
    <RowsField {...list} help={t("help.certificates")} rows={certificates} add={t("addCertificate")}>
      {(prefix, certificate) => (
        <>
          <Field name={`${prefix}.name`} value={certificate?.name} />
          <Field name={`${prefix}.number`} value={certificate?.number} />
          <Field name={`${prefix}.expiresOn`} value={certificate?.expiresOn} />
        </>
      )}
    </RowsField>
  );
}
