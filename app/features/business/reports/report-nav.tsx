import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Report } from "@/worker/modules/business/reports/contract";
import { readyReportNames } from "@/worker/modules/business/reports/rules";
import { base } from "./address";

/** The reports to choose from: those that are ready, and those that were kept. On a phone, a row to push along. */
export function ReportNav({ current, saved }: { current: string; saved: Pick<Report, "id" | "name">[] }) {
  const { t } = useWords("pages/reports");
  const look = "chip shrink-0 lg:w-full lg:justify-start";
  const link = (key: string, to: string, label: string) => (
    <Link
      key={key}
      className={look}
      to={to}
      aria-current={key === current ? "page" : undefined}
      data-applied={key === current ? "" : undefined}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={t("choose")} className="no-print flex gap-2 overflow-x-auto pb-2 lg:flex-col lg:overflow-visible">
      {readyReportNames.map((name) => link(name, `${base}?report=${name}`, t(`reports:values.report.${name}`)))}
      {saved.length > 0 && <h2 className="muted mt-0 shrink-0 self-center text-sm lg:mt-3 lg:self-start">{t("saved")}</h2>}
      {saved.map(({ id, name }) => link(id, `${base}?saved=${id}`, name))}
    </nav>
  );
}
