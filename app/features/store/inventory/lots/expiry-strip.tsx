import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import type { lots } from "@/worker/modules/store/lots/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { base } from "../addresses";
import { worthText } from "../stock/worth";

type Expiry = Result<typeof lots.expiry>;

/** Pixels of the tallest bar. */
const HEIGHT = 44;

/** The days ahead as a strip: each day the lots that reach their date, the taller the more they are worth; what is past, before it. */
export function ExpiryStrip({ expiry }: { expiry: Expiry }) {
  const { t, i18n } = useWords("pages/inventory");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const days = expiry.items.length;
  const coming = expiry.items.filter(({ dlc, ddm }) => dlc + ddm > 0);
  const lots = coming.reduce((sum, { dlc, ddm }) => sum + dlc + ddm, 0);
  const value = coming.reduce((sum, day) => sum + day.value, 0);
  if (!lots && !expiry.expired.lots && !expiry.pastBest.lots) return null;
  return (
    <div>
      <ChartFrame
        title={t("strip.title")}
        sentence={lots ? `${t("strip.sentence", { count: lots, days, value: worthText(value) })}.` : `${t("strip.none", { days })}.`}
        chart={<Strip expiry={expiry} date={(day) => formatDate(day, language)} />}
        head={[t("strip.day"), t("strip.lots"), t("strip.value")]}
        rows={coming.map(({ date, dlc, ddm, value }) => [formatDate(date, language), String(dlc + ddm), worthText(value)])}
      />
      <p className="filter-row no-print mt-2 text-sm">
        {expiry.expired.lots > 0 && (
          <Link className="chip text-error" to={`${base}?tab=lots&freshness=expired`}>
            {t("strip.expired", { count: expiry.expired.lots, value: worthText(expiry.expired.value) })}
          </Link>
        )}
        {expiry.pastBest.lots > 0 && (
          <Link className="chip" to={`${base}?tab=lots&freshness=past_best`}>
            {t("strip.pastBest", { count: expiry.pastBest.lots, value: worthText(expiry.pastBest.value) })}
          </Link>
        )}
        {lots > 0 && (
          <Link className="chip" to={`${base}?tab=lots&expiringWithin=7`}>
            {t("strip.week")}
          </Link>
        )}
      </p>
    </div>
  );
}

function Strip({ expiry, date }: { expiry: Expiry; date(day: string): string }) {
  const { t } = useWords("pages/inventory");
  const most = Math.max(1, ...expiry.items.map(({ value }) => value));
  return (
    <div>
      <div className="flex items-end gap-px border-b border-rule" style={{ height: HEIGHT + 4 }}>
        {expiry.items.map(({ date: day, dlc, ddm, value }) => (
          <span
            key={day}
            title={dlc + ddm ? t("shell:pair", { name: date(day), value: dlc + ddm }) : undefined}
            className={`min-w-0 flex-1 rounded-t-sm ${dlc ? "bg-primary" : "bg-warning"}`}
            style={{ height: dlc + ddm ? Math.max(6, Math.round((value / most) * HEIGHT)) : 0 }}
          />
        ))}
      </div>
      <div className="muted flex text-xs">
        {expiry.items
          .filter((_, place) => place % 7 === 0)
          .map(({ date: day }) => (
            <span key={day} className="min-w-0 flex-1 truncate border-l border-rule pl-1 pt-0.5">
              {date(day).replace(/ \d{4}$/, "")}
            </span>
          ))}
      </div>
    </div>
  );
}
