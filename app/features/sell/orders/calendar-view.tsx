import { Link } from "@/app/ui/link";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { DateText } from "@/app/ui/date";
import { Pager } from "@/app/ui/pager";
import { base } from "./base";
import { monthName, weekdayNames, weeksOf } from "./month";
import { OrderTable } from "./order-table";

interface CalendarViewProps {
  month: Result<typeof orders.calendar>;
  page: Result<typeof orders.list>;
  /** The day whose orders are listed. */
  day: string;
  today: string;
}

const to = (day: string) => `${base}?view=calendar&day=${day}`;

/** A month of the days on which orders are wanted; choosing one lists its orders. Arrow keys go from day to day. */
export function CalendarView({ month, page, day, today }: CalendarViewProps) {
  const { t, i18n } = useWords("pages/orders");
  const byDay = new Map(month.items.map((entry) => [entry.day, entry]));
  const first = `${month.month}-01`;
  return (
    <>
      <div className="my-4 flex items-center justify-between gap-3">
        <h2 className="text-xl first-letter:uppercase">{monthName(first, i18n.language)}</h2>
        <div className="no-print flex gap-2">
          <Link className="btn btn-plain" to={to(addDays(first, -1))} preventScrollReset aria-label={t("calendar.before")}>
            <ArrowLeft aria-hidden="true" />
          </Link>
          <Link className="btn btn-plain" to={to(today)} preventScrollReset>
            {t("calendar.today")}
          </Link>
          <Link className="btn btn-plain" to={to(firstOfMonth(first, 1))} preventScrollReset aria-label={t("calendar.after")}>
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
      <table className="month" onKeyDown={moveFocus}>
        <caption className="sr-only">{t("views.calendar")}</caption>
        <thead>
          <tr>
            {weekdayNames(i18n.language).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} data-outside={date.startsWith(month.month) ? undefined : ""}>
                  <Day date={date} entry={byDay.get(date)} isChosen={date === day} isToday={date === today} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section className="mt-6">
        <h2 className="mb-2 text-lg">
          <DateText value={day} />
        </h2>
        {page.items.length ? <OrderTable rows={page.items} /> : <p className="muted">{t("calendar.nothing")}</p>}
        {page.items.length > 0 && <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />}
      </section>
    </>
  );
}

interface DayProps {
  date: string;
  entry: CalendarViewProps["month"]["items"][number] | undefined;
  isChosen: boolean;
  isToday: boolean;
}

function Day({ date, entry, isChosen, isToday }: DayProps) {
  const { t } = useWords("pages/orders");
  return (
    <Link
      to={to(date)}
      preventScrollReset
      data-day={date}
      aria-current={isChosen ? "date" : undefined}
      data-today={isToday ? "" : undefined}
    >
      <span className="tnum">{Number(date.slice(8))}</span>
      {entry && (
        <span className={entry.late ? "st-soon" : undefined}>
          <strong className="tnum md:hidden" aria-hidden="true">
            {entry.count}
          </strong>
          <strong className="tnum sr-only md:not-sr-only">{t("calendar.count", { count: entry.count })}</strong>
          <small className="tnum">{formatMoney(entry.subtotal, 0)}</small>
        </span>
      )}
    </Link>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move by a day, and by a week. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const date = (event.target as HTMLElement).dataset.day;
  const target = step && date ? event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(date, step)}"]`) : null;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
