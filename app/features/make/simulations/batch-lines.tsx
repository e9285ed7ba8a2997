import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Batch } from "@/worker/modules/make/simulations/contract";
import { DateText } from "@/app/ui/date";
import { Quantity } from "@/app/ui/quantity";

/** What goes into a batch, from which lots, with their dates. */
export function BatchLines({ batch }: { batch: Batch }) {
  const { t } = useWords("pages/simulations");
  return (
    <details className="text-sm" open={batch.lines.some(({ short }) => short.amount > 0)}>
      <summary className="link-ink min-h-6 cursor-pointer pointer-coarse:min-h-11">{t("lines", { count: batch.lines.length })}</summary>
      <ul className="mt-2">
        {batch.lines.map(({ itemId, name, needed, available, short, lots }) => (
          <li key={`${itemId} ${needed.amount}`} className="border-b border-rule py-1.5">
            <span className="card-line">
              <span>{name}</span>
              <Quantity value={needed.amount} unit={needed.unit} />
            </span>
            {short.amount > 0 && (
              <span className="st-soon block">
                {t("short")} <Quantity value={short.amount} unit={short.unit} /> · {t("simulations:fields.available")}{" "}
                <Quantity value={available.amount} unit={available.unit} />
              </span>
            )}
            {lots.length > 0 && (
              <span className="muted flex flex-wrap gap-x-4">
                {lots.map(({ lotId, number, dlc, ddm, amount }) => (
                  <span key={`${lotId}${amount.amount}`}>
                    <Link className="link-ink" to={`/customer/inventory/lots/${lotId}`}>
                      {number}
                    </Link>{" "}
                    <Quantity value={amount.amount} unit={amount.unit} />
                    {(dlc ?? ddm) && (
                      <>
                        {" "}
                        ({t(`simulations:fields.${dlc ? "dlc" : "ddm"}`)} <DateText value={dlc ?? ddm ?? ""} />)
                      </>
                    )}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
