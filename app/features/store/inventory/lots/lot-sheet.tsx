import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { lots } from "@/worker/modules/store/lots/contract";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { causePath } from "../addresses";
import { Amount } from "./lot-marks";
import { PromiseRows } from "../stock/promise-rows";

/** What is known of a lot: whence it came, where it lies, to whom it is promised. */
export function LotSheet({ lot }: { lot: Result<typeof lots.show> }) {
  const { t, i18n } = useWords("pages/inventory");
  const field = (name: string) => t(`lots:fields.${name}`);
  const origin = causePath(lot.cause, lot.causeId);
  return (
    <>
      {(lot.freshness === "expired" || lot.freshness === "past_best") && (
        <p className="summary">{t(lot.freshness === "expired" ? "lot.blocked" : "lot.warned")}</p>
      )}
      <section>
        <h2 className="mb-2 text-lg">{t("lot.where")}</h2>
        {lot.places.length === 0 && <p className="muted text-sm">{t("noLots")}</p>}
        <ul className="text-sm">
          {lot.places.map(({ locationId, locationName, amount }) => (
            <li key={locationId} className="flex items-baseline justify-between gap-6 border-b border-rule py-2">
              <span>{locationName}</span>
              <Amount of={amount} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t("promises")}</h2>
        <PromiseRows rows={lot.promises} />
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t("lot.sheet")}</h2>
        <Facts>
          <Fact label={field("bornOn")}>
            <DateText value={lot.bornOn} />
          </Fact>
          <Fact label={field("causeReference")}>
            {origin && lot.causeReference ? (
              <Link className="link-ink" to={origin}>
                {lot.causeReference}
              </Link>
            ) : (
              t(`lots:values.cause.${lot.cause}`)
            )}
          </Fact>
          <Fact label={field("supplierName")}>
            {lot.supplierId && (
              <Link className="link-ink" to={`/customer/suppliers/${lot.supplierId}`}>
                {lot.supplierName}
              </Link>
            )}
          </Fact>
          <Fact label={field("supplierLot")}>{lot.supplierLot && <span className="code">{lot.supplierLot}</span>}</Fact>
          <Fact label={field("temperature")}>
            {lot.temperature !== null && t("lot.celsius", { value: (lot.temperature / 100).toLocaleString(i18n.language) })}
          </Fact>
          <Fact label={field("unitCost")}>
            <Money value={lot.unitCost} />
            <span className="muted">{` / ${t(`core:units.${lot.unit}`)}`}</span>
          </Fact>
        </Facts>
        {lot.notes && <p className="mt-4 max-w-2xl whitespace-pre-line">{lot.notes}</p>}
      </section>
    </>
  );
}
