import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import type { Production } from "@/worker/modules/make/production/contract";
import { Money, None } from "@/app/ui/money";

const parts = ["materials", "packaging", "labour", "overhead", "total"] as const;

/** What it was to cost, what it cost, and how far apart the two are. */
export function CostTable({ order }: { order: Production }) {
  const { t, i18n } = useWords("pages/production");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { planned, cost } = order;
  if (!planned && !cost) return null;
  const euros = (value: number | undefined) => (value === undefined ? <None /> : <span className="tnum">{formatMoney(value, 2)}</span>);
  const apart = (was: number | null | undefined, is: number | null | undefined) => {
    if (!was || is === null || is === undefined) return <None />;
    const percent = Math.round(((is - was) * 10_000) / was);
    return <span className="tnum">{`${percent > 0 ? "+" : ""}${formatRate(percent, language, 1)}`}</span>;
  };
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.cost")}</h2>
      <div className="table-scroll">
        <table className="grid-table">
          <thead>
            <tr>
              <th>{t("cost.part")}</th>
              <th className="num">{t("cost.planned")}</th>
              {cost && <th className="num">{t("cost.real")}</th>}
              {cost && <th className="num">{t("cost.apart")}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part} className={part === "total" ? "font-semibold" : ""}>
                <td>{t(`production:fields.${part}`)}</td>
                <td className="num">{euros(planned?.[part])}</td>
                {cost && <td className="num">{euros(cost[part])}</td>}
                {cost && <td className="num">{apart(planned?.[part], cost[part])}</td>}
              </tr>
            ))}
            <tr className="font-semibold">
              <td>{t("cost.per", { unit: t(`core:units.${order.unit}`) })}</td>
              <td className="num">
                <Money value={planned?.unitCost} />
              </td>
              {cost && (
                <td className="num">
                  <Money value={cost.unitCost} />
                </td>
              )}
              {cost && <td className="num">{apart(planned?.unitCost, cost.unitCost)}</td>}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
