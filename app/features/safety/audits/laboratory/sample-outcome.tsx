import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedSample } from "@/worker/modules/safety/laboratory/shapes";
import type { AnalysisOutcome } from "@/worker/modules/safety/laboratory/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<AnalysisOutcome, Meaning> = { pending: "flow", satisfactory: "good", acceptable: "soon", unsatisfactory: "loss" };

/** What results come to. */
export function OutcomeMark({ outcome }: { outcome: AnalysisOutcome }) {
  const { t } = useWords("laboratory");
  return <Status meaning={meanings[outcome]}>{t(`values.outcome.${outcome}`)}</Status>;
}

/** How a sample stands: what was found, or that it was given up. */
export function SampleOutcome({ sample: { status, outcome } }: { sample: Pick<ListedSample, "status" | "outcome"> }) {
  const { t } = useWords("laboratory");
  if (status === "cancelled") return <Status meaning="ended">{t("values.status.cancelled")}</Status>;
  return <OutcomeMark outcome={outcome} />;
}
