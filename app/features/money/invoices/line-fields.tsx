import { useWords } from "@/app/shell/i18n/use-words";
import { formatRate } from "@/worker/core/figures/rate";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { unitNames } from "@/worker/core/figures/quantity";
import { vatRates } from "@/worker/core/trade/trade";
import type { Invoice } from "@/worker/modules/money/invoices/contract";
import { SelectField, TextField } from "@/app/ui/field";
import { MoneyField } from "@/app/ui/money-field";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

type Line = Invoice["lines"][number];
const units = ["piece", ...unitNames.filter((unit) => unit !== "piece")] as const;

/** The lines of a draft: an item at the client's price, or anything in one's own words. */
export function LineFields({ lines }: { lines: Line[] }) {
  const { t } = useWords("pages/invoices");
  return (
    <RowsField name="lines" label={t("invoices:fields.lines")} help={t("help.lines")} rows={lines} add={t("addLine")}>
      {(prefix, line) => <LineRow prefix={prefix} line={line} />}
    </RowsField>
  );
}

function LineRow({ prefix, line }: { prefix: string; line: Line | undefined }) {
  const { t, i18n } = useWords("pages/invoices");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const field = (name: string) => t(`invoices:fields.${name}`);
  const rates = vatRates.map((rate) => ({ value: String(rate / 100), label: formatRate(rate, language) }));
  return (
    <>
      {line?.itemId ? (
        <input type="hidden" name={`${prefix}.item`} value={line.itemId} />
      ) : (
        !line && <ItemPicker name={`${prefix}.item`} label={field("item")} />
      )}
      {line && <input type="hidden" name={`${prefix}.per`} value={line.per} />}
      <TextField
        name={`${prefix}.description`}
        label={t("description")}
        help={line ? undefined : t("help.description")}
        defaultValue={line?.description}
        maxLength={300}
      />
      <QuantityField name={`${prefix}.amount`} label={field("amount")} value={line?.amount} among={units} />
      <MoneyField name={`${prefix}.price`} label={field("price")} amount={line?.price} />
      <TextField
        name={`${prefix}.discount`}
        label={field("discount")}
        unit="%"
        inputMode="decimal"
        defaultValue={line?.discount ? String(line.discount / 100).replace(".", ",") : ""}
      />
      <SelectField
        name={`${prefix}.vatRate`}
        label={field("vatRate")}
        choices={[{ value: "", label: t("vatOfItem") }, ...rates]}
        defaultValue={line ? String(line.vatRate / 100) : ""}
      />
    </>
  );
}
