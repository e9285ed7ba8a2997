import { useWords } from "@/app/shell/i18n/use-words";
import type { BalanceLine } from "@/worker/modules/store/traceability/shapes";
import { Quantity } from "@/app/ui/quantity";

/** What adds to a lot; the other sides take from it. */
const sources = ["received", "made", "returned", "found"];

/** What came in, and where it went, as one bar: what is left over was lost sight of. */
export function Balance({ lines }: { lines: BalanceLine[] }) {
  const { t } = useWords("pages/traceability");
  const came = lines.filter(({ side }) => sources.includes(side));
  const went = lines.filter(({ side, amount }) => !sources.includes(side) && amount.amount > 0);
  const [first] = came;
  if (!first) return null;
  const total = came.reduce((sum, { amount }) => sum + amount.amount, 0);
  const gap = total - went.reduce((sum, { amount }) => sum + amount.amount, 0);
  return (
    <section className="mb-8 border-t border-rule pt-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t("traceability:fields.balance")}</h2>
        <p className="text-sm">
          {came.map(({ side, amount }) => (
            <span key={side} className="mr-3">
              {`${t(`traceability:values.side.${side}`)} `}
              <strong>
                <Quantity value={amount.amount} unit={amount.unit} />
              </strong>
            </span>
          ))}
          {gap === 0 ? (
            <span className="st st-disc st-good">{t("balanced")}</span>
          ) : (
            <span className="st st-square st-loss">
              {t("gap")} <Quantity value={gap} unit={first.amount.unit} />
            </span>
          )}
        </p>
      </div>
      <div className="mass-bar" aria-hidden="true">
        {went.map(({ side, amount }) => (
          <i key={side} data-side={side} style={{ flexGrow: amount.amount }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {went.map(({ side, amount }) => (
          <li key={side} className="mass-key" data-side={side}>
            {`${t(`traceability:values.side.${side}`)} `}
            <Quantity value={amount.amount} unit={amount.unit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
