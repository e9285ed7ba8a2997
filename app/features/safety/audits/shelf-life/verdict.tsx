import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedStudy } from "@/worker/modules/safety/shelf-life-studies/shapes";
import type { StudyVerdict } from "@/worker/modules/safety/shelf-life-studies/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<StudyVerdict, Meaning> = { pending: "flow", holding: "flow", reached: "good", short: "loss" };

/** What a study shows, or that it was given up. */
export function StudyVerdictMark({ study: { status, verdict } }: { study: Pick<ListedStudy, "status" | "verdict"> }) {
  const { t } = useWords("shelfLifeStudies");
  if (status === "abandoned") return <Status meaning="ended">{t("values.status.abandoned")}</Status>;
  return <Status meaning={meanings[verdict]}>{t(`values.verdict.${verdict}`)}</Status>;
}

/** How days of a study are written: "J+14"; "day 14". */
export function useDays() {
  const { t } = useWords("pages/audits");
  return {
    on: (day: number) => t("study.on", { day }),
    days: (count: number) => t("study.days", { count }),
    keeps: (days: number | null, kind: string) =>
      days === null ? t("study.noDate") : t("study.keeps", { kind: t(`shelfLifeStudies:values.dateKind.${kind}`), count: days }),
  };
}
