import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { appointments } from "@/worker/modules/provider/appointments/contract";
import { appointmentStatuses } from "@/worker/modules/provider/appointments/status";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { CalendarFeed } from "./calendar-feed";
import { AppointmentTable } from "./appointment-table";

interface AppointmentListProps {
  page: Result<typeof appointments.list>;
  base: string;
  /** Where a calendar follows them; null until it is opened. */
  address: string | null;
  requestKey: string;
  /** For the staff: whose each is. */
  withClient?: boolean;
  children?: ReactNode;
}

/** A list of appointments, those to come first, for either side. @param children the action that stands out, if any */
export function AppointmentList({ page, base, address, requestKey, withClient, children }: AppointmentListProps) {
  const { t } = useWords("pages/consultancy");
  const [params] = useSearchParams();
  const isPast = params.get("upcoming") === "false";
  const options = appointmentStatuses.map((value) => ({ value, label: t(`appointments:values.status.${value}`) }));
  return (
    <>
      <PageHead title={t("list.title")} sentence={t(withClient ? "list.staffSentence" : "list.sentence")}>
        {children}
      </PageHead>
      <Sections
        label={t("list.sections")}
        sections={[
          { key: "upcoming", label: t("list.upcoming"), to: base, current: !isPast },
          { key: "all", label: t("list.all"), to: `${base}?upcoming=false`, current: isPast },
        ]}
      />
      <div className="no-print my-4">
        <Filters filters={[{ name: "status", label: t("appointments:fields.status"), options }]} />
      </div>
      {page.items.length ? (
        <AppointmentTable rows={page.items} base={base} withClient={withClient} />
      ) : (
        <EmptyState drawing="days" title={t("list.empty")} text={t(withClient ? "list.staffEmptyText" : "list.emptyText")}>
          {children}
        </EmptyState>
      )}
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
      <CalendarFeed address={address} requestKey={requestKey} />
    </>
  );
}
