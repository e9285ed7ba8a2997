import { useWords } from "@/app/shell/i18n/use-words";
import { unitNames } from "@/worker/core/figures/quantity";
import type { Line } from "@/worker/modules/buy/restocks/contract";
import type { Tariff } from "@/worker/modules/buy/tariffs/contract";
import { TextField } from "@/app/ui/field";
import { useFormState } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { QuantityField } from "@/app/ui/quantity-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { usePackText } from "@/app/features/buy/tariffs/pack-text";

/** Lines for what no tariff says. */
const BLANKS = 2;

/** A row for each tariff with room for how many packs, then the lines agreed by hand and blank ones. */
export function LineRows({ tariffs, lines }: { tariffs: Tariff[]; lines: Line[] }) {
  const { t } = useWords("pages/restocks");
  const { errors } = useFormState();
  const own = tariffs.map((tariff) => lines.find(({ tariffId }) => tariffId === tariff.id));
  const others = lines.filter((line) => !own.includes(line));
  const blanks = Array.from({ length: BLANKS }, (_, place) => others.length + place);
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
      <details className="form-part" open={others.length > 0 || tariffs.length === 0 || undefined}>
        <summary className="min-h-11 cursor-pointer font-semibold">{t("parts.byHand")}</summary>
        <div className="mt-3 grid gap-4">
          {[...others, ...blanks].map((line, place) => {
            const name = `lines.${tariffs.length + place}`;
            return <HandRow key={name} name={name} line={typeof line === "number" ? undefined : line} />;
          })}
        </div>
      </details>
    </>
  );
}

function TariffRow({ name, tariff, line }: { name: string; tariff: Tariff; line: Line | undefined }) {
  const { t } = useWords("pages/restocks");
  const packText = usePackText();
  return (
    <li className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <strong className="font-semibold">{tariff.itemName}</strong>
        <p className="muted text-sm">{[packText(tariff), tariff.supplierCode].filter(Boolean).join(" · ")}</p>
      </div>
      <input type="hidden" name={`${name}.tariff`} value={tariff.id} />
      <TextField name={`${name}.packs`} label={t("restocks:fields.packs")} inputMode="numeric" defaultValue={line && String(line.packs)} />
      <MoneyField name={`${name}.price`} label={t("packPrice")} amount={line?.price ?? tariff.price} />
    </li>
  );
}

function HandRow({ name, line }: { name: string; line: Line | undefined }) {
  const { t } = useWords("pages/restocks");
  const field = (key: string) => t(`restocks:fields.${key}`);
  return (
    <div className="rows-row">
      <div className="rows-fields">
        <ItemPicker name={`${name}.item`} label={field("item")} chosen={line && { sku: line.sku, name: line.itemName }} />
        <TextField name={`${name}.packs`} label={field("packs")} inputMode="numeric" defaultValue={line && String(line.packs)} />
        <QuantityField
          name={`${name}.pack`}
          label={field("pack")}
          value={line?.pack}
          among={["kg", ...unitNames.filter((unit) => unit !== "kg")]}
        />
        <TextField name={`${name}.packName`} label={field("packName")} defaultValue={line?.packName} maxLength={60} />
        <MoneyField name={`${name}.price`} label={t("packPrice")} amount={line?.price} />
      </div>
    </div>
  );
}
