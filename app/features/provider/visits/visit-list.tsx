import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Moment } from "@/app/features/provider/consultancy/moment";
import { Status } from "@/app/ui/status";
import type { Result } from "@/worker/core/contract/operation";
import type { Visit, visits } from "@/worker/modules/provider/visits/contract";

interface VisitListProps {
  visits: Visit[];
  /** What was looked at on the visit that is shown, if one is. */
  log: Result<typeof visits.log> | null;
  /** Where what was looked at on a visit is shown. */
  logOf(visit: Visit): string;
  /** What may be done with one that lasts. */
  actionOf(visit: Visit): ReactNode;
}

/** The times for which an owner let Cellier's staff look, and what they looked at: the same for both sides. */
export function VisitList({ visits, log, logOf, actionOf }: VisitListProps) {
  const { t } = useWords("pages/visits");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("list")}</h2>
      {visits.length === 0 && <p className="muted text-sm">{t("none")}</p>}
      <ul className="grid text-sm">
        {visits.map((visit) => (
          <li key={visit.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-2">
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{visit.reason}</span>
              <span className="muted flex flex-wrap gap-x-3">
                <Status meaning={visit.isOpen ? "good" : "ended"}>{t(stateOf(visit))}</Status>
                <span>
                  {t("until")} <Moment value={visit.withdrawnAt ?? visit.endsAt} />
                </span>
                <Link className="link-ink" to={logOf(visit)} preventScrollReset aria-label={`${t("log")} : ${visit.reason}`}>
                  {t("entries", { count: visit.entries })}
                </Link>
              </span>
            </span>
            {visit.isOpen && actionOf(visit)}
          </li>
        ))}
      </ul>
      {log && <Log items={log.items} />}
    </section>
  );
}

const stateOf = ({ isOpen, withdrawnAt }: Visit) => (isOpen ? "open" : withdrawnAt === null ? "over" : "withdrawn");

function Log({ items }: Pick<Result<typeof visits.log>, "items">) {
  const { t } = useWords("pages/visits");
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">{t("logOf")}</h3>
      {items.length === 0 && <p className="muted text-sm">{t("nothing")}</p>}
      <ul className="grid text-sm">
        {items.map(({ id, at, name, text }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1">
            <span>{text}</span>
            <span className="muted">
              {name}, <Moment value={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
