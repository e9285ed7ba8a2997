import { useWords } from "@/app/shell/i18n/use-words";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { vatRegimes } from "@/worker/core/trade/trade";
import type { Company } from "@/worker/modules/business/company/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";

export interface SettingsProps {
  own: Company;
  requestKey: string;
}

/** What the fields of the business are called. */
export function useLabels() {
  const { t } = useWords("pages/settings");
  const label = (field: string): string => t(`company:fields.${field}`);
  const all = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, label(field)]));
  const place = Object.fromEntries(
    ["street", "postcode", "city", "country"].map((part) => [`address.${part}`, t(`core:address.${part}`)]),
  ) as Record<string, string>;
  return { label, all, place };
}

const fields = [
  "name",
  "legalForm",
  "capital",
  "siret",
  "vatNumber",
  "vatRegime",
  "register",
  "approval",
  "phone",
  "email",
  "website",
  "iban",
  "bic",
  "stripeAccount",
];

/** Who the business is, where it is, and its bank. */
export function CompanyForm({ own, requestKey }: SettingsProps) {
  const { t, i18n } = useWords("pages/settings");
  const { label, all, place } = useLabels();
  const capital = own.capital === null ? "" : (own.capital / MONEY_SCALE).toLocaleString(i18n.language, { useGrouping: false });
  return (
    <Form verb="update" labels={{ ...all(fields), ...place }} requestKey={requestKey} guarded>
      <input type="hidden" name="version" value={own.version} />
      <section>
        <h2 className="mb-4">{t("parts.identity")}</h2>
        <div className="form-grid">
          <TextField name="name" label={label("name")} help={t("help.name")} defaultValue={own.name} maxLength={120} required />
          <TextField name="legalForm" label={label("legalForm")} help={t("help.legalForm")} defaultValue={own.legalForm} maxLength={60} />
          <TextField name="capital" label={label("capital")} unit="€" inputMode="decimal" defaultValue={capital} />
          <TextField name="siret" label={label("siret")} help={t("help.siret")} defaultValue={own.siret} maxLength={30} />
          <TextField name="vatNumber" label={label("vatNumber")} defaultValue={own.vatNumber} maxLength={30} />
          <SelectField
            name="vatRegime"
            label={label("vatRegime")}
            choices={vatRegimes.map((value) => ({ value, label: t(`company:values.vatRegime.${value}`) }))}
            defaultValue={own.vatRegime}
          />
          <TextField name="register" label={label("register")} help={t("help.register")} defaultValue={own.register} maxLength={80} />
          <TextField name="approval" label={label("approval")} help={t("help.approval")} defaultValue={own.approval} maxLength={40} />
        </div>
      </section>
      <section className="form-part">
        <h2>{t("parts.reach")}</h2>
        <AddressFields name="address" address={own.address} />
        <div className="form-grid mt-5">
          <TextField name="phone" type="tel" label={label("phone")} defaultValue={own.phone} maxLength={30} autoComplete="tel" />
          <TextField name="email" type="email" label={label("email")} defaultValue={own.email} maxLength={254} autoComplete="email" />
          <TextField name="website" label={label("website")} defaultValue={own.website} maxLength={120} autoComplete="url" />
        </div>
      </section>
      <section className="form-part">
        <h2>{t("parts.bank")}</h2>
        <div className="form-grid">
          <TextField name="iban" label={label("iban")} defaultValue={own.iban} maxLength={42} autoComplete="off" />
          <TextField name="bic" label={label("bic")} defaultValue={own.bic} maxLength={15} autoComplete="off" />
          <TextField
            name="stripeAccount"
            label={label("stripeAccount")}
            help={t("help.stripeAccount")}
            defaultValue={own.stripeAccount}
            maxLength={60}
            autoComplete="off"
          />
        </div>
      </section>
      <div className="form-part">
        <SubmitButton>{t("save")}</SubmitButton>
      </div>
    </Form>
  );
}
