import { useWords } from "@/app/shell/i18n/use-words";
import { type Company, company } from "@/worker/modules/business/company/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

export interface SettingsProps {
  own: Company;
  requestKey: string;
}

const { Form, Field } = formOf(company.update);

/** Who the business is, where it is, and its bank. */
export function CompanyForm({ own, requestKey }: SettingsProps) {
  const { t } = useWords("pages/settings");
  return (
    <Form verb="update" version={own.version} requestKey={requestKey} guarded>
      <section>
        <h2 className="mb-4">{t("parts.identity")}</h2>
        <div className="form-grid">
          <Field name="name" help={t("help.name")} value={own.name} required />
          <Field name="legalForm" help={t("help.legalForm")} value={own.legalForm} />
          <Field name="capital" value={own.capital} />
          <Field name="siret" help={t("help.siret")} value={own.siret} />
          <Field name="vatNumber" value={own.vatNumber} />
          <Field name="vatRegime" value={own.vatRegime} />
          <Field name="vatOnDebits" help={t("help.vatOnDebits")} value={own.vatOnDebits} />
          <Field name="register" help={t("help.register")} value={own.register} />
          <Field name="approval" help={t("help.approval")} value={own.approval} />
        </div>
      </section>
      <section className="form-part">
        <h2>{t("parts.reach")}</h2>
        <AddressFields name="address" address={own.address} />
        <div className="form-grid mt-5">
          <Field name="phone" value={own.phone} autoComplete="tel" />
          <Field name="email" value={own.email} autoComplete="email" />
          <Field name="website" value={own.website} autoComplete="url" />
        </div>
      </section>
      <section className="form-part">
        <h2>{t("parts.bank")}</h2>
        <div className="form-grid">
          <Field name="iban" value={own.iban} autoComplete="off" />
          <Field name="bic" value={own.bic} autoComplete="off" />
          <Field name="stripeAccount" help={t("help.stripeAccount")} value={own.stripeAccount} autoComplete="off" />
        </div>
      </section>
      <div className="form-part">
        <SubmitButton>{t("save")}</SubmitButton>
      </div>
    </Form>
  );
}
