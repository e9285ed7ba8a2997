import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Calibration } from "@/worker/modules/safety/instruments/shapes";
import { DateText } from "@/app/ui/date";
import { Status } from "@/app/ui/status";
import { nonConformityPath } from "../addresses";

/** What the calibrations of an instrument found, the latest first. */
export function CalibrationList({ calibrations }: { calibrations: Calibration[] }) {
  const { t } = useWords("pages/audits");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("instruments:fields.calibrations")}</h2>
      {calibrations.length === 0 && <p className="muted">{t("instrument.never")}</p>}
      <ul className="text-sm">
        {calibrations.map(({ id, day, dueOn, outcome, nonConformityId, nonConformity, ...more }) => (
          <li key={id} className="border-b border-rule py-2">
            <span className="card-line">
              <DateText value={day} />
              <Status meaning={outcome === "conforms" ? "good" : "loss"}>{t(`instruments:values.outcome.${outcome}`)}</Status>
            </span>
            <p className="muted">
              {[more.deviation, more.doneBy, more.certificate, more.note, more.by].filter(Boolean).join(" · ")}
              {outcome === "conforms" && (
                <>
                  {" · "}
                  {t("instruments:fields.dueOn").toLowerCase()} <DateText value={dueOn} />
                </>
              )}
            </p>
            {nonConformityId && (
              <Link className="link-ink code" to={nonConformityPath(nonConformityId)}>
                {nonConformity}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
