import { useWords } from "@/app/shell/i18n/use-words";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { paymentTerms } from "@/worker/core/trade/trade";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { type SettingsProps, useLabels } from "./company-form";

const fields = ["tagline", "paymentTerms", "penaltyRate", "discountTerms"];

/** What the business says of itself and of being paid, where its documents leave it the choice. */
export function TermsForm({ own, requestKey }: SettingsProps) {
  const { t, i18n } = useWords("pages/settings");
  const { label, all } = useLabels();
  const penalty = own.penaltyRate === null ? "" : (own.penaltyRate / RATE_SCALE).toLocaleString(i18n.language);
  return (
    <Form verb="update" labels={all(fields)} requestKey={requestKey} guarded>
      <input type="hidden" name="version" value={own.version} />
      <div className="grid gap-5">
        <TextField name="tagline" label={label("tagline")} help={t("help.tagline")} defaultValue={own.tagline} maxLength={120} />
        <div className="form-grid">
          <SelectField
            name="paymentTerms"
            label={label("paymentTerms")}
            choices={paymentTerms.map((value) => ({ value, label: t(`company:values.paymentTerms.${value}`) }))}
            defaultValue={own.paymentTerms}
          />
          <TextField
            name="penaltyRate"
            label={label("penaltyRate")}
            help={t("help.penaltyRate")}
            unit="%"
            inputMode="decimal"
            defaultValue={penalty}
          />
        </div>
        <NoteField
          name="discountTerms"
          label={label("discountTerms")}
          help={t("help.discountTerms")}
          defaultValue={own.discountTerms}
          maxLength={300}
          rows={2}
        />
      </div>
      <div className="form-part">
        <SubmitButton>{t("save")}</SubmitButton>
      </div>
    </Form>
  );
}
