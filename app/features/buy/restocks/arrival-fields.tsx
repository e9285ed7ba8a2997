import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { unitNames, units } from "@/worker/core/figures/quantity";
import { quantityText } from "@/worker/core/text/telling";
import type { Line } from "@/worker/modules/buy/restocks/contract";
import { type Choice, SelectField, TextField } from "@/app/ui/field";
import { MoneyField } from "@/app/ui/money-field";
import { QuantityField } from "@/app/ui/quantity-field";
import { usePackText } from "@/app/features/buy/tariffs/pack-text";

interface ArrivalFieldsProps {
  line: Line;
  place: number;
  /** Where it may go; asked for where there are several. */
  places: Choice[];
  /** On a phone another line is being filled in. */
  isAside: boolean;
}

/** What came of a line: how many packs, the lot and the date on them, how warm; what was wrong further down. */
export function ArrivalFields({ line, place, places, isAside }: ArrivalFieldsProps) {
  const { t, i18n } = useWords("pages/restocks");
  const packText = usePackText();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const field = (name: string) => t(`restocks:fields.${name}`);
  const name = (key: string) => `lines.${place}.${key}`;
  const left = (line.outstanding.amount / line.pack.amount).toLocaleString(language, { maximumFractionDigits: 3, useGrouping: false });
  const asOrdered = () => {
    const input = box.current?.querySelector<HTMLInputElement>(`[name="${name("packs")}"]`);
    if (!input) return;
    input.value = left;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <fieldset ref={box} className="arrival" data-aside={isAside ? "" : undefined}>
      <legend className="text-lg font-semibold">{line.itemName}</legend>
      <p className="muted mb-3 text-sm">
        {t("receive.left", { packs: left, pack: packText(line), amount: quantityText(line.outstanding, language) })}
      </p>
      <input type="hidden" name={name("line")} value={line.id} />
      <div className="grid gap-4">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              name={name("packs")}
              label={t("receive.packs")}
              help={t("receive.packsHelp")}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
          {isScripted && (
            <button type="button" className="btn btn-plain mt-7" onClick={asOrdered}>
              {t("receive.asOrdered")}
            </button>
          )}
        </div>
        <div className="form-grid">
          <TextField name={name("supplierLot")} label={field("supplierLot")} maxLength={60} autoComplete="off" />
          <TextField name={name("temperature")} label={t("receive.temperature")} unit="°C" inputMode="text" autoComplete="off" />
          <TextField name={name("dlc")} type="date" label={t("receive.dlc")} />
          <TextField name={name("ddm")} type="date" label={t("receive.ddm")} />
          {places.length > 1 && <SelectField name={name("location")} label={field("location")} choices={places} defaultValue="main" />}
        </div>
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{t("receive.more")}</summary>
          <div className="form-grid mt-3">
            <QuantityField name={name("refused")} label={t("receive.refused")} among={sameMeasure(line)} />
            <TextField name={name("discrepancy")} label={field("discrepancy")} maxLength={500} />
            <MoneyField name={name("price")} label={t("packPrice")} help={t("receive.priceHelp")} />
            <TextField name={name("lot")} label={field("lot")} help={t("receive.lotHelp")} maxLength={60} autoComplete="off" />
          </div>
        </details>
      </div>
    </fieldset>
  );
}

/** The units that a pack of the line may be counted in, its own first. */
function sameMeasure({ pack }: Line) {
  return [pack.unit, ...unitNames.filter((unit) => unit !== pack.unit && units[unit].base === units[pack.unit].base)];
}
