import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { unitNames, units } from "@/worker/core/figures/quantity";
import { quantityText } from "@/worker/core/text/format-value";
import { type Line, restocks } from "@/worker/modules/buy/restocks/contract";
import type { Choice } from "@/app/ui/field-names";
import { formOf } from "@/app/ui/form-of";
import { usePackText } from "@/app/features/buy/tariffs/pack-text";

interface ArrivalFieldsProps {
  line: Line;
  place: number;
  /** Where it may go; asked for where there are several. */
  places: Choice[];
  /** On a phone another line is being filled in. */
  isAside: boolean;
}

const { Field } = formOf(restocks.receive);

/** What came of a line: how many packs, the lot and the date on them, how warm; what was wrong further down. */
export function ArrivalFields({ line, place, places, isAside }: ArrivalFieldsProps) {
  const { t, i18n } = useWords("pages/restocks");
  const packText = usePackText();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const row = `lines.${place}` as const;
  const outstanding = (line.outstanding.amount / line.pack.amount).toLocaleString(language, {
    maximumFractionDigits: 3,
    useGrouping: false,
  });
  const asOrdered = () => {
    const input = box.current?.querySelector<HTMLInputElement>(`[name="${row}.packs"]`);
    if (!input) return;
    input.value = outstanding;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <fieldset ref={box} className="arrival" data-aside={isAside ? "" : undefined}>
      <legend className="text-lg font-semibold">{line.itemName}</legend>
      <p className="muted mb-3 text-sm">
        {t("receive.left", { packs: outstanding, pack: packText(line), amount: quantityText(line.outstanding, language) })}
      </p>
      <input type="hidden" name={`${row}.line`} value={line.id} />
      <div className="grid gap-4">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <Field name={`${row}.packs`} help={t("receive.packsHelp")} inputMode="decimal" autoComplete="off" />
          </div>
          {isScripted && (
            <button type="button" className="btn btn-plain mt-7" onClick={asOrdered}>
              {t("receive.asOrdered")}
            </button>
          )}
        </div>
        <div className="form-grid">
          <Field name={`${row}.supplierLot`} autoComplete="off" />
          <Field name={`${row}.temperature`} inputMode="text" autoComplete="off" />
          <Field name={`${row}.dlc`} />
          <Field name={`${row}.ddm`} />
          {places.length > 1 && <Field name={`${row}.location`} choices={places} value="main" />}
        </div>
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{t("receive.more")}</summary>
          <div className="form-grid mt-3">
            <Field name={`${row}.refused`} among={sameMeasure(line)} />
            <Field name={`${row}.discrepancy`} />
            <Field name={`${row}.price`} help={t("receive.priceHelp")} />
            <Field name={`${row}.lot`} help={t("receive.lotHelp")} autoComplete="off" />
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
