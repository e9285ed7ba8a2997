import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { formatRate, RATE_SCALE } from "@/worker/core/figures/rate";
import type { ScanLine } from "@/worker/modules/buy/scans/contract";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { TextField, useTicks } from "@/app/ui/field";
import { MoneyField } from "@/app/ui/money-field";
import { signOf } from "./sum";

/** A line of the invoice: what it says, which item it is, and what its price changes. */
export function LineFields({ line, prefix, currency }: { line: ScanLine | undefined; prefix: string; currency: string | null }) {
  const { t, i18n } = useWords("pages/scans");
  const name = (field: string) => `${prefix}.${field}`;
  const label = (field: string) => t(`scans:fields.${field}`);
  const typed = (value: number | null | undefined, scale: number) =>
    value == null ? "" : (value / scale).toLocaleString(i18n.language, { maximumFractionDigits: 3, useGrouping: false });
  const { itemSku, itemName } = line ?? {};
  return (
    <fieldset className="col-span-full" data-at={line?.at ? JSON.stringify(line.at) : undefined}>
      <legend className="muted mb-1 text-sm">
        {line
          ? `${t("line", { line: line.line })} · ${t("confidence", { rate: formatRate(line.confidence, asLanguage(i18n.language) ?? defaultLanguage, 0) })}`
          : t("newLine")}
      </legend>
      <input type="hidden" name={name("line")} value={line?.line ?? 0} />
      <div className="grid gap-3">
        <TextField name={name("description")} label={label("description")} defaultValue={line?.description} autoComplete="off" />
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-5">
          <TextField
            name={name("quantity")}
            label={label("quantity")}
            defaultValue={typed(line?.quantity, QUANTITY_SCALE)}
            inputMode="decimal"
          />
          <TextField name={name("unit")} label={label("unit")} defaultValue={line?.unit} autoComplete="off" />
          <MoneyField name={name("unitPrice")} label={label("unitPrice")} amount={line?.unitPrice} unit={signOf(currency)} />
          <MoneyField name={name("totalAmount")} label={label("totalAmount")} amount={line?.totalAmount} unit={signOf(currency)} />
          <TextField
            name={name("vatRate")}
            label={label("vatRate")}
            defaultValue={typed(line?.vatRate, RATE_SCALE)}
            inputMode="decimal"
            unit="%"
          />
        </div>
        <ItemPicker
          name={name("item")}
          label={label("item")}
          chosen={itemSku && itemName ? { sku: itemSku, name: itemName } : undefined}
          suggested={line?.suggestions}
        />
        {line?.priceChange && <PriceChange change={line.priceChange} />}
      </div>
    </fieldset>
  );
}

/** A price that is not the tariff's: by how much, what it does to what is made of it, and one tick to take it. */
function PriceChange({ change: { tariffId, before, after, change, effects, reached } }: { change: NonNullable<ScanLine["priceChange"]> }) {
  const { t, i18n } = useWords("pages/scans");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const isTicked = useTicks("updateTariffs");
  const rate = change === null ? "" : `${change > 0 ? "+" : ""}${formatRate(change, language, 1)}`;
  return (
    <div className="rounded-box border border-rule p-3 text-sm">
      <p className={after > before ? "st-loss font-medium" : "st-good font-medium"}>
        {t("price.change", { before: formatMoney(before), after: formatMoney(after), change: rate })}
      </p>
      {reached > 0 && (
        <>
          <p className="mt-1">{t("price.effects", { count: reached })}</p>
          <ul className="muted">
            {effects.map(({ name, costBefore, costAfter }) => (
              <li key={name}>{t("price.effect", { name, before: formatMoney(costBefore), after: formatMoney(costAfter) })}</li>
            ))}
          </ul>
        </>
      )}
      <input type="hidden" name="seenPrices" value={tariffId} />
      <label className="mt-2 flex items-start gap-2.5">
        <input
          type="checkbox"
          className="checkbox checkbox-sm mt-0.5"
          name="updateTariffs"
          value={tariffId}
          defaultChecked={isTicked(tariffId)}
        />
        <span>{t("price.update")}</span>
      </label>
    </div>
  );
}
