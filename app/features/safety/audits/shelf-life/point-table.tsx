import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { limitsText } from "@/worker/modules/safety/laboratory/rules";
import { findings } from "@/worker/modules/safety/laboratory/status";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import type { Study } from "@/worker/modules/safety/shelf-life-studies/shapes";
import { studyStatus } from "@/worker/modules/safety/shelf-life-studies/status";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { samplePath } from "../addresses";
import { OutcomeMark } from "../laboratory/sample-outcome";
import { useDays } from "./verdict";

/** What was found, day by day, and what it came to. */
export function PointTable({ study, requestKey }: { study: Study; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { on } = useDays();
  const { points, version, status } = study;
  const written = (value: string) => (findings.some((one) => one === value) ? t(`laboratory:values.finding.${value}`) : value);
  const mayRemove = studyStatus.allows(status, "removePoint");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("shelfLifeStudies:fields.points")}</h2>
      {points.length === 0 && <p className="muted text-sm">{t("study.noPoints")}</p>}
      <ul className="text-sm">
        {points.map(({ id, day, takenOn, outcome, analyses, note, sample, by }) => (
          <li key={id} className="border-b border-rule py-2">
            <span className="card-line">
              <span>
                <strong className="font-semibold">{on(day)}</strong>
                <span className="muted">
                  {" · "}
                  <DateText value={takenOn} />
                </span>
              </span>
              <OutcomeMark outcome={outcome} />
            </span>
            <ul>
              {analyses.map((one) => (
                <li key={one.analysis} className="tnum">
                  <span className="muted">{`${one.name} : `}</span>
                  {one.results.map(written).join(" ; ")}
                  {one.outcome === "unsatisfactory" && <strong>{` · ${t("laboratory:values.outcome.unsatisfactory")}`}</strong>}
                </li>
              ))}
            </ul>
            <span className="card-line">
              <span className="muted">
                {[note, by].filter(Boolean).join(" · ")}
                {sample && (
                  <Link className="link-ink code ml-2" to={samplePath(sample)}>
                    {sample}
                  </Link>
                )}
              </span>
              {mayRemove && (
                <Action
                  of={shelfLifeStudies.removePoint}
                  version={version}
                  requestKey={`${requestKey}.${id}`}
                  values={{ point: id }}
                  look="btn btn-quiet btn-sm no-print"
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is looked at, between what it must lie, and how far it is shown to hold. */
export function CriterionList({ study: { analyses } }: { study: Study }) {
  const { t, i18n } = useWords("pages/audits");
  const { on } = useDays();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("shelfLifeStudies:fields.analyses")}</h2>
      <ul className="text-sm">
        {analyses.map((one) => (
          <li key={one.id} className="card-line border-b border-rule py-2">
            <span>
              <strong className="font-semibold">{one.name}</strong>
              <span className="muted block">{[limitsText(one, language), one.method].filter(Boolean).join(" · ")}</span>
            </span>
            <span className="shrink-0 whitespace-nowrap text-right">
              {one.failedDay !== null && <strong className="block">{t("study.fails", { day: on(one.failedDay) })}</strong>}
              {one.lastDay === null ? <span className="muted">{t("study.notShown")}</span> : t("study.holds", { day: on(one.lastDay) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
