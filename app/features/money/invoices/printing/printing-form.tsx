import { useWords } from "@/app/shell/i18n/use-words";
import { invoiceBundles } from "@/worker/modules/money/invoice-bundles/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

/** What the list was narrowed to. */
export type Chosen = Partial<Record<"type" | "status" | "client" | "search" | "from" | "to", string>>;

const { Form, Field } = formOf(invoiceBundles.print);
const statuses = ["sent", "overdue", "paid", "cancelled"] as const;

/** Which invoices are to be on paper. */
export function PrintingForm({ chosen, requestKey }: { chosen: Chosen; requestKey: string }) {
  const { t } = useWords("pages/invoices");
  const any = t("printing.any");
  return (
    <aside className="rail" aria-label={t("printing.which")}>
      <Form requestKey={requestKey}>
        {chosen.client && <input type="hidden" name="client" value={chosen.client} />}
        <div className="grid gap-4">
          <Field name="from" value={chosen.from} />
          <Field name="to" value={chosen.to} />
          <Field name="type" none={any} value={chosen.type} />
          <Field name="status" none={any} choices={statuses} value={chosen.status} />
          <Field name="search" help={t("printing.search")} value={chosen.search} />
          <p className="muted text-sm">{t("printing.help")}</p>
          <SubmitButton>{t("printing.write")}</SubmitButton>
        </div>
      </Form>
    </aside>
  );
}
