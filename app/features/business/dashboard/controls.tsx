import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { readings } from "@/worker/modules/safety/readings/contract";
import type { recalls } from "@/worker/modules/safety/recalls/contract";
import { isDrillDue } from "@/worker/modules/safety/recalls/rules";
import { DateText } from "@/app/ui/date";

const safety = "/customer/audits";

/** How the controls of the day stand; critical ones that were missed stand out. */
export function Controls({ due: { items, missedCritical } }: { due: Result<typeof readings.due> }) {
  const { t } = useWords("pages/dashboard");
  const done = items.filter(({ state }) => state === "done").length;
  const figures = [
    { label: t("controls.open"), count: items.length - done, tone: "" },
    { label: t("controls.done"), count: done, tone: "" },
    { label: t("controls.missed"), count: missedCritical, tone: missedCritical ? "st-loss" : "" },
  ];
  return (
    <section>
      <div className="card-line mb-2">
        <h2 className="text-lg">{t("controls.title")}</h2>
        <Link className="link-ink text-sm" to={safety}>
          {t("controls.take")}
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="muted">{t("controls.none")}</p>
      ) : (
        <dl className="grid grid-cols-3 gap-4">
          {figures.map(({ label, count, tone }) => (
            <div key={label}>
              <dt className="muted text-sm">{label}</dt>
              <dd className={`tnum text-xl font-semibold ${tone}`}>{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Critical controls that were missed: on the first screen, so that nobody overlooks them. */
export function MissedCritical({ count }: { count: number }) {
  const { t } = useWords("pages/dashboard");
  return (
    <p className="summary">
      {t("controls.missedCritical", { count })}{" "}
      <Link className="link-ink" to={safety}>
        {t("controls.look")}
      </Link>
    </p>
  );
}

/** Says when it is time for a recall drill; nothing otherwise. */
export function Drill({ page, today }: { page: Result<typeof recalls.list>; today: string }) {
  const { t } = useWords("pages/dashboard");
  const last = page.items[0]?.createdAt ?? null;
  if (!isDrillDue(last, Date.parse(today))) return null;
  return (
    <p className="summary">
      {t(last ? "controls.drillDue" : "controls.noDrill")}{" "}
      <Link className="link-ink" to={`${safety}/recalls/new?drill=1`}>
        {t("controls.drill")}
      </Link>
    </p>
  );
}

/** Non-conformities that wait for somebody. */
export function Issues({ page }: { page: Result<typeof nonConformities.list> }) {
  const { t } = useWords("pages/dashboard");
  return (
    <section>
      <div className="card-line mb-2">
        <h2 className="text-lg">{t("controls.issues")}</h2>
        <Link className="link-ink text-sm" to={`${safety}/non-conformities`}>
          {t("controls.allIssues")}
        </Link>
      </div>
      {page.items.length === 0 && <p className="muted">{t("controls.noIssues")}</p>}
      <ul className="text-sm">
        {page.items.map(({ id, reference, title, openedOn }) => (
          <li key={id} className="card-line border-b border-rule py-2">
            <span>
              <Link className="code font-semibold" to={`${safety}/non-conformities/${id}`}>
                {reference}
              </Link>
              {` ${title}`}
            </span>
            <DateText value={openedOn} />
          </li>
        ))}
      </ul>
    </section>
  );
}
