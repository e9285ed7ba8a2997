import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { asLanguage, defaultLanguage, localeOf } from "@/worker/core/language";
import type { complaints } from "@/worker/modules/safety/complaints/contract";
import { type Bar, Bars } from "@/app/ui/bars";

/** Kinds that are named. */
const KINDS = 5;

/** Complaints month by month over a year, and what they are about. */
export function Trend({ trend }: { trend: Result<typeof complaints.trend> }) {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { items, total, before, categories, products } = trend;
  const month = new Intl.DateTimeFormat(localeOf[language], { month: "long", year: "numeric", timeZone: "UTC" });
  const bar = (key: string, label: string, count: number, to?: string): Bar => ({ key, label, length: count, text: String(count), to });
  return (
    <details className="my-4">
      <summary className="cursor-pointer font-semibold">
        {t("complaint.trend")}
        <span className="muted ml-3 font-normal text-sm">{t("complaint.trendSentence", { total, before })}</span>
      </summary>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <Bars bars={items.map((row) => bar(row.month, month.format(Date.parse(row.month)), row.count))} />
        <div className="grid content-start gap-6">
          <section>
            <h3 className="mb-2 font-semibold text-sm">{t("complaint.byCategory")}</h3>
            <Bars
              bars={categories
                .slice(0, KINDS)
                .map(({ category, count }) => bar(category, t(`complaints:values.category.${category}`), count, `?category=${category}`))}
            />
          </section>
          {products.length > 0 && (
            <section>
              <h3 className="mb-2 font-semibold text-sm">{t("complaint.byProduct")}</h3>
              <Bars bars={products.map(({ itemId, itemName, count }) => bar(itemId, itemName, count, `?item=${itemId}`))} />
            </section>
          )}
        </div>
      </div>
    </details>
  );
}
