import { useWords } from "@/app/shell/i18n/use-words";
import { unitNames } from "@/worker/core/figures/quantity";
import { type Invoice, invoices } from "@/worker/modules/money/invoices/contract";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

type Line = Invoice["lines"][number];
const units = ["piece", ...unitNames.filter((unit) => unit !== "piece")] as const;
const { Field, useFieldOf } = formOf(invoices.create);

/** The lines of a draft: an item at the client's price, or anything in one's own words. */
export function LineFields({ lines }: { lines: Line[] }) {
  const { t } = useWords("pages/invoices");
  return (
    <RowsField {...useFieldOf()("lines")} help={t("help.lines")} rows={lines} add={t("addLine")}>
      {(prefix, line) => <LineRow prefix={prefix} line={line} />}
    </RowsField>
  );
}

function LineRow({ prefix, line }: { prefix: `lines.${number}`; line: Line | undefined }) {
  const { t } = useWords("pages/invoices");
  const fieldOf = useFieldOf();
  return (
    <>
      {line?.itemId ? (
        <input type="hidden" name={`${prefix}.item`} value={line.itemId} />
      ) : (
        !line && <ItemPicker first="product" {...fieldOf(`${prefix}.item`)} />
      )}
      {line && <input type="hidden" name={`${prefix}.per`} value={line.per} />}
      <Field name={`${prefix}.description`} help={line ? undefined : t("help.description")} value={line?.description} />
      <Field name={`${prefix}.amount`} value={line && { ...line.amount, amount: Math.abs(line.amount.amount) }} among={units} />
      <Field name={`${prefix}.price`} value={line?.price} />
      <Field name={`${prefix}.discount`} value={line?.discount || null} />
      <Field name={`${prefix}.vatRate`} none={t("vatOfItem")} value={line?.vatRate} />
      <Field name={`${prefix}.container`} none={t("noContainer")} value={line?.container} />
      <Field name={`${prefix}.nature`} none={t("natureOfItem")} value={line?.nature} />
    </>
  );
}
