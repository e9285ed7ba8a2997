import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import type { PartName, Standing } from "@/worker/modules/safety/safety-records/status";
import { DateText } from "@/app/ui/date";
import { type Meaning, Status } from "@/app/ui/status";
import {
  complaintPath,
  lotCheckPath,
  netContentPath,
  nonConformityPath,
  samplePath,
  sectionPath,
  studyPath,
  treatmentPath,
} from "../addresses";

export type SafetyFile = Result<typeof safetyRecords.about>;

/** The words that the part needs, for a screen of another area. */
export const safetyWords = ["pages/audits", "safetyRecords", "heatTreatments"];

const paths: Record<PartName, (id: string) => string> = {
  nonConformity: nonConformityPath,
  check: lotCheckPath,
  sample: samplePath,
  treatment: treatmentPath,
  study: studyPath,
  netContent: netContentPath,
  complaint: complaintPath,
  certificate: () => sectionPath("certificates"),
  audit: (id) => `${sectionPath("today")}/${id}`,
};
const meanings: Record<Standing, Meaning> = { open: "loss", waiting: "flow", good: "good", bad: "loss", over: "ended" };

/** What food safety knows of the record that a screen shows: each line leads to its own record; nothing where there is nothing. */
export function SafetyPart({ file: { items, plan }, children }: { file: SafetyFile; children?: ReactNode }) {
  const { t } = useWords("pages/audits");
  if (!items.length && !plan.length && !children) return null;
  return (
    <section aria-label={t("safetyRecords:title")}>
      <h2 className="mb-2 text-lg">{t("safetyRecords:title")}</h2>
      {plan.length > 0 && <p className="muted text-sm">{t("records.plan", { names: plan.join(", ") })}</p>}
      <ul className="text-sm">
        {items.map(({ part, id, reference, title, standing, day }) => (
          <li key={`${part}${id}${title}`} className="card-line border-b border-rule py-1.5">
            <span className="min-w-0">
              <span className="muted">{`${t(`safetyRecords:values.part.${part}`)} `}</span>
              <Link className={reference ? "link-ink code" : "link-ink"} to={paths[part](id)}>
                {reference || title}
              </Link>
              {reference && title && <span className="muted">{` · ${title}`}</span>}
            </span>
            <span className="flex flex-wrap items-baseline justify-end gap-x-3">
              {day && <DateText value={day} />}
              <Status meaning={meanings[standing]}>{t(`safetyRecords:values.standing.${standing}`)}</Status>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
