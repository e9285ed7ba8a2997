import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { sizeText } from "@/app/ui/file-size";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { billing } from "@/worker/modules/business/billing/contract";

type Meters = Result<typeof billing.usage>["items"];

/** How near is near: what is used of what the plan gives. */
const SOON = 0.8;

/** What is used of what the plan counts, as bars with their numbers. */
export function Usage({ meters }: { meters: Meters }) {
  const { t, i18n } = useWords("pages/billing");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const shown = (meter: string, count: number) => (meter === "storage" ? sizeText(count, language) : String(count));
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("usage.title")}</h2>
      <ul className="grid gap-3 text-sm">
        {meters.map(({ meter, used, most, extraPages, extraCost }) => (
          <li key={meter}>
            <p className="flex items-baseline justify-between gap-3">
              <span>{t(`billing:values.meter.${meter}`)}</span>
              <span className="tnum text-right">
                {most === null
                  ? `${shown(meter, used)}, ${t("usage.none")}`
                  : most === 0
                    ? t("usage.closed")
                    : t("usage.of", { used: shown(meter, used), most: shown(meter, most) })}
              </span>
            </p>
            {most !== null && most > 0 && (
              <span
                className="bar mt-1 block w-full"
                data-tone={used > most ? "loss" : used >= most * SOON ? "soon" : undefined}
                aria-hidden="true"
              >
                <i style={{ width: `${Math.min(100, (used / most) * 100)}%` }} />
              </span>
            )}
            {extraPages > 0 && <p className="muted text-xs">{t("usage.extra", { count: extraPages, cost: formatMoney(extraCost, 2) })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
