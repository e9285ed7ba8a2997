import { useWords } from "@/app/shell/i18n/use-words";
import type { CalibrationState, Standing } from "@/worker/modules/safety/instruments/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<Standing, Meaning> = { valid: "good", soon: "soon", expired: "loss", failed: "loss", none: "soon" };

/** How an instrument stands by its last calibration. */
export function StandingText({ standing }: { standing: Standing }) {
  const { t } = useWords("instruments");
  return <Status meaning={meanings[standing]}>{t(`values.standing.${standing}`)}</Status>;
}

/** What is to be known of the instrument that something was read with; nothing when its calibration held. */
export function CalibrationMark({ calibration }: { calibration: CalibrationState | null }) {
  const { t } = useWords("readings");
  if (calibration === null || calibration === "valid") return null;
  return <Status meaning={meanings[calibration]}>{t(`values.calibration.${calibration}`)}</Status>;
}
