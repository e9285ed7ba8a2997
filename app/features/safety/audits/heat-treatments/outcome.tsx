import { useWords } from "@/app/shell/i18n/use-words";
import type { TreatmentOutcome } from "@/worker/modules/safety/heat-treatments/status";
import { Status } from "@/app/ui/status";

/** Did it reach the scale? */
export function TreatmentOutcomeText({ outcome }: { outcome: TreatmentOutcome }) {
  const { t } = useWords("heatTreatments");
  return <Status meaning={outcome === "reached" ? "good" : "loss"}>{t(`values.outcome.${outcome}`)}</Status>;
}
