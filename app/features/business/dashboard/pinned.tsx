import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { changeText, figureText, lengthOf } from "@/worker/core/text/figure-text";
import { Curve } from "./curve";
import type { PinnedFigure } from "@/worker/modules/business/reports/contract";

const reports = "/customer/tools/reports";
/** The figures that people pinned, each with its last twelve months; a card opens its report. */
export function Pinned({ figures }: { figures: readonly PinnedFigure[] }) {
  const { t, i18n } = useWords("pages/dashboard");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  if (!figures.length) return null;
  return (
    <section aria-label={t("pinned.title")}>
      <ul className="figures">
        {figures.map(({ id, name, label, understood, value, change, trend }) => (
          <li key={id}>
            <Link to={`${reports}?saved=${id}`} prefetch="intent" title={understood}>
              <span className="text-sm">{name}</span>
              <span className="tnum text-xl font-semibold">{value ? figureText(value, language) : t("pinned.unknown")}</span>
              <span className="muted text-xs">
                {change === null ? label : t("pinned.change", { label, change: changeText(change, language) })}
              </span>
              {trend.length > 1 && <Curve lengths={trend.map((month) => lengthOf(month.value))} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
