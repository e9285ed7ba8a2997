import { useWords } from "@/app/shell/i18n/use-words";
import { unitNames } from "@/worker/core/figures/quantity";
import { type Line, restocks } from "@/worker/modules/buy/restocks/contract";
import type { Tariff } from "@/worker/modules/buy/tariffs/contract";
import { useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { usePackText } from "@/app/features/buy/tariffs/pack-text";

const { Field, useFieldOf } = formOf(restocks.create);

/** A row for each tariff with room for how many packs, then the lines agreed by hand and blank ones. */
export function LineRows({ tariffs, lines }: { tariffs: Tariff[]; lines: Line[] }) {
  const { t } = useWords("pages/restocks");
  const { errors } = useFormState();
  const list = useFieldOf()("lines");
  const own = tariffs.map((tariff) => lines.find(({ tariffId }) => tariffId === tariff.id));
  const others = lines.filter((line) => !own.includes(line));
  return (
    <>
      <section>
        <h2 className="mb-1 text-xl">{t("parts.tariffs")}</h2>
        <p className="muted mb-3 text-sm">{t(tariffs.length ? "help.lines" : "noTariffs")}</p>
        {errors.lines && <p className="problem mb-3 text-sm">{t("nothingAsked")}</p>}
        <ul className="border-t border-rule">
          {tariffs.map((tariff, place) => (
            <TariffRow key={tariff.id} name={`lines.${place}`} tariff={tariff} line={own[place]} />
          ))}
        </ul>
      </section>
      <section className="form-part">
        <RowsField {...list} label={t("parts.byHand")} rows={others} before={tariffs.length} add={t("addLine")}>
          {(name, line) => <HandRow name={name} line={line} />}
        </RowsField>
      </section>
    </>
  );
}

function TariffRow({ name, tariff, line }: { name: `lines.${number}`; tariff: Tariff; line: Line | undefined }) {
  const packText = usePackText();
  return (
    <li className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <strong className="font-semibold">{tariff.itemName}</strong>
        <p className="muted text-sm">{[packText(tariff), tariff.supplierCode].filter(Boolean).join(" · ")}</p>
      </div>
      <input type="hidden" name={`${name}.tariff`} value={tariff.id} />
      <Field name={`${name}.packs`} value={line?.packs} />
      <Field name={`${name}.price`} value={line?.price ?? tariff.price} />
    </li>
  );
}

function HandRow({ name, line }: { name: `lines.${number}`; line: Line | undefined }) {
  const fieldOf = useFieldOf();
  return (
    <>
      <ItemPicker {...fieldOf(`${name}.item`)} chosen={line && { sku: line.sku, name: line.itemName }} />
      <Field name={`${name}.packs`} value={line?.packs} />
      <Field name={`${name}.pack`} value={line?.pack} among={["kg", ...unitNames.filter((unit) => unit !== "kg")]} />
      <Field name={`${name}.packName`} value={line?.packName} />
      <Field name={`${name}.price`} value={line?.price} />
    </>
  );
}
