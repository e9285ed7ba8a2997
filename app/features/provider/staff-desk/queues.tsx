import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import type { Queue } from "@/worker/modules/provider/staff-desk/status";
import { staffBase } from "@/app/features/provider/consultancy/base";
import { useClock } from "@/app/features/provider/consultancy/moment";
import { DateText } from "@/app/ui/date";

/** Where each queue is worked off. */
const places: Record<Queue, string> = {
  serviceRequests: "/admin/service-requests?status=submitted",
  quotes: "/admin/service-requests?status=reviewed",
  begun: "/admin/service-requests?status=accepted",
  productionRequests: "/admin/production-validation",
  daysProposed: "/admin/production-validation?view=works&stage=to_agree",
  works: "/admin/production-validation?view=works",
  worksLate: "/admin/production-validation?view=works&late=true",
  appointments: "/admin/consultancy-appointments?status=pending",
  appointmentsOver: "/admin/consultancy-appointments?status=accepted&over=true&upcoming=false",
  directory: "/admin/suppliers?verified=false",
  directoryContacts: "/admin/suppliers/contacts",
};

/** What waits for an answer, how much and since when; and what today brings. */
export function Queues({ waiting, today }: { waiting: Result<typeof staffDesk.queues>; today: string }) {
  const { t } = useWords("pages/staff-desk");
  const { timeOf } = useClock();
  return (
    <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <section>
        <h2 className="mb-3 text-lg">{t("waiting")}</h2>
        <ul className="border-t border-base-content">
          {waiting.items.map(({ queue, count, oldestAt }) => (
            <li key={queue} className="flex items-baseline gap-4 border-b border-rule py-2 text-sm">
              <span className={`tnum w-8 text-right ${count ? "text-lg font-semibold" : "muted"}`}>{count}</span>
              <Link className="link-ink flex-1" to={places[queue]}>
                {t(`staffDesk:values.queue.${queue}`)}
              </Link>
              {oldestAt !== null && (
                <span className="muted text-xs">
                  {t("oldest")} <DateText value={oldestAt} today={today} />
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm">{t("trials", { count: waiting.newTrials })}</p>
      </section>
      <section>
        <h2 className="mb-3 text-lg">{waiting.today.length ? t("today", { count: waiting.today.length }) : t("todayTitle")}</h2>
        {waiting.today.length === 0 && <p className="muted text-sm">{t("todayNothing")}</p>}
        <ul className={waiting.today.length ? "border-t border-base-content" : undefined}>
          {waiting.today.map(({ id, startsAt, offerName, expertName, clientName }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2 text-sm">
              <Link className="link-ink tnum" to={`${staffBase}/${id}`}>
                {timeOf(startsAt)}
              </Link>
              <span className="flex-1">{clientName}</span>
              <span className="muted">{[offerName, expertName].join(" · ")}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
