import { useWords } from "@/app/shell/i18n/use-words";
import type { Reading } from "@/worker/modules/safety/readings/shapes";
import { Status } from "@/app/ui/status";

/** Within its limits or not; what was put right since says so instead. */
export function OutcomeText({ reading: { outcome, correctedBy } }: { reading: Pick<Reading, "outcome" | "correctedBy"> }) {
  const { t } = useWords("pages/audits");
  if (correctedBy) return <Status meaning="ended">{t("reading.corrected")}</Status>;
  return <Status meaning={outcome === "within" ? "good" : "loss"}>{t(`readings:values.outcome.${outcome}`)}</Status>;
}
