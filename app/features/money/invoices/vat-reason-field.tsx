import { useWords } from "@/app/shell/i18n/use-words";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { formOf } from "@/app/ui/form-of";

const { Field } = formOf(invoices.create);

/** Why lines at 0 % bear no tax, where that does not follow from who sells to whom. */
export function VatReasonField({ reason }: { reason: string | null | undefined }) {
  const { t } = useWords("pages/invoices");
  return <Field name="vatReason" help={t("help.vatReason")} none={t("reasonFollows")} value={reason} />;
}
