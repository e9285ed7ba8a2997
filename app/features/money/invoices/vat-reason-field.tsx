import { useWords } from "@/app/shell/i18n/use-words";
import { saidVatReasons } from "@/worker/core/trade/trade";
import { SelectField } from "@/app/ui/field";

/** Why lines at 0 % bear no tax, where that does not follow from who sells to whom. */
export function VatReasonField({ reason }: { reason: string | null | undefined }) {
  const { t } = useWords("pages/invoices");
  const reasons = saidVatReasons.map((value) => ({ value, label: t(`invoices:values.vatReason.${value}`) }));
  return (
    <SelectField
      name="vatReason"
      label={t("invoices:fields.vatReason")}
      help={t("help.vatReason")}
      choices={[{ value: "", label: t("reasonFollows") }, ...reasons]}
      defaultValue={reason ?? ""}
    />
  );
}
