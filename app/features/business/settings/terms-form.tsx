import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { formatRate } from "@/worker/core/figures/rate";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { legalRateOf } from "@/worker/core/trade/legal-rates";
import { company } from "@/worker/modules/business/company/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import type { SettingsProps } from "./company-form";

const { Form, Field } = formOf(company.update);

/** What the business says of itself and of being paid, where its documents leave it the choice. */
export function TermsForm({ own, requestKey, today }: SettingsProps & { today: string }) {
  const { t, i18n } = useWords("pages/settings");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { from, late, interest } = legalRateOf(today);
  const law = { from: formatDate(from, language), late: formatRate(late, language), least: formatRate(3 * interest, language) };
  return (
    <Form verb="update" version={own.version} requestKey={requestKey} guarded>
      <div className="grid gap-5">
        <Field name="tagline" help={t("help.tagline")} value={own.tagline} />
        <div className="form-grid">
          <Field name="paymentTerms" value={own.paymentTerms} />
          <Field name="penaltyRate" help={t("help.penaltyRate", law)} value={own.penaltyRate} />
        </div>
        <Field name="discountTerms" help={t("help.discountTerms")} value={own.discountTerms} rows={2} />
        <div>
          <Field name="discountKeepsVat" value={own.discountKeepsVat} />
          <p className="help">{t("help.discountKeepsVat")}</p>
        </div>
      </div>
      <div className="form-part">
        <SubmitButton>{t("save")}</SubmitButton>
      </div>
    </Form>
  );
}
