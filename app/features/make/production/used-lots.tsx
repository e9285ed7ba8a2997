import { type ChangeEvent, useState } from "react";
import { type Unit, unitsLike } from "@/worker/core/figures/quantity";
import { useWords } from "@/app/shell/i18n/use-words";
import { type LotPart, type Production, production } from "@/worker/modules/make/production/contract";
import { useFormState } from "@/app/ui/form";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { formOf } from "@/app/ui/form-of";
import { Quantity } from "@/app/ui/quantity";
import { LotDate, ReceiveLink } from "./order-lines";

const { Field } = formOf(production.complete);

/** Lots that were not proposed: as many as one adds in a day's work. */
const MORE = 2;

/** What was taken of each lot: those promised are there, with their amounts; another one is named by its number. */
export function UsedLots({ order }: { order: Production }) {
  const { t } = useWords("pages/production");
  const lines = order.lines.map((line) => ({ line, lots: order.lots.filter(({ lineId }) => lineId === line.lineId) }));
  const short = order.lines.filter((line) => line.short.amount > 0);
  return (
    <section className="form-part">
      <h2>{t("production:fields.used")}</h2>
      <p className="help mb-4">{t("complete.used")}</p>
      {short.length > 0 && (
        <ul className="summary mb-4">
          {short.map((line) => (
            <li key={line.lineId}>
              {t("complete.short", { name: line.name })} <Quantity value={line.short.amount} unit={line.short.unit} />
              <ReceiveLink itemId={line.itemId} amount={line.short} />
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-5">
        {lines.map(({ line, lots }) =>
          lots.length ? (
            <fieldset key={line.lineId} className="field">
              <legend className="mb-1 font-semibold">
                {line.name}{" "}
                <span className="muted text-sm font-normal">
                  {t("planned")} <Quantity value={line.amount.amount} unit={line.amount.unit} />
                </span>
              </legend>
              <div className="grid gap-3">
                {lots.map((lot) => (
                  <UsedLot key={`${lot.lotId} ${lot.locationId}`} lot={lot} place={order.lots.indexOf(lot)} />
                ))}
              </div>
            </fieldset>
          ) : null,
        )}
      </div>
      <OtherLots order={order} />
    </section>
  );
}

function UsedLot({ lot, place }: { lot: LotPart; place: number }) {
  const { errors } = useFormState();
  const prefix = `used.${place}` as const;
  const problem = errors[`${prefix}.lot`];
  return (
    <div>
      <input type="hidden" name={`${prefix}.line`} value={lot.lineId} />
      <input type="hidden" name={`${prefix}.lot`} value={lot.lotId} />
      <input type="hidden" name={`${prefix}.location`} value={lot.locationId} />
      <Field name={`${prefix}.amount`} label={lot.number} value={lot.amount} among={unitsLike(lot.amount.unit)} />
      <p className="muted flex flex-wrap gap-x-3 text-xs">
        <LotDate lot={lot} />
        <span>{lot.location}</span>
      </p>
      {problem && <p className="problem">{problem}</p>}
    </div>
  );
}

/** Lots taken instead, or besides. */
function OtherLots({ order }: { order: Production }) {
  const { t } = useWords("pages/production");
  const { values } = useFormState();
  const places = Array.from({ length: MORE }, (_, more) => order.lots.length + more);
  return (
    <details className="mt-5" open={places.some((place) => values[`used.${place}.line`])}>
      <summary className="btn btn-plain">{t("complete.otherLot")}</summary>
      <div className="mt-4 grid gap-4">
        {places.map((place) => (
          <OtherLot key={place} prefix={`used.${place}`} order={order} />
        ))}
      </div>
    </details>
  );
}

function OtherLot({ prefix, order }: { prefix: `used.${number}`; order: Production }) {
  const [unit, setUnit] = useState<Unit>();
  const lines = order.lines.map(({ lineId, name }) => ({ value: lineId, label: name }));
  const follow = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const chosen = order.lines.find(({ lineId }) => lineId === (target as unknown as HTMLInputElement).value);
    if (chosen) setUnit(chosen.amount.unit);
  };
  return (
    <div className="form-grid" onChange={follow}>
      <Field name={`${prefix}.line`} none="—" choices={lines} />
      <LotField name={`${prefix}.lot`} />
      <Field name={`${prefix}.amount`} usual={unit} />
    </div>
  );
}
