import { useWords } from "@/app/shell/i18n/use-words";
import type { TracedLot } from "@/worker/modules/store/traceability/shapes";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<TracedLot["state"], Meaning> = {
  available: "good",
  on_hold: "soon",
  rejected: "loss",
  scrapped: "ended",
  consumed: "idle",
};

/** What was decided of a lot of the trace. */
export function LotState({ state }: Pick<TracedLot, "state">) {
  const { t } = useWords("traceability");
  return <Status meaning={meanings[state]}>{t(`values.state.${state}`)}</Status>;
}
