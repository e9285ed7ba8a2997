import { Link } from "@/app/ui/link";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { addDays, daysBetween, formatDate, lastOfMonth, weekdayOf } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage, type Language, localeOf } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { base } from "./tabs";

type Day = Result<typeof treasury.days>["items"][number];

/** The year as a calendar: each day that money moves says which way and how much; days to come are outlined. */
export function YearCalendar({ days, year, today }: { days: Day[]; year: number; today: string }) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const most = Math.max(1, ...days.map(({ income, expense }) => Math.max(income, expense)));
  const income = days.reduce((sum, day) => sum + day.income, 0);
  const expense = days.reduce((sum, day) => sum + day.expense, 0);
  const months = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, "0")}`);
  const money = (value: number) => formatMoney(value, 2);
  const to = (other: number) => `${base}?view=calendar&year=${other}`;
  return (
    <section>
      <nav className="no-print mb-3 flex items-center gap-4" aria-label={t("calendar.years")}>
        <Link className="icon-btn" to={to(year - 1)} aria-label={String(year - 1)}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <strong className="tnum">{year}</strong>
        <Link className="icon-btn" to={to(year + 1)} aria-label={String(year + 1)}>
          <ArrowRight aria-hidden="true" />
        </Link>
      </nav>
      <ChartFrame
        title={t("calendar.title", { year: String(year) })}
        sentence={t("calendar.sentence", { income: money(income), expense: money(expense) })}
        head={[t("treasury:fields.day"), t("treasury:fields.income"), t("treasury:fields.expense")]}
        rows={days.map((day) => [
          `${formatDate(day.day, language)}${day.expected ? ` · ${t("treasury:fields.expected")}` : ""}`,
          money(day.income),
          money(day.expense),
        ])}
        chart={
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
            {months.map((month) => (
              <Month
                key={month}
                month={month}
                days={days.filter(({ day }) => day.startsWith(month))}
                most={most}
                today={today}
                language={language}
              />
            ))}
          </div>
        }
      />
    </section>
  );
}

interface MonthProps {
  month: string;
  days: Day[];
  /** What the tallest bar stands for. */
  most: number;
  today: string;
  language: Language;
}

function Month({ month, days, most, today, language }: MonthProps) {
  const { t } = useWords("pages/treasury");
  const first = `${month}-01`;
  const blank = weekdayOf(first);
  const name = new Intl.DateTimeFormat(localeOf[language], { month: "long", timeZone: "UTC" }).format(Date.parse(first));
  const net = days.reduce((sum, { income, expense }) => sum + income - expense, 0);
  const dates = Array.from({ length: daysBetween(first, lastOfMonth(first)) + 1 }, (_, place) => addDays(first, place));
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between text-sm">
        <span className="font-semibold">{name}</span>
        <span className={`tnum ${net < 0 ? "st-loss" : net > 0 ? "st-good" : "muted"}`}>{days.length ? formatMoney(net, 0) : "—"}</span>
      </div>
      <div className="grid grid-cols-7 gap-0.5">
        {dates.map((day, place) => {
          const own = days.filter((one) => one.day === day);
          const sums = { income: sum(own, "income"), expense: sum(own, "expense") };
          const title = own.length
            ? t("calendar.day", {
                day: formatDate(day, language),
                income: formatMoney(sums.income, 2),
                expense: formatMoney(sums.expense, 2),
              })
            : undefined;
          return (
            <span
              key={day}
              title={title}
              style={place === 0 ? { gridColumnStart: blank + 1 } : undefined}
              className={`relative flex h-8 flex-col justify-between bg-base-200 ${day === today ? "outline outline-2 outline-focus" : ""}`}
            >
              <Bar of={sums.income} most={most} isAhead={day > today} className="bg-success border-success" />
              <small className="tnum absolute inset-0 grid place-items-center text-[0.65rem]">{place + 1}</small>
              <Bar of={sums.expense} most={most} isAhead={day > today} className="bg-primary border-primary" />
            </span>
          );
        })}
      </div>
    </div>
  );
}

const sum = (days: Day[], of: "income" | "expense") => days.reduce((total, day) => total + day[of], 0);

/** Income hangs from the top of its day, expense stands on its foot; taller is more. */
function Bar({ of, most, isAhead, className }: { of: number; most: number; isAhead: boolean; className: string }) {
  const height = of ? 3 + Math.sqrt(of / most) * 9 : 0;
  return (
    <span className={`block w-full border ${className} ${isAhead ? "bg-transparent" : ""} ${of ? "" : "invisible"}`} style={{ height }} />
  );
}
