import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { unitNames } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";
import { vatRates } from "@/worker/core/trade/trade";
import type { SupplierInvoice } from "@/worker/modules/buy/supplier-invoices/contract";
import { NoteField, SelectField, TextField, TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

type Line = SupplierInvoice["lines"][number];

interface SupplierInvoiceFormProps {
  suppliers?: string[];
  chosen?: string;
  /** The order it bills, by its reference. */
  restock?: string;
  invoice?: SupplierInvoice;
  requestKey: string;
  back: string;
}

/** The form of a supplier's invoice: what the paper says, line by line or one line for each rate. */
export function SupplierInvoiceForm({ suppliers = [], chosen, restock, invoice, requestKey, back }: SupplierInvoiceFormProps) {
  const { t } = useWords("pages/supplier-invoices");
  const field = (name: string) => t(`supplierInvoices:fields.${name}`);
  const names = ["supplier", "number", "issuedOn", "dueOn", "lines", "vat", "restock", "notes"];
  const labels = {
    ...Object.fromEntries(names.map((name) => [name, field(name)])),
    ...Object.fromEntries(["item", "amount", "price", "vatRate"].map((name) => [`lines.${name}`, field(name)])),
    "lines.description": t("description"),
  };
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      <div className="form-grid mb-6">
        {invoice ? (
          <input type="hidden" name="version" value={invoice.version} />
        ) : (
          <TextField name="supplier" label={field("supplier")} suggestions={suppliers} defaultValue={chosen} maxLength={120} required />
        )}
        <TextField name="number" label={field("number")} help={t("help.number")} defaultValue={invoice?.number} maxLength={60} required />
        <TextField name="issuedOn" type="date" label={field("issuedOn")} defaultValue={invoice?.issuedOn} required />
        {!invoice?.isCredit && (
          <TextField name="dueOn" type="date" label={field("dueOn")} help={t("help.dueOn")} defaultValue={invoice?.dueOn} />
        )}
        <TextField
          name="restock"
          label={field("restock")}
          help={t("help.restock")}
          defaultValue={invoice?.restockReference ?? restock}
          maxLength={64}
        />
        {!invoice && <TickField name="isCredit" label={t("credit")} />}
      </div>
      <RowsField name="lines" label={field("lines")} help={t("help.lines")} rows={invoice?.lines ?? []} add={t("addLine")}>
        {(prefix, line) => <LineRow prefix={prefix} line={line} />}
      </RowsField>
      <div className="form-part">
        <NoteField name="notes" label={field("notes")} rows={3} maxLength={2_000} defaultValue={invoice?.notes} />
      </div>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t("save")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

function LineRow({ prefix, line }: { prefix: string; line: Line | undefined }) {
  const { t, i18n } = useWords("pages/supplier-invoices");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const field = (name: string) => t(`supplierInvoices:fields.${name}`);
  const rates = vatRates.map((rate) => ({ value: String(rate / 100), label: formatRate(rate, language) }));
  return (
    <>
      {line?.itemId ? (
        <input type="hidden" name={`${prefix}.item`} value={line.itemId} />
      ) : (
        !line && <ItemPicker name={`${prefix}.item`} label={field("item")} />
      )}
      {line && <input type="hidden" name={`${prefix}.per`} value={line.per} />}
      <TextField name={`${prefix}.description`} label={t("description")} defaultValue={line?.description} maxLength={300} />
      <QuantityField
        name={`${prefix}.amount`}
        label={field("amount")}
        value={line?.amount}
        among={["piece", ...unitNames.filter((unit) => unit !== "piece")]}
      />
      <MoneyField name={`${prefix}.price`} label={field("price")} amount={line?.price} />
      <SelectField
        name={`${prefix}.vatRate`}
        label={field("vatRate")}
        choices={[{ value: "", label: t("chooseRate") }, ...rates]}
        defaultValue={line ? String(line.vatRate / 100) : ""}
      />
    </>
  );
}
