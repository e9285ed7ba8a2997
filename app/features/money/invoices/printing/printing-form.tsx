import { useWords } from "@/app/shell/i18n/use-words";
import { SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import type { Chosen } from "./printing";

const statuses = ["sent", "overdue", "paid", "cancelled"] as const;

/** Which invoices are to be on paper. */
export function PrintingForm({ chosen, requestKey }: { chosen: Chosen; requestKey: string }) {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`invoiceBundles:fields.${name}`);
  const names = ["type", "status", "client", "search", "from", "to"];
  const types = (["client", "credit", "proforma"] as const).map((value) => ({ value, label: t(`invoices:values.type.${value}`) }));
  const states = statuses.map((value) => ({ value, label: t(`invoices:values.status.${value}`) }));
  const any = { value: "", label: t("printing.any") };
  return (
    <aside className="rail" aria-label={t("printing.which")}>
      <Form labels={Object.fromEntries(names.map((name) => [name, field(name)]))} requestKey={requestKey}>
        {chosen.client && <input type="hidden" name="client" value={chosen.client} />}
        <div className="grid gap-4">
          <TextField name="from" type="date" label={field("from")} defaultValue={chosen.from} />
          <TextField name="to" type="date" label={field("to")} defaultValue={chosen.to} />
          <SelectField name="type" label={field("type")} choices={[any, ...types]} defaultValue={chosen.type ?? ""} />
          <SelectField name="status" label={field("status")} choices={[any, ...states]} defaultValue={chosen.status ?? ""} />
          <TextField name="search" label={field("search")} help={t("printing.search")} defaultValue={chosen.search} maxLength={100} />
          <p className="muted text-sm">{t("printing.help")}</p>
          <SubmitButton>{t("printing.write")}</SubmitButton>
        </div>
      </Form>
    </aside>
  );
}
