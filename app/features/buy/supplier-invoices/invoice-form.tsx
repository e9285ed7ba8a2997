import { useWords } from "@/app/shell/i18n/use-words";
import { unitNames } from "@/worker/core/figures/quantity";
import { type SupplierInvoice, supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { FormEnd } from "@/app/ui/form";
import { SupplierField } from "../suppliers/supplier-picker";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

type Line = SupplierInvoice["lines"][number];

interface SupplierInvoiceFormProps {
  /** Whose a new one is. */
  chosen?: { sku: string; name: string };
  /** The order it bills, by its reference. */
  restock?: string;
  invoice?: SupplierInvoice;
  requestKey: string;
  back: string;
}

const { Form, Field, useFieldOf } = formOf(supplierInvoices.create);

/** The form of a supplier's invoice: what the paper says, line by line or one line for each rate. */
export function SupplierInvoiceForm({ chosen, restock, invoice, requestKey, back }: SupplierInvoiceFormProps) {
  const { t } = useWords("pages/supplier-invoices");
  const labels = { "lines.description": t("description"), isCredit: t("credit") };
  return (
    <Form version={invoice?.version} labels={labels} requestKey={requestKey} guarded>
      <div className="form-grid mb-6">
        {!invoice && <SupplierField name="supplier" chosen={chosen} />}
        <Field name="number" help={t("help.number")} value={invoice?.number} />
        <Field name="issuedOn" value={invoice?.issuedOn} />
        {!invoice?.isCredit && <Field name="dueOn" help={t("help.dueOn")} value={invoice?.dueOn} />}
        <Field name="restock" help={t("help.restock")} value={invoice?.restockReference ?? restock} />
        {!invoice && <Field name="isCredit" />}
      </div>
      <Lines lines={invoice?.lines ?? []} />
      <div className="form-part">
        <Field name="notes" rows={3} value={invoice?.notes} />
      </div>
      <FormEnd back={back}>{t("save")}</FormEnd>
    </Form>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  const { t } = useWords("pages/supplier-invoices");
  return (
    <RowsField {...useFieldOf()("lines")} help={t("help.lines")} rows={lines} add={t("addLine")}>
      {(prefix, line) => <LineRow prefix={prefix} line={line} />}
    </RowsField>
  );
}

function LineRow({ prefix, line }: { prefix: `lines.${number}`; line: Line | undefined }) {
  const { t } = useWords("pages/supplier-invoices");
  const fieldOf = useFieldOf();
  return (
    <>
      {line?.itemId ? (
        <input type="hidden" name={`${prefix}.item`} value={line.itemId} />
      ) : (
        !line && <ItemPicker {...fieldOf(`${prefix}.item`)} />
      )}
      {line && <input type="hidden" name={`${prefix}.per`} value={line.per} />}
      <Field name={`${prefix}.description`} value={line?.description} />
      <Field
        name={`${prefix}.amount`}
        value={line && { ...line.amount, amount: Math.abs(line.amount.amount) }}
        among={["piece", ...unitNames.filter((unit) => unit !== "piece")]}
      />
      <Field name={`${prefix}.price`} value={line?.price} />
      <Field name={`${prefix}.vatRate`} none={t("chooseRate")} value={line?.vatRate} />
      <Field name={`${prefix}.deposit`} none={t("noDeposit")} value={line?.deposit} />
      <Field name={`${prefix}.isAsset`} value={line?.isAsset} />
    </>
  );
}
