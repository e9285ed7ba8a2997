import { Form } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { calculations } from "@/worker/modules/catalogue/calculations/contract";
import { DateText } from "@/app/ui/date";
import { Money } from "@/app/ui/money";

interface SavedCalculationsProps {
  page: Result<typeof calculations.list>;
  current?: string;
  base: string;
}

/** The calculations that were kept, to open one or to put several side by side. */
export function SavedCalculations({ page, current, base }: SavedCalculationsProps) {
  const { t } = useWords("pages/calculations");
  if (page.items.length === 0) return null;
  return (
    <section className="form-part no-print" aria-labelledby="kept">
      <h2 id="kept">{t("kept.title")}</h2>
      <Form method="get" className="grid gap-2">
        <ul className="grid gap-1">
          {page.items.map(({ id, name, unitCost, unit, updatedAt }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-base-300 py-1">
              <input type="checkbox" className="checkbox checkbox-sm" name="compare" value={id} aria-label={t("kept.choose", { name })} />
              <Link className="link-ink min-w-48 flex-1 font-medium" to={`${base}?id=${id}`} aria-current={id === current || undefined}>
                {name}
              </Link>
              <span className="tnum">
                <Money value={unitCost} /> / {t(`core:units.${unit}`)}
              </span>
              <span className="muted text-sm">
                <DateText value={updatedAt} />
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="btn btn-plain">
            {t("kept.compare")}
          </button>
          {page.nextCursor && (
            <Link className="link-ink text-sm" to={`${base}?cursor=${page.nextCursor}`}>
              {t("kept.more")}
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}
